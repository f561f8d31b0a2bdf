/** Sessions of signed-in accounts: begun, carried on while they are used, and ended. */
import type { Kysely } from "kysely";
import type { Session } from "#app/contract/admin.ts";
import { ENDED_SESSION_KNOWN } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";
import { type Admin, endSessions, toAdminUser } from "./admins.ts";
import { writeAuditLog } from "./audit-log.ts";
import { createToken, hashToken, IDLE_MS, LONGEST_SESSION_MS } from "./tokens.ts";

/** A session's end is moved at most this often: a call should read, not write. */
const MOVED_EVERY_MS = 5 * 60_000;

export interface Caller {
  admin: Admin;
  token_hash: string;
  expires_at: string;
}

async function beginSession(trx: Writer, admin: Admin, now: Date): Promise<Session> {
  const { token, token_hash, expires_at } = createToken(IDLE_MS, now);
  const ends_at = new Date(now.getTime() + LONGEST_SESSION_MS).toISOString();
  await trx.insertInto("access_tokens").values({ token_hash, admin_id: admin.id, expires_at, ends_at }).execute();
  return { token, expires_at, user: toAdminUser(admin) };
}

/** @returns null when the password or the account has been changed since `admin` was read. */
export async function signIn(db: Kysely<Tables>, admin: Admin, now = new Date()): Promise<Session | null> {
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
    return beginSession(trx, admin, now);
  });
}

/** The active account behind a valid token; using it moves the session's end. */
export async function findCaller(db: Kysely<Tables>, token: string, now = new Date()): Promise<Caller | null> {
  const token_hash = hashToken(token);
  const found = await db
    .selectFrom("access_tokens")
    .innerJoin("admins", "admins.id", "access_tokens.admin_id")
    .selectAll("admins")
    .select(["access_tokens.expires_at", "access_tokens.ends_at"])
    .where("access_tokens.token_hash", "=", token_hash)
    .where("access_tokens.expires_at", ">", now.toISOString())
    .where("access_tokens.ends_at", ">", now.toISOString())
    .where("admins.status", "=", "active")
    .executeTakeFirst();
  if (!found) return null;
  const { expires_at, ends_at, ...admin } = found;
  const idleUntil = new Date(now.getTime() + IDLE_MS).toISOString();
  const next = idleUntil < ends_at ? idleUntil : ends_at;
  if (Date.parse(next) - Date.parse(expires_at) < MOVED_EVERY_MS) return { admin, token_hash, expires_at };
  await db.updateTable("access_tokens").set({ expires_at: next }).where("token_hash", "=", token_hash).execute();
  return { admin, token_hash, expires_at: next };
}

/** Whether the token is of a session that is live or ended within `ENDED_SESSION_KNOWN`. */
export async function knowsSession(db: Kysely<Tables>, token: string, now = new Date()): Promise<boolean> {
  const known = await db
    .selectFrom("access_tokens")
    .innerJoin("admins", "admins.id", "access_tokens.admin_id")
    .select("admins.id")
    .where("access_tokens.token_hash", "=", hashToken(token))
    .where("access_tokens.expires_at", ">", new Date(now.getTime() - ENDED_SESSION_KNOWN).toISOString())
    .where("admins.status", "=", "active")
    .executeTakeFirst();
  return known !== undefined;
}

/** A password that was not the account's. */
export async function recordFailure(db: Kysely<Tables>, admin: Admin): Promise<void> {
  await db
    .transaction()
    .execute((trx) => writeAuditLog(trx, admin, [{ action: "login_failed", resource: "session", id: null }]));
}

export async function signOut(db: Kysely<Tables>, { admin, token_hash }: Caller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("access_tokens").where("token_hash", "=", token_hash).execute();
    await writeAuditLog(trx, admin, [{ action: "logout", resource: "session", id: null }]);
  });
}

/** Sets the password and ends every session and setup token of the account; @returns the new session. */
async function replacePassword(
  trx: Writer,
  id: number,
  password_hash: string,
  action: string,
): Promise<Session | null> {
  const now = new Date();
  const changed = await trx
    .updateTable("admins")
    .set({ password_hash, updated_at: now.toISOString() })
    .where("id", "=", id)
    .where("status", "=", "active")
    .returningAll()
    .executeTakeFirst();
  if (!changed) return null;
  await endSessions(trx, id);
  await writeAuditLog(trx, changed, [{ action, resource: "user", id }]);
  return beginSession(trx, changed, now);
}

/** @returns null when the password was changed by somebody else meanwhile. */
export async function changePassword(db: Kysely<Tables>, admin: Admin, hash: string): Promise<Session | null> {
  return db.transaction().execute(async (trx) => {
    const current = await trx.selectFrom("admins").selectAll().where("id", "=", admin.id).executeTakeFirst();
    if (current?.password_hash !== admin.password_hash) return null;
    return replacePassword(trx, admin.id, hash, "change_password");
  });
}

const USED_UP = "The setup token is not valid, was used or has expired";

/** Whose password a setup token sets. @throws an ApiError when it sets none. */
export async function findInvited(db: Kysely<Tables>, setupToken: string, now = new Date()): Promise<Admin> {
  const admin = await db
    .selectFrom("setup_tokens")
    .innerJoin("admins", "admins.id", "setup_tokens.admin_id")
    .selectAll("admins")
    .where("setup_tokens.token_hash", "=", hashToken(setupToken))
    .where("setup_tokens.expires_at", ">", now.toISOString())
    .where("admins.status", "=", "active")
    .executeTakeFirst();
  if (!admin) throw new ApiError(401, USED_UP);
  return admin;
}

/** Uses the token up. @throws an ApiError when it was used meanwhile. */
export async function setUpPassword(db: Kysely<Tables>, setupToken: string, password_hash: string): Promise<Session> {
  return db.transaction().execute(async (trx) => {
    const { id } = await findInvited(trx, setupToken);
    const used = await trx
      .deleteFrom("setup_tokens")
      .where("token_hash", "=", hashToken(setupToken))
      .returning("admin_id")
      .executeTakeFirst();
    const session = used ? await replacePassword(trx, id, password_hash, "setup_password") : null;
    if (!session) throw new ApiError(401, USED_UP);
    return session;
  });
}
