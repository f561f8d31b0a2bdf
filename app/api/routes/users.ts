/** The accounts of those who may write: listing, inviting, changing, removing. */
import type { Kysely } from "kysely";
import { AdminUser, AdminUserCreate, AdminUserUpdate, InvitedUser } from "#app/contract/admin.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { type Admin, inviteAdmin, inviteAgain, removeAdmin, toAdminUser, updateAdmin } from "../accounts/admins.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { refuseWeak } from "../accounts/password-strength.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok, okList } from "./route.ts";

const LARGEST = 16 * 1024;
const tags = ["Administration"];

async function findAdmin(db: Kysely<Tables>, id: number): Promise<Admin> {
  const admin = await db.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirst();
  if (!admin) throw new ApiError(404, "User not found");
  return admin;
}

export function addUsers(app: App, { database, authority, passwords }: Services): void {
  const mayManage = authority.requirePermission("canManageUsers");

  const list = adminRoute({
    method: "get",
    path: "/admin/users",
    tags,
    summary: "List users",
    middleware: mayManage,
    responses: { 200: json(listOf(AdminUser), "All of them") },
  });
  app.openapi(list, async (context) => {
    const admins = await database.db.selectFrom("admins").selectAll().orderBy("id").execute();
    return okList(context, admins.map(toAdminUser));
  });

  const invite = adminRoute({
    method: "post",
    path: "/admin/users",
    tags,
    summary: "Invite a user",
    middleware: [mayManage, limitBody(LARGEST)],
    request: jsonBody(AdminUserCreate),
    responses: {
      201: json(successOf(InvitedUser), "Invited; the setup token is shown this once"),
      ...failures(409),
    },
  });
  app.openapi(invite, async (context) => {
    const given = context.req.valid("json");
    const { admin, setup } = await database.db.transaction().execute(async (trx) => {
      const invited = await inviteAdmin(trx, given);
      const after = toAdminUser(invited.admin);
      await writeAuditLog(trx, context.var.admin, [
        { action: "create", resource: "user", id: invited.admin.id, after },
      ]);
      return invited;
    });
    const data = { user: toAdminUser(admin), setup_token: setup.token, setup_expires_at: setup.expires_at };
    return created(context, data);
  });

  const again = adminRoute({
    method: "post",
    path: "/admin/users/{id}/invitation",
    tags,
    summary: "Invite a user again",
    description: "For who lost the link or the password. A link from before is worth nothing then; role and name stay.",
    middleware: mayManage,
    request: { params: IdPath },
    responses: {
      201: json(successOf(InvitedUser), "The setup token is shown this once"),
      ...failures(404, 409),
    },
  });
  app.openapi(again, async (context) => {
    const { id } = context.req.valid("param");
    const invited = await database.db.transaction().execute(async (trx) => {
      const user = await findAdmin(trx, id);
      if (user.status === "inactive") throw new ApiError(409, "This user is inactive: activate them first");
      return { user, setup: await inviteAgain(trx, user, context.var.admin) };
    });
    const { user, setup } = invited;
    const data = { user: toAdminUser(user), setup_token: setup.token, setup_expires_at: setup.expires_at };
    return created(context, data);
  });

  const find = adminRoute({
    method: "get",
    path: "/admin/users/{id}",
    tags,
    summary: "Find a user",
    middleware: mayManage,
    request: { params: IdPath },
    responses: { 200: json(successOf(AdminUser), "The user"), ...failures(404) },
  });
  app.openapi(find, async (context) => {
    const admin = await findAdmin(database.db, context.req.valid("param").id);
    return ok(context, toAdminUser(admin));
  });

  const update = adminRoute({
    method: "put",
    path: "/admin/users/{id}",
    tags,
    summary: "Change a user",
    description: "A new password or deactivation ends the user's sessions.",
    middleware: [mayManage, limitBody(LARGEST)],
    request: {
      params: IdPath,
      ...jsonBody(AdminUserUpdate),
    },
    responses: { 200: json(successOf(AdminUser), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const { password, ...given } = context.req.valid("json");
    const known = await findAdmin(database.db, id);
    if (password !== undefined) await refuseWeak("password", password, known);
    const passwordHash = password === undefined ? undefined : await passwords.hash(password);
    const admin = await database.db.transaction().execute(async (trx) => {
      const before = await findAdmin(trx, id);
      const changed = await updateAdmin(trx, before, given, passwordHash);
      const after = { ...toAdminUser(changed), ...(password === undefined ? {} : { password: "changed" }) };
      const auditEntry = { action: "update", resource: "user", id, before: toAdminUser(before), after };
      await writeAuditLog(trx, context.var.admin, [auditEntry]);
      return changed;
    });
    return ok(context, toAdminUser(admin));
  });

  const remove = adminRoute({
    method: "delete",
    path: "/admin/users/{id}",
    tags,
    summary: "Remove a user",
    middleware: mayManage,
    request: { params: IdPath },
    responses: { 200: json(successOf(AdminUser), "What was removed"), ...failures(404, 409) },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const removed = await database.db.transaction().execute(async (trx) => {
      const before = toAdminUser(await findAdmin(trx, id));
      await removeAdmin(trx, id);
      await writeAuditLog(trx, context.var.admin, [{ action: "delete", resource: "user", id, before }]);
      return before;
    });
    return ok(context, removed);
  });
}
