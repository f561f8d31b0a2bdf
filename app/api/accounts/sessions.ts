/** Creates, extends and ends sessions of signed-in accounts; sets passwords, which begins one. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Session } from "#app/contract/accounts.ts";
import { ENDED_SESSION_GRACE_MS } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";
import {
  type Admin,
  createToken,
  endSessions,
  IDLE_MS,
  MAX_SESSION_MS,
  toAdminUser,
} from "./admins.ts";
import { writeAuditLog } from "./audit-log.ts";

/** A session is extended at most this often, so that most requests do not write. */
const EXTENDED_EVERY_MS = 5 * 60_000;

export interface Caller {
  admin: Admin;
  token_hash: string;
  expires_at: string;
}

export async function beginSession(trx: Writer, admin: Admin, now: Date): Promise<Session> {
  const { token, token_hash, expires_at } = createToken(IDLE_MS, now);
  const ends_at = new Date(now.getTime() + MAX_SESSION_MS).toISOString();
  await trx
    .insertInto("access_tokens")
    .values({ token_hash, admin_id: admin.id, expires_at, ends_at })
    .execute();
  return { token, expires_at, user: toAdminUser(admin) };
}

/** @returns null if the password or status has changed since `admin` was read. */
export async function openSession(db: Kysely<Tables>, admin: Admin): Promise<Session | null> {
  return db.transaction().execute(async (trx) => {
    const same = await trx
      .selectFrom("admins")
      .select("id")
      .where("id", "=", admin.id)
      .where("password_hash", "=", admin.password_hash)
      .where("status", "=", "active")
      .executeTakeFirst();
    if (!same) return null;
    await writeAuditLog(trx, admin, [{ action: "login", resource: "session", id: null }]);
    return beginSession(trx, admin, new Date());
  });
}

/** The active account of a valid token; extends the session. */
export const findCaller = (db: Kysely<Tables>, token: string, now = new Date()) =>
  findSession(db, hash("sha256", token), now);

/** The caller as it is now. @throws ApiError 401 if the session has ended since it was read. */
export async function renewCaller(db: Kysely<Tables>, { token_hash }: Caller): Promise<Caller> {
  const current = await findSession(db, token_hash, new Date());
  if (current === null)
    throw new ApiError(401, "Your session ended before this was saved. Sign in and try again");
  return current;
}

async function findSession(
  db: Kysely<Tables>,
  token_hash: string,
  now: Date,
): Promise<Caller | null> {
  const row = await db
    .selectFrom("access_tokens")
    .innerJoin("admins", "admins.id", "access_tokens.admin_id")
    .selectAll("admins")
    .select(["access_tokens.expires_at", "access_tokens.ends_at"])
    .where("access_tokens.token_hash", "=", token_hash)
    .where("access_tokens.expires_at", ">", now.toISOString())
    .where("access_tokens.ends_at", ">", now.toISOString())
    .where("admins.status", "=", "active")
    .executeTakeFirst();
  if (!row) return null;
  const { expires_at, ends_at, ...admin } = row;
  const idleUntil = new Date(now.getTime() + IDLE_MS).toISOString();
  const next = idleUntil < ends_at ? idleUntil : ends_at;
  if (Date.parse(next) - Date.parse(expires_at) < EXTENDED_EVERY_MS)
    return { admin, token_hash, expires_at };
  await db
    .updateTable("access_tokens")
    .set({ expires_at: next })
    .where("token_hash", "=", token_hash)
    .execute();
  return { admin, token_hash, expires_at: next };
}

/** Whether the token's session is live or ended within `ENDED_SESSION_GRACE_MS`. */
export async function isRecentSession(db: Kysely<Tables>, token: string): Promise<boolean> {
  const known = await db
    .selectFrom("access_tokens")
    .innerJoin("admins", "admins.id", "access_tokens.admin_id")
    .select("admins.id")
    .where("access_tokens.token_hash", "=", hash("sha256", token))
    .where(
      "access_tokens.expires_at",
      ">",
      new Date(Date.now() - ENDED_SESSION_GRACE_MS).toISOString(),
    )
    .where("admins.status", "=", "active")
    .executeTakeFirst();
  return known !== undefined;
}

/** Logs a wrong password. */
export async function logFailedSignIn(db: Kysely<Tables>, admin: Admin): Promise<void> {
  await db
    .transaction()
    .execute((trx) =>
      writeAuditLog(trx, admin, [{ action: "login_failed", resource: "session", id: null }]),
    );
}

export async function signOut(db: Kysely<Tables>, { admin, token_hash }: Caller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("access_tokens").where("token_hash", "=", token_hash).execute();
    await writeAuditLog(trx, admin, [{ action: "logout", resource: "session", id: null }]);
  });
}

/**
 * Sets the password and ends the account's sessions and setup tokens.
 *
 * @returns the new session; null if the password has changed since `admin` was read
 */
async function replacePassword(
  trx: Writer,
  { id, password_hash: former }: Admin,
  password_hash: string,
  action: string,
): Promise<Session | null> {
  const now = new Date();
  const changed = await trx
    .updateTable("admins")
    .set({ password_hash, updated_at: now.toISOString() })
    .where("id", "=", id)
    .where("password_hash", "is not distinct from", former)
    .where("status", "=", "active")
    .returningAll()
    .executeTakeFirst();
  if (!changed) return null;
  await endSessions(trx, id);
  await writeAuditLog(trx, changed, [{ action, resource: "user", id }]);
  return beginSession(trx, changed, now);
}

/** @returns null if the password has changed since `admin` was read. */
export const changePassword = (
  db: Kysely<Tables>,
  admin: Admin,
  hash: string,
): Promise<Session | null> =>
  db.transaction().execute((trx) => replacePassword(trx, admin, hash, "change_password"));

const INVALID_SETUP_TOKEN =
  "This invitation link is invalid, used or expired. Ask an owner for a new one";

/** The account that a setup token invites. @throws ApiError 401 */
export const findInvited = (
  db: Kysely<Tables>,
  setupToken: string,
  now = new Date(),
): Promise<Admin> =>
  db
    .selectFrom("setup_tokens")
    .innerJoin("admins", "admins.id", "setup_tokens.admin_id")
    .selectAll("admins")
    .where("setup_tokens.token_hash", "=", hash("sha256", setupToken))
    .where("setup_tokens.expires_at", ">", now.toISOString())
    .where("admins.status", "=", "active")
    .executeTakeFirstOrThrow(() => new ApiError(401, INVALID_SETUP_TOKEN));

/** Sets the password and invalidates the token. @throws ApiError 401 if it was already used. */
export async function setUpPassword(
  db: Kysely<Tables>,
  setupToken: string,
  password_hash: string,
): Promise<Session> {
  return db.transaction().execute(async (trx) => {
    const admin = await findInvited(trx, setupToken);
    const used = await trx
      .deleteFrom("setup_tokens")
      .where("token_hash", "=", hash("sha256", setupToken))
      .returning("admin_id")
      .executeTakeFirst();
    const session = used
      ? await replacePassword(trx, admin, password_hash, "setup_password")
      : null;
    if (!session) throw new ApiError(401, INVALID_SETUP_TOKEN);
    return session;
  });
}
