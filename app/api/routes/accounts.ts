/** Calls to sign in and out and set a password, and those that manage staff accounts. */
import {
  AdminUser,
  AdminUserCreate,
  AdminUserUpdate,
  Confirmation,
  CurrentSession,
  InvitedUser,
  Login,
  PasswordChange,
  PasswordSetup,
  Session,
} from "#app/contract/accounts.ts";
import { API_BODIES } from "#app/limits.ts";
import { toAdminUser } from "../accounts/admins.ts";
import type { App, Staff } from "../env.ts";
import type { Services } from "../services.ts";
import { bodyOf, limitBody, signedIn } from "./authority.ts";
import { IdPath } from "./parameters.ts";
import { addCall, clientOf, created, many, one } from "./route.ts";

const tags = ["Administration"];
const limit = limitBody(API_BODIES.account);

export function addSessions(app: App, { signIn }: Services): void {
  addCall(app, {
    access: "anyone",
    method: "post",
    path: "/admin/login",
    tags,
    summary: "Sign in",
    middleware: limit,
    body: Login,
    answer: one(Session, "A token, which expires after twelve hours without a call"),
    errors: [401, 429, 503],
    handle: ({ body }, context) => signIn.signIn(body, clientOf(context)),
  });
  addCall(app, {
    access: "anyone",
    method: "post",
    path: "/admin/setup-password",
    tags,
    summary: "Set a password with a setup token",
    description: "The token works once. All sessions of the account end.",
    middleware: limit,
    body: PasswordSetup,
    answer: one(Session, "A new session"),
    errors: [401, 429, 503],
    handle: ({ body }, context) => signIn.setUpPassword(body, clientOf(context)),
  });
  addCall(app, {
    access: "session",
    method: "get",
    path: "/admin/session",
    tags,
    summary: "Who is signed in, and what they may do",
    answer: one(CurrentSession, "The token's account"),
    handle: (_, { var: { staff } }) => toCurrentSession(staff),
  });
  addCall(app, {
    access: "session",
    method: "delete",
    path: "/admin/session",
    tags,
    summary: "Sign out",
    answer: one(CurrentSession, "The ended session"),
    async handle(_, { var: { staff } }) {
      await staff.writing.signOut();
      return toCurrentSession(staff);
    },
  });
  addCall(app, {
    method: "put",
    path: "/admin/session/password",
    tags,
    summary: "Change your own password",
    description: "Ends all sessions of the account and returns a new one.",
    middleware: [signedIn, limit],
    body: PasswordChange,
    answer: one(Session, "Changed"),
    errors: [409, 429, 503],
    handle: ({ body }, context) =>
      context.var.staff.writing.changePassword(body, clientOf(context)),
  });
}

function toCurrentSession({ caller: { admin, expires_at } }: Staff) {
  return { expires_at, user: toAdminUser(admin) };
}

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
