/** Calls to sign in and out, and to set up or change a password. */
import {
  CurrentSession,
  Login,
  PasswordChange,
  PasswordSetup,
  Session,
} from "#app/contract/accounts.ts";
import { API_BODIES } from "#app/limits.ts";
import { toAdminUser } from "../accounts/admins.ts";
import type { App, Staff } from "../env.ts";
import type { Services } from "../services.ts";
import { limitBody, signedIn } from "./authority.ts";
import { addCall, clientOf, one } from "./route.ts";

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
