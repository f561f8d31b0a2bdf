/** Invites staff accounts, checks their rights, and ends their sessions. */
import { hash, randomBytes } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import {
  type AdminUser,
  type AdminUserCreate,
  PERMISSIONS,
  type Permission,
} from "#app/contract/accounts.ts";
import { ApiError } from "../api-error.ts";
import type { AdminTable } from "../database/tables.ts";
import { allocateIds, rejectTaken, type Writer } from "../database/writing.ts";
import { type Actor, writeAuditLog } from "./audit-log.ts";

/** 256 random bits; the database stores only their hash. */
export interface Token {
  /** Returned to the client only once. */
  token: string;
  token_hash: string;
  expires_at: string;
}

const HOUR_MS = 60 * 60_000;
/** A session ends after this long without a request. */
export const IDLE_MS = 12 * HOUR_MS;
/** Every session ends this long after signing in. */
export const MAX_SESSION_MS = 30 * 24 * HOUR_MS;
export const SETUP_MS = 72 * HOUR_MS;

export function createToken(validForMs: number, now = new Date()): Token {
  const token = randomBytes(32).toString("base64url");
  return {
    token,
    token_hash: hash("sha256", token),
    expires_at: new Date(now.getTime() + validForMs).toISOString(),
  };
}

export type Admin = Selectable<AdminTable>;

export function toAdminUser(admin: Admin): AdminUser {
  const { id, username, first_name, last_name, email, role, status, created_at, updated_at } =
    admin;
  return {
    id,
    username,
    firstName: first_name,
    lastName: last_name,
    email,
    role,
    status,
    permissions: PERMISSIONS[role],
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

/** @throws ApiError 403 for an account with none of the permissions */
export function rejectWithoutRight({ role }: Admin, permissions: readonly Permission[]): void {
  if (permissions.some((permission) => PERMISSIONS[role][permission])) return;
  throw new ApiError(403, `This request requires the permission ${permissions.join(" or ")}`);
}

export const TAKEN = () => "is already used by another user";

export async function inviteAdmin(
  trx: Writer,
  input: Omit<AdminUserCreate, "current">,
): Promise<{ admin: Admin; setup: Token }> {
  const email = input.email.toLowerCase();
  const username = input.username ?? email;
  const id = await allocateIds(trx, "admins");
  await rejectTaken(trx, "admins", id, { email, username }, TAKEN);
  const now = new Date().toISOString();
  const row: Insertable<AdminTable> = {
    id,
    username,
    first_name: input.firstName ?? "",
    last_name: input.lastName ?? "",
    email,
    role: input.role,
    status: input.status ?? "active",
    password_hash: null,
    created_at: now,
    updated_at: now,
  };
  const admin = await trx.insertInto("admins").values(row).returningAll().executeTakeFirstOrThrow();
  return { admin, setup: await createSetupToken(trx, id) };
}

/** Creates a new setup link; an existing password stays valid until another is set. */
export async function reinviteAdmin(trx: Writer, admin: Admin, actor: Actor): Promise<Token> {
  const after = { email: admin.email };
  await writeAuditLog(trx, actor, [
    { action: "invite_again", resource: "user", id: admin.id, after },
  ]);
  return createSetupToken(trx, admin.id);
}

/** Replaces earlier setup tokens of the account. */
async function createSetupToken(trx: Writer, adminId: number): Promise<Token> {
  const setup = createToken(SETUP_MS);
  await trx.deleteFrom("setup_tokens").where("admin_id", "=", adminId).execute();
  await trx
    .insertInto("setup_tokens")
    .values({ token_hash: setup.token_hash, admin_id: adminId, expires_at: setup.expires_at })
    .execute();
  return setup;
}

export async function endSessions(trx: Writer, adminId: number): Promise<void> {
  await trx.deleteFrom("access_tokens").where("admin_id", "=", adminId).execute();
  await trx.deleteFrom("setup_tokens").where("admin_id", "=", adminId).execute();
}
