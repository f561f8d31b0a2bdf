/** The accounts of those who may write: listing, inviting, changing, removing. */
import type { Kysely } from "kysely";
import { AdminUser, AdminUserCreate, AdminUserUpdate, InvitationAgain, InvitedUser } from "#app/contract/admin.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { type Admin, inviteAdmin, inviteAgain, removeAdmin, toAdminUser, updateAdmin } from "../accounts/admins.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { createCurrentPasswordCheck } from "../accounts/current-password.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok, okList } from "./route.ts";

const tags = ["Administration"];

async function findAdmin(db: Kysely<Tables>, id: number): Promise<Admin> {
  const admin = await db.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirst();
  if (!admin) throw new ApiError(404, "User not found");
  return admin;
}

export function addUsers(app: App, services: Services): void {
  const { database, authority, staffReading } = services;
  const checkCurrent = createCurrentPasswordCheck(services);
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
    return okList(context, await staffReading(context.var.admin).listUsers());
  });

  const invite = adminRoute({
    method: "post",
    path: "/admin/users",
    tags,
    summary: "Invite a user",
    description: "To invite an owner takes `current`, the caller's own password.",
    middleware: [mayManage, limitBody(API_BODIES.account)],
    request: jsonBody(AdminUserCreate),
    responses: {
      201: json(successOf(InvitedUser), "Invited; the setup token is shown this once"),
      ...failures(409, 429, 503),
    },
  });
  app.openapi(invite, async (context) => {
    const { current, ...given } = context.req.valid("json");
    if (given.role === "owner") await checkCurrent(context, current);
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
    description:
      "For who lost the link or the password. Links from before end; role and name stay. Not for one's own account. " +
      "For an owner, and for somebody who has a password, it takes `current`, the caller's own password.",
    middleware: [mayManage, limitBody(API_BODIES.account)],
    request: { params: IdPath, body: { ...jsonBody(InvitationAgain).body, required: false } },
    responses: {
      201: json(successOf(InvitedUser), "The setup token is shown this once"),
      ...failures(404, 409, 429, 503),
    },
  });
  app.openapi(again, async (context) => {
    const { id } = context.req.valid("param");
    // The link sets a password without the present one, which a stolen session does not know.
    if (id === context.var.admin.id)
      throw new ApiError(409, "This is your own account: change your password, or ask another owner for a link");
    const { role, password_hash } = await findAdmin(database.db, id);
    if (role === "owner" || password_hash !== null) await checkCurrent(context, context.req.valid("json").current);
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
    description:
      "Deactivation ends the user's sessions. Another e-mail address and the role of owner take `current`, the " +
      "caller's own password. Passwords are set by their owners alone: with `PUT /admin/session/password`, or with " +
      "the setup token of an invitation.",
    middleware: [mayManage, limitBody(API_BODIES.account)],
    request: {
      params: IdPath,
      ...jsonBody(AdminUserUpdate),
    },
    responses: { 200: json(successOf(AdminUser), "Changed"), ...failures(404, 409, 429, 503) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const { current, ...given } = context.req.valid("json");
    const { email, role } = await findAdmin(database.db, id);
    const isRaised = given.role === "owner" && role !== "owner";
    const isMoved = given.email !== undefined && given.email.toLowerCase() !== email;
    if (isRaised || isMoved) await checkCurrent(context, current);
    const admin = await database.db.transaction().execute(async (trx) => {
      const before = await findAdmin(trx, id);
      const changed = await updateAdmin(trx, before, given);
      const [was, after] = [toAdminUser(before), toAdminUser(changed)];
      await writeAuditLog(trx, context.var.admin, [{ action: "update", resource: "user", id, before: was, after }]);
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
