/**
 * Signs in and sets passwords; each attempt is counted and queued before the check. Rejects
 * passwords that are easy to guess: common ones, patterns, names, words of the trade.
 */
import type { Login, PasswordChange, PasswordSetup, Session } from "#app/contract/accounts.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Admin } from "./admins.ts";
import { type Client, createKnownNetworks, createPasswordLimiter } from "./password-limiter.ts";
import type { Passwords } from "./passwords.ts";
import {
  changePassword,
  findInvited,
  logFailedSignIn,
  openSession,
  setUpPassword,
} from "./sessions.ts";

/** zxcvbn's score from 0 to 4; 3 is more than 10⁸ guesses. */
const MIN_SCORE = 3;

/** Words that people who know the shop's trade try first. */
const TRADE =
  "catalogue catalog tool tools powertool powertools toolshop machine machines saw saws chainsaw " +
  "chainsaws drill drills grinder mower pump generator welder compressor garden workshop hardware " +
  "equipment dealer shop store sales service parts spares";

/** Loads the large dictionaries only when the first password is set. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loading: ReturnType<typeof loadEstimator> | null = null;

/**
 * @param field the password's field in the request
 * @param shopNames the shop's name and domain
 * @throws ApiError 400
 */
async function rejectWeakPassword(
  field: string,
  password: string,
  { email, username, first_name, last_name }: Admin,
  shopNames: readonly string[],
): Promise<void> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const names = [email, username, first_name, last_name, ...shopNames].flatMap((name) => [
    name,
    name.replaceAll(" ", ""),
    ...name.split(/[^\p{L}\p{M}\p{N}]+/u),
  ]);
  const words = [...names, ...TRADE.split(" ")].filter((word) => word.length > 2);
  if (estimator.check(password, words).score < MIN_SCORE) {
    throw new ApiError(400, `${field}: is easy to guess. Use several unrelated words`);
  }
}

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
  const limiter = createPasswordLimiter();

  /** @throws ApiError 403 unless `current`, named like its field, is the account's password. */
  async function checkCurrent(
    admin: Admin,
    current: string | undefined,
    client: Client,
  ): Promise<void> {
    if (current === undefined)
      throw new ApiError(403, "current: is required: enter your own password");
    const { isKnown } = await networks.find(admin.email, client.address);
    const right = await limiter.check(admin.email, { ...client, isKnown }, async () =>
      (await passwords.matches(current, admin.password_hash)) ? true : null,
    );
    if (right) return;
    await logFailedSignIn(db, admin);
    throw new ApiError(403, "current: is incorrect");
  }

  return {
    checkCurrent,
    async signIn({ email, password }: Login, client: Client): Promise<Session> {
      const account = email.toLowerCase();
      const { admin, isKnown } = await networks.find(account, client.address);
      // An unknown email may be a mistyped password, so the log names only known accounts.
      const target = { target: admin?.id ?? null };
      const session = await limiter
        .check(account, { ...client, isKnown }, async () => {
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
      const attempt = { ...client, isKnown: false };
      const { giveBack } = limiter.count(`setup ${token.slice(0, 8)}`, attempt);
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
