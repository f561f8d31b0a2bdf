/** Signs in and sets passwords; each attempt is counted and queued before the check. */
import type { Login, PasswordChange, PasswordSetup, Session } from "#app/contract/accounts.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Admin } from "./admins.ts";
import { createKnownNetworks } from "./known-networks.ts";
import { changePassword, findInvited, setUpPassword } from "./new-password.ts";
import { createPasswordQueue } from "./password-queue.ts";
import { rejectWeakPassword } from "./password-strength.ts";
import type { Passwords } from "./passwords.ts";
import { logFailedSignIn, openSession } from "./sessions.ts";
import { createSignInLimits } from "./sign-in-limits.ts";

/** The client whose password attempts are counted together. */
export interface Client {
  /** The trusted IP address; null if unknown, and for calls within the process. */
  address: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

const WRONG_CREDENTIALS = "The email address or password is incorrect";

export type SignIn = ReturnType<typeof createSignIn>;

/** Functions reject with ApiError 429 after too many attempts and 503 when the queue is full. */
export function createSignIn({ db }: Database, passwords: Passwords, log: Log) {
  const queue = createPasswordQueue();
  const limits = createSignInLimits(db);
  const networks = createKnownNetworks(db);
  const hash = (password: string, { signal }: Client) =>
    queue.enter("known", signal, ({ run }) => run(() => passwords.hash(password)));

  /** @throws ApiError 403 unless `current`, named like its field, is the account's password. */
  async function checkCurrent(
    admin: Admin,
    current: string | undefined,
    { address, signal }: Client,
  ): Promise<void> {
    if (current === undefined)
      throw new ApiError(403, "current: is required: enter your own password");
    await queue.enter("known", signal, async ({ run }) => {
      const attempt = { address, account: admin.email, clientKind: "known" as const };
      await limits.take(attempt);
      if (!(await run(() => passwords.matches(current, admin.password_hash)))) {
        await logFailedSignIn(db, admin);
        throw new ApiError(403, "current: is incorrect");
      }
      await limits.forget(attempt);
    });
  }

  return {
    checkCurrent,
    async signIn({ email, password }: Login, { address, signal }: Client): Promise<Session> {
      const account = email.toLowerCase();
      const clientKind = (await networks.has(account, address)) ? "known" : "stranger";
      const session = await queue.enter(clientKind, signal, async ({ run, signal }) => {
        await limits.take({ address, account, clientKind, signal });
        const admin = await db
          .selectFrom("admins")
          .selectAll()
          .where("email", "=", account)
          .executeTakeFirst();
        const right = await run(() => passwords.matches(password, admin?.password_hash ?? null));
        const session =
          admin && right && admin.status === "active" ? await openSession(db, admin) : null;
        if (session) return session;
        log.info({ known: admin !== undefined }, "A sign-in failed");
        // An unknown email may be a mistyped password, so the log names only known accounts.
        if (admin) await logFailedSignIn(db, admin);
        throw new ApiError(401, WRONG_CREDENTIALS);
      });
      await limits.forget({ address, account });
      await networks.remember(session.user.id, address);
      return session;
    },
    /** Sets a password with an invitation's token, and signs in. */
    async setUpPassword({ token, password }: PasswordSetup, client: Client): Promise<Session> {
      const { address } = client;
      await limits.take({ address, account: `setup ${token.slice(0, 8)}`, clientKind: "known" });
      const admin = await findInvited(db, token);
      await rejectWeakPassword("password", password, admin);
      const session = await setUpPassword(db, token, await hash(password, client));
      await networks.remember(admin.id, address);
      return session;
    },
    /** Changes the account's password, ends all its sessions and creates a new one. */
    async changePassword(
      admin: Admin,
      { current, next }: PasswordChange,
      client: Client,
    ): Promise<Session> {
      await checkCurrent(admin, current, client);
      await rejectWeakPassword("next", next, admin);
      const session = await changePassword(db, admin, await hash(next, client));
      if (!session) throw new ApiError(409, "The password has been changed. Sign in again");
      return session;
    },
  };
}
