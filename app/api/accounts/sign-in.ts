/** Signs in and sets passwords; each attempt is counted and queued before the check. */
import type { Login, PasswordChange, PasswordSetup, Session } from "#app/contract/accounts.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Admin } from "./admins.ts";
import { changePassword, findInvited, setUpPassword } from "./new-password.ts";
import { type Client, createKnownNetworks, createPasswordLimiter } from "./password-limiter.ts";
import { rejectWeakPassword } from "./password-strength.ts";
import type { Passwords } from "./passwords.ts";
import { logFailedSignIn, openSession } from "./sessions.ts";

const WRONG_CREDENTIALS = "The email address or password is incorrect";

export type SignIn = ReturnType<typeof createSignIn>;

/** Functions reject with ApiError 429 after too many attempts and 503 when the queue is full. */
export function createSignIn(
  { db }: Database,
  passwords: Passwords,
  log: Log,
  listShopNames: () => readonly string[],
) {
  const networks = createKnownNetworks(db);
  const limiter = createPasswordLimiter(networks);

  /** @throws ApiError 403 unless `current`, named like its field, is the account's password. */
  async function checkCurrent(
    admin: Admin,
    current: string | undefined,
    client: Client,
  ): Promise<void> {
    if (current === undefined)
      throw new ApiError(403, "current: is required: enter your own password");
    const right = await limiter.check(admin.email, client, async () =>
      (await passwords.matches(current, admin.password_hash)) ? true : null,
    );
    if (right) return;
    await logFailedSignIn(db, admin);
    throw new ApiError(403, "current: is incorrect");
  }

  return {
    checkCurrent,
    async signIn({ email, password }: Login, client: Client): Promise<Session> {
      const admin = await db
        .selectFrom("admins")
        .selectAll()
        .where("email", "=", email.toLowerCase())
        .executeTakeFirst();
      // An unknown email may be a mistyped password, so the log names only known accounts.
      const target = { target: admin?.id ?? null };
      const session = await limiter
        .check(email.toLowerCase(), client, async () => {
          const right = await passwords.matches(password, admin?.password_hash ?? null);
          return admin && right && admin.status === "active" ? openSession(db, admin) : null;
        })
        .catch((error: Error) => {
          log.warn({ ...target, reason: error.message }, "A sign-in was refused");
          throw error;
        });
      if (!session) {
        log.info(target, "A sign-in failed");
        if (admin) await logFailedSignIn(db, admin);
        throw new ApiError(401, WRONG_CREDENTIALS);
      }
      await networks.remember(session.user.id, client.address);
      return session;
    },
    /** Sets a password with an invitation's token, and signs in. */
    async setUpPassword({ token, password }: PasswordSetup, client: Client): Promise<Session> {
      const { giveBack } = await limiter.count(`setup ${token.slice(0, 8)}`, client);
      const admin = await findInvited(db, token);
      giveBack();
      await rejectWeakPassword("password", password, admin, listShopNames());
      const hash = await limiter.hash(admin.email, client, () => passwords.hash(password));
      const session = await setUpPassword(db, token, hash);
      await networks.remember(admin.id, client.address);
      return session;
    },
    /** Changes the account's password, ends all its sessions and creates a new one. */
    async changePassword(
      admin: Admin,
      { current, next }: PasswordChange,
      client: Client,
    ): Promise<Session> {
      await checkCurrent(admin, current, client);
      await rejectWeakPassword("next", next, admin, listShopNames());
      const session = await changePassword(
        db,
        admin,
        await limiter.hash(admin.email, client, () => passwords.hash(next)),
      );
      if (!session) throw new ApiError(409, "The password has been changed. Sign in again");
      return session;
    },
  };
}
