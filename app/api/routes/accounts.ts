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
import { addCalls, created, IdPath, many, one } from "./route.ts";

const limit = limitBody(API_BODIES.account);

export function addSessions(app: App, { signIn }: Services): void {
  const call = addCalls(app, "Administration");
  call({
    access: "anyone",
    method: "post",
    path: "/admin/login",
    summary: "Sign in",
    middleware: limit,
    body: Login,
    answer: one(Session, "A token, which expires after twelve hours without a call"),
    errors: [401, 429, 503],
    handle: ({ body, client }) => signIn.signIn(body, client),
  });
  call({
    access: "anyone",
    method: "post",
    path: "/admin/setup-password",
    summary: "Set a password with a setup token",
    description: "The token works once. All sessions of the account end.",
    middleware: limit,
    body: PasswordSetup,
    answer: one(Session, "A new session"),
    errors: [401, 429, 503],
    handle: ({ body, client }) => signIn.setUpPassword(body, client),
  });
  call({
    access: "session",
    method: "get",
    path: "/admin/session",
    summary: "Who is signed in, and what they may do",
    answer: one(CurrentSession, "The token's account"),
    handle: ({ staff }) => toCurrentSession(staff),
  });
  call({
    access: "session",
    method: "delete",
    path: "/admin/session",
    summary: "Sign out",
    answer: one(CurrentSession, "The ended session"),
    async handle({ staff }) {
      await staff.writing.signOut();
      return toCurrentSession(staff);
    },
  });
  call({
    method: "put",
    path: "/admin/session/password",
    summary: "Change your own password",
    description: "Ends all sessions of the account and returns a new one.",
    middleware: [signedIn, limit],
    body: PasswordChange,
    answer: one(Session, "Changed"),
    errors: [409, 429, 503],
    handle: ({ body, staff, client }) => staff.writing.changePassword(body, client),
  });
}

function toCurrentSession({ caller: { admin, expires_at } }: Staff) {
  return { expires_at, user: toAdminUser(admin) };
}

const REQUIRES_CURRENT = "Requires `current`, the caller's own password.";

export function addUsers(app: App): void {
  const call = addCalls(app, "Administration");
  const middleware = bodyOf(API_BODIES.account, "canManageUsers");
  call({
    method: "get",
    path: "/admin/users",
    summary: "List users",
    answer: many(AdminUser, "The whole list"),
    handle: ({ staff }) => staff.reading.listUsers(),
  });
  call({
    method: "post",
    path: "/admin/users",
    summary: "Invite a user",
    description: REQUIRES_CURRENT,
    middleware,
    body: AdminUserCreate,
    answer: created(InvitedUser, "The account; the setup token is shown only once"),
    errors: [409, 429, 503],
    handle: ({ body, staff, client }) => staff.writing.inviteUser(body, client),
  });
  call({
    method: "post",
    path: "/admin/users/{id}/invitation",
    summary: "Invite a user again after a lost link or password",
    description: `Earlier links expire; role and name stay. Not possible for your own account. ${REQUIRES_CURRENT}`,
    middleware,
    params: IdPath,
    body: Confirmation,
    isBodyOptional: true,
    answer: created(InvitedUser, "The setup token, which is shown only once"),
    errors: [404, 409, 429, 503],
    handle: ({ params: { id }, body: { current }, staff, client }) =>
      staff.writing.reinviteUser(id, current, client),
  });
  call({
    method: "get",
    path: "/admin/users/{id}",
    summary: "Find a user",
    params: IdPath,
    answer: one(AdminUser, "The user"),
    errors: [404],
    handle: ({ params: { id }, staff }) => staff.reading.findUser(id),
  });
  call({
    method: "put",
    path: "/admin/users/{id}",
    summary: "Change a user",
    description:
      `${REQUIRES_CURRENT} Deactivation ends the user's sessions. Users set their passwords ` +
      "themselves, with `PUT /admin/session/password` or the setup token of an invitation.",
    middleware,
    params: IdPath,
    body: AdminUserUpdate,
    answer: one(AdminUser, "Changed"),
    errors: [404, 409, 429, 503],
    handle: ({ params: { id }, body, staff, client }) => staff.writing.updateUser(id, body, client),
  });
  call({
    method: "delete",
    path: "/admin/users/{id}",
    summary: "Remove a user",
    description: REQUIRES_CURRENT,
    middleware,
    params: IdPath,
    body: Confirmation,
    isBodyOptional: true,
    answer: one(AdminUser, "The removed account"),
    errors: [404, 409, 429, 503],
    handle: ({ params: { id }, body: { current }, staff, client }) =>
      staff.writing.removeUser(id, current, client),
  });
}
