/** Calls that list, invite, change and remove staff accounts. */
import {
  AdminUser,
  AdminUserCreate,
  AdminUserUpdate,
  Confirmation,
  InvitedUser,
} from "#app/contract/accounts.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { bodyOf } from "./authority.ts";
import { IdPath } from "./parameters.ts";
import { addCall, clientOf, created, many, one } from "./route.ts";

const tags = ["Administration"];
const REQUIRES_CURRENT = "Requires `current`, the caller's own password.";

export function addUsers(app: App): void {
  const middleware = bodyOf(API_BODIES.account, "canManageUsers");
  addCall(app, {
    method: "get",
    path: "/admin/users",
    tags,
    summary: "List users",
    answer: many(AdminUser, "The whole list"),
    handle: (_, { var: { staff } }) => staff.reading.listUsers(),
  });
  addCall(app, {
    method: "post",
    path: "/admin/users",
    tags,
    summary: "Invite a user",
    description: REQUIRES_CURRENT,
    middleware,
    body: AdminUserCreate,
    answer: created(InvitedUser, "The account; the setup token is shown only once"),
    errors: [409, 429, 503],
    handle: ({ body }, context) => context.var.staff.writing.inviteUser(body, clientOf(context)),
  });
  addCall(app, {
    method: "post",
    path: "/admin/users/{id}/invitation",
    tags,
    summary: "Invite a user again after a lost link or password",
    description: `Earlier links expire; role and name stay. Not possible for your own account. ${REQUIRES_CURRENT}`,
    middleware,
    params: IdPath,
    body: Confirmation,
    isBodyOptional: true,
    answer: created(InvitedUser, "The setup token, which is shown only once"),
    errors: [404, 409, 429, 503],
    handle: ({ params: { id }, body: { current } }, context) =>
      context.var.staff.writing.reinviteUser(id, current, clientOf(context)),
  });
  addCall(app, {
    method: "get",
    path: "/admin/users/{id}",
    tags,
    summary: "Find a user",
    params: IdPath,
    answer: one(AdminUser, "The user"),
    errors: [404],
    handle: ({ params: { id } }, { var: { staff } }) => staff.reading.findUser(id),
  });
  addCall(app, {
    method: "put",
    path: "/admin/users/{id}",
    tags,
    summary: "Change a user",
    description:
      `${REQUIRES_CURRENT} Deactivation ends the user's sessions. Users set their passwords ` +
      "themselves, with `PUT /admin/session/password` or the setup token of an invitation.",
    middleware,
    params: IdPath,
    body: AdminUserUpdate,
    answer: one(AdminUser, "Changed"),
    errors: [404, 409, 429, 503],
    handle: ({ params: { id }, body }, context) =>
      context.var.staff.writing.updateUser(id, body, clientOf(context)),
  });
  addCall(app, {
    method: "delete",
    path: "/admin/users/{id}",
    tags,
    summary: "Remove a user",
    description: REQUIRES_CURRENT,
    middleware,
    params: IdPath,
    body: Confirmation,
    isBodyOptional: true,
    answer: one(AdminUser, "The removed account"),
    errors: [404, 409, 429, 503],
    handle: ({ params: { id }, body: { current } }, context) =>
      context.var.staff.writing.removeUser(id, current, clientOf(context)),
  });
}
