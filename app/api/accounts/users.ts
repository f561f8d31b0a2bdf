/** Owners' actions on accounts, each with an audit log entry. */
import type { Kysely } from "kysely";
import type {
  AdminUser,
  AdminUserCreate,
  AdminUserUpdate,
  InvitedUser,
} from "#app/contract/accounts.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import {
  type Admin,
  inviteAdmin,
  reinviteAdmin,
  removeAdmin,
  toAdminUser,
  updateAdmin,
} from "./admins.ts";
import { writeAuditLog } from "./audit-log.ts";
import type { Client } from "./password-limiter.ts";
import type { Caller } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";
import type { Token } from "./tokens.ts";

interface Accounts {
  database: Database;
  signIn: SignIn;
}

/** @throws ApiError 404 */
export async function findUser(db: Kysely<Tables>, id: number): Promise<Admin> {
  const admin = await db.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirst();
  if (!admin) throw new ApiError(404, "User not found");
  return admin;
}

function toInvited(admin: Admin, { token, expires_at }: Token): InvitedUser {
  return { user: toAdminUser(admin), setup_token: token, setup_expires_at: expires_at };
}

/** Inviting an owner requires `current`, the caller's password. */
export async function inviteUser(
  { database, signIn }: Accounts,
  caller: Caller,
  { current, ...input }: AdminUserCreate,
  client: Client,
): Promise<InvitedUser> {
  if (input.role === "owner") await signIn.checkCurrent(caller.admin, current, client);
  return database.db.transaction().execute(async (trx) => {
    const { admin, setup } = await inviteAdmin(trx, input);
    const after = toAdminUser(admin);
    await writeAuditLog(trx, caller.admin, [
      { action: "create", resource: "user", id: admin.id, after },
    ]);
    return toInvited(admin, setup);
  });
}

/** For owners and users with a password, requires `current`, the caller's password. */
export async function reinviteUser(
  { database: { db }, signIn }: Accounts,
  { admin }: Caller,
  id: number,
  current: string | undefined,
  client: Client,
): Promise<InvitedUser> {
  // Otherwise a stolen session could set a password without knowing the current one.
  if (id === admin.id)
    throw new ApiError(
      409,
      "This is your own account: change your password, or ask another owner for a link",
    );
  const { role, password_hash } = await findUser(db, id);
  if (role === "owner" || password_hash !== null) await signIn.checkCurrent(admin, current, client);
  return db.transaction().execute(async (trx) => {
    const user = await findUser(trx, id);
    if (user.status === "inactive")
      throw new ApiError(409, "This user is inactive: activate the user first");
    return toInvited(user, await reinviteAdmin(trx, user, admin));
  });
}

/** Changing the email or making an owner requires `current`, the caller's password. */
export async function updateUser(
  { database: { db }, signIn }: Accounts,
  { admin }: Caller,
  id: number,
  { current, ...input }: AdminUserUpdate,
  client: Client,
): Promise<AdminUser> {
  const { email, role } = await findUser(db, id);
  const isPromoted = input.role === "owner" && role !== "owner";
  const isEmailChanged = input.email !== undefined && input.email.toLowerCase() !== email;
  if (isPromoted || isEmailChanged) await signIn.checkCurrent(admin, current, client);
  return db.transaction().execute(async (trx) => {
    const user = await findUser(trx, id);
    const [before, after] = [toAdminUser(user), toAdminUser(await updateAdmin(trx, user, input))];
    await writeAuditLog(trx, admin, [{ action: "update", resource: "user", id, before, after }]);
    return after;
  });
}

export function removeUser(
  { database }: Accounts,
  { admin }: Caller,
  id: number,
): Promise<AdminUser> {
  return database.db.transaction().execute(async (trx) => {
    const before = toAdminUser(await findUser(trx, id));
    await removeAdmin(trx, id);
    await writeAuditLog(trx, admin, [{ action: "delete", resource: "user", id, before }]);
    return before;
  });
}
