/**
 * Owners' actions on accounts, each with the owner's password and an audit log entry. One owner who
 * can sign in always remains.
 */
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
import { allocateIds, rejectTaken, type Writer } from "../database/writing.ts";
import {
  type Admin,
  endSessions,
  inviteAdmin,
  reinviteAdmin,
  rejectWithoutRight,
  TAKEN,
  type Token,
  toAdminUser,
} from "./admins.ts";
import { writeAuditLog } from "./audit-log.ts";
import type { Client } from "./password-limiter.ts";
import { type Caller, renewCaller } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";

interface Accounts {
  database: Database;
  signIn: SignIn;
}

/** @throws ApiError 404 */
export const findUser = (db: Kysely<Tables>, id: number): Promise<Admin> =>
  db
    .selectFrom("admins")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new ApiError(404, "User not found"));

function toInvited(admin: Admin, { token, expires_at }: Token): InvitedUser {
  return { user: toAdminUser(admin), setup_token: token, setup_expires_at: expires_at };
}

/**
 * Runs a change of accounts in a transaction, after a check of `current`, the caller's password:
 * a stolen session alone changes nobody.
 */
async function changeAccounts<T>(
  { database: { db }, signIn }: Accounts,
  caller: Caller,
  current: string | undefined,
  client: Client,
  change: (trx: Writer) => Promise<T>,
): Promise<T> {
  await signIn.checkCurrent(caller.admin, current, client);
  return db.transaction().execute(async (trx) => {
    // One change after the other: two owners could remove each other at once.
    await allocateIds(trx, "admins", 0);
    // Another owner may have changed the caller meanwhile.
    rejectWithoutRight((await renewCaller(trx, caller)).admin, ["canManageUsers"]);
    return change(trx);
  });
}

/** @throws ApiError 409 if no active owner with a password is left. */
async function rejectWithoutOwner(trx: Writer): Promise<void> {
  await trx
    .selectFrom("admins")
    .select("id")
    .where("role", "=", "owner")
    .where("status", "=", "active")
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow(
      () =>
        new ApiError(
          409,
          "The last owner who can sign in cannot be removed, demoted or deactivated",
        ),
    );
}

export function inviteUser(
  accounts: Accounts,
  caller: Caller,
  { current, ...input }: AdminUserCreate,
  client: Client,
): Promise<InvitedUser> {
  return changeAccounts(accounts, caller, current, client, async (trx) => {
    const { admin, setup } = await inviteAdmin(trx, input);
    const after = toAdminUser(admin);
    await writeAuditLog(trx, caller.admin, [
      { action: "create", resource: "user", id: admin.id, after },
    ]);
    return toInvited(admin, setup);
  });
}

export async function reinviteUser(
  accounts: Accounts,
  caller: Caller,
  id: number,
  current: string | undefined,
  client: Client,
): Promise<InvitedUser> {
  if (id === caller.admin.id)
    throw new ApiError(
      409,
      "This is your own account: change your password, or ask another owner for a link",
    );
  return changeAccounts(accounts, caller, current, client, async (trx) => {
    const user = await findUser(trx, id);
    if (user.status === "inactive")
      throw new ApiError(409, "This user is inactive: activate the user first");
    return toInvited(user, await reinviteAdmin(trx, user, caller.admin));
  });
}

async function updateAdmin(
  trx: Writer,
  before: Admin,
  update: Omit<AdminUserUpdate, "current">,
): Promise<Admin> {
  const email = update.email?.toLowerCase();
  const { username, firstName, lastName, role, status } = update;
  await rejectTaken(trx, "admins", before.id, { email, username }, TAKEN);
  // Undefined columns stay.
  const after = await trx
    .updateTable("admins")
    .set({
      email,
      username,
      first_name: firstName,
      last_name: lastName,
      role,
      status,
      updated_at: new Date().toISOString(),
    })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await rejectWithoutOwner(trx);
  if (after.status === "inactive") await endSessions(trx, before.id);
  return after;
}

export function updateUser(
  accounts: Accounts,
  caller: Caller,
  id: number,
  { current, ...input }: AdminUserUpdate,
  client: Client,
): Promise<AdminUser> {
  return changeAccounts(accounts, caller, current, client, async (trx) => {
    const user = await findUser(trx, id);
    const [before, after] = [toAdminUser(user), toAdminUser(await updateAdmin(trx, user, input))];
    await writeAuditLog(trx, caller.admin, [
      { action: "update", resource: "user", id, before, after },
    ]);
    return after;
  });
}

export function removeUser(
  accounts: Accounts,
  caller: Caller,
  id: number,
  current: string | undefined,
  client: Client,
): Promise<AdminUser> {
  return changeAccounts(accounts, caller, current, client, async (trx) => {
    const before = toAdminUser(await findUser(trx, id));
    await trx.deleteFrom("admins").where("id", "=", id).execute();
    await rejectWithoutOwner(trx);
    await writeAuditLog(trx, caller.admin, [{ action: "delete", resource: "user", id, before }]);
    return before;
  });
}
