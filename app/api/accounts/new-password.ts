/** Changes passwords, and sets those of invited accounts. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Session } from "#app/contract/accounts.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";
import { type Admin, endSessions } from "./admins.ts";
import { writeAuditLog } from "./audit-log.ts";
import { beginSession } from "./sessions.ts";

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
