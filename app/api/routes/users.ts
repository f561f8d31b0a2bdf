/** Calls that list, invite, change and remove staff accounts. */
import {
  AdminUser,
  AdminUserCreate,
  AdminUserUpdate,
  Confirmation,
  InvitedUser,
} from "#app/contract/accounts.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { bodyOf } from "./authority.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, clientOf, created, jsonBody, ok, okList } from "./route.ts";

const tags = ["Administration"];
const REQUIRES_CURRENT = "Requires `current`, the caller's own password.";

export function addUsers(app: App): void {
  const confirmation = { body: { ...jsonBody(Confirmation).body, required: false } };

  const list = adminRoute({
    method: "get",
    path: "/admin/users",
    tags,
    summary: "List users",
    responses: { 200: json(listOf(AdminUser), "The whole list") },
  });
  app.openapi(list, async (context) => {
    return okList(context, await context.var.staff.reading.listUsers());
  });

  const invite = adminRoute({
    method: "post",
    path: "/admin/users",
    tags,
    summary: "Invite a user",
    description: REQUIRES_CURRENT,
    middleware: bodyOf(API_BODIES.account, "canManageUsers"),
    request: jsonBody(AdminUserCreate),
    responses: {
      201: json(successOf(InvitedUser), "The account; the setup token is shown only once"),
      ...failures(409, 429, 503),
    },
  });
  app.openapi(invite, async (context) =>
    created(
      context,
      await context.var.staff.writing.inviteUser(context.req.valid("json"), clientOf(context)),
    ),
  );

  const again = adminRoute({
    method: "post",
    path: "/admin/users/{id}/invitation",
    tags,
    summary: "Invite a user again after a lost link or password",
    description: `Earlier links expire; role and name stay. Not possible for your own account. ${REQUIRES_CURRENT}`,
    middleware: bodyOf(API_BODIES.account, "canManageUsers"),
    request: { params: IdPath, ...confirmation },
    responses: {
      201: json(successOf(InvitedUser), "The setup token, which is shown only once"),
      ...failures(404, 409, 429, 503),
    },
  });
  app.openapi(again, async (context) => {
    const { id } = context.req.valid("param");
    const { current } = context.req.valid("json");
    return created(
      context,
      await context.var.staff.writing.reinviteUser(id, current, clientOf(context)),
    );
  });

  const find = adminRoute({
    method: "get",
    path: "/admin/users/{id}",
    tags,
    summary: "Find a user",
    request: { params: IdPath },
    responses: { 200: json(successOf(AdminUser), "The user"), ...failures(404) },
  });
  app.openapi(find, async (context) =>
    ok(context, await context.var.staff.reading.findUser(context.req.valid("param").id)),
  );

  const update = adminRoute({
    method: "put",
    path: "/admin/users/{id}",
    tags,
    summary: "Change a user",
    description:
      `${REQUIRES_CURRENT} Deactivation ends the user's sessions. Users set their passwords ` +
      "themselves, with `PUT /admin/session/password` or the setup token of an invitation.",
    middleware: bodyOf(API_BODIES.account, "canManageUsers"),
    request: {
      params: IdPath,
      ...jsonBody(AdminUserUpdate),
    },
    responses: { 200: json(successOf(AdminUser), "Changed"), ...failures(404, 409, 429, 503) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    return ok(
      context,
      await context.var.staff.writing.updateUser(id, context.req.valid("json"), clientOf(context)),
    );
  });

  const remove = adminRoute({
    method: "delete",
    path: "/admin/users/{id}",
    tags,
    summary: "Remove a user",
    description: REQUIRES_CURRENT,
    middleware: bodyOf(API_BODIES.account, "canManageUsers"),
    request: { params: IdPath, ...confirmation },
    responses: {
      200: json(successOf(AdminUser), "The removed account"),
      ...failures(404, 409, 429, 503),
    },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const { current } = context.req.valid("json");
    return ok(context, await context.var.staff.writing.removeUser(id, current, clientOf(context)));
  });
}
