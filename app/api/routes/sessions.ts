/** Calls to sign in and out, and to set up or change a password. */
import { createRoute } from "@hono/zod-openapi";
import {
  CurrentSession,
  Login,
  PasswordChange,
  PasswordSetup,
  Session,
} from "#app/contract/accounts.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { toAdminUser } from "../accounts/admins.ts";
import type { App, Staff } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { signedIn } from "./authority.ts";
import { limitBody } from "./body-limit.ts";
import { clientOf, jsonBody, ok } from "./route.ts";

const tags = ["Administration"];
const security = [{ bearer: [] }];

const newSession = (description: string) => ({
  200: json(successOf(Session), description),
  ...failures(400, 401, 413, 415, 429, 503),
});
const currentSession = (description: string) => ({
  200: json(successOf(CurrentSession), description),
  ...failures(401),
});

export function addSessions(app: App, { signIn }: Services): void {
  const login = createRoute({
    method: "post",
    path: "/admin/login",
    tags,
    summary: "Sign in",
    middleware: limitBody(API_BODIES.account),
    request: jsonBody(Login),
    responses: newSession("A token, which expires after twelve hours without a call"),
  });
  app.openapi(login, async (context) =>
    ok(context, await signIn.signIn(context.req.valid("json"), clientOf(context))),
  );

  const setUp = createRoute({
    method: "post",
    path: "/admin/setup-password",
    tags,
    summary: "Set a password with a setup token",
    description: "The token works once. All sessions of the account end.",
    middleware: limitBody(API_BODIES.account),
    request: jsonBody(PasswordSetup),
    responses: newSession("A new session"),
  });
  app.openapi(setUp, async (context) =>
    ok(context, await signIn.setUpPassword(context.req.valid("json"), clientOf(context))),
  );

  const show = createRoute({
    method: "get",
    path: "/admin/session",
    tags,
    security,
    summary: "Who is signed in, and what they may do",
    middleware: signedIn,
    responses: currentSession("The token's account"),
  });
  app.openapi(show, (context) => ok(context, toCurrentSession(context.var.staff)));

  const end = createRoute({
    method: "delete",
    path: "/admin/session",
    tags,
    security,
    summary: "Sign out",
    middleware: signedIn,
    responses: currentSession("The ended session"),
  });
  app.openapi(end, async (context) => {
    const { staff } = context.var;
    await staff.writing.signOut();
    return ok(context, toCurrentSession(staff));
  });

  const change = createRoute({
    method: "put",
    path: "/admin/session/password",
    tags,
    security,
    summary: "Change your own password",
    description: "Ends all sessions of the account and returns a new one.",
    middleware: [signedIn, limitBody(API_BODIES.account)],
    request: jsonBody(PasswordChange),
    responses: { ...newSession("Changed"), ...failures(403, 409) },
  });
  app.openapi(change, async (context) => {
    const { writing } = context.var.staff;
    return ok(context, await writing.changePassword(context.req.valid("json"), clientOf(context)));
  });
}

function toCurrentSession({ caller: { admin, expires_at } }: Staff) {
  return { expires_at, user: toAdminUser(admin) };
}
