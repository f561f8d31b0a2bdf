/** Signing in and out, setting up a password with a one-time token, and changing one's own. */
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { CurrentSession, Login, PasswordChange, PasswordSetup, Session } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import { type Admin, toAdminUser } from "../accounts/admins.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { refuseWeak } from "../accounts/password-strength.ts";
import { changePassword, findInvited, setUpPassword, signIn, signOut } from "../accounts/sessions.ts";
import { createSignInLimits } from "../accounts/sign-in-limits.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv, App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { jsonBody, ok } from "./route.ts";

const LARGEST = 16 * 1024;
const tags = ["Administration"];
const security = [{ bearer: [] }];

const login = createRoute({
  method: "post",
  path: "/admin/login",
  tags,
  summary: "Sign in",
  middleware: limitBody(LARGEST),
  request: jsonBody(Login),
  responses: {
    200: json(successOf(Session), "A token, good until twelve hours without a call"),
    ...failures(400, 401, 413, 415, 429),
  },
});

const setUp = createRoute({
  method: "post",
  path: "/admin/setup-password",
  tags,
  summary: "Set a password with a setup token",
  description: "The token works once. All sessions of the account end.",
  middleware: limitBody(LARGEST),
  request: jsonBody(PasswordSetup),
  responses: { 200: json(successOf(Session), "Set, and signed in"), ...failures(400, 401, 413, 415, 429) },
});

const WRONG = "The e-mail address or the password is wrong";

export function addSessions(app: App, { database: { db }, authority, passwords }: Services): void {
  const limits = createSignInLimits(db);

  async function refuseTooMany(context: Context<ApiEnv>, account: string): Promise<void> {
    const wait = await limits.take(context.var.clientAddress, account);
    if (wait === null) return;
    context.header("Retry-After", String(wait));
    throw new ApiError(429, "Too many attempts; try again later");
  }

  /** What is typed where no account is may be a password, so only known accounts are named. */
  async function recordFailure(admin: Admin | undefined): Promise<void> {
    if (!admin) return;
    await db
      .transaction()
      .execute((trx) => writeAuditLog(trx, admin, [{ action: "login_failed", resource: "session", id: null }]));
  }

  app.openapi(login, async (context) => {
    const { email: given, password } = context.req.valid("json");
    const email = given.toLowerCase();
    await refuseTooMany(context, email);
    const admin = await db.selectFrom("admins").selectAll().where("email", "=", email).executeTakeFirst();
    const right = await passwords.matches(password, admin?.password_hash ?? null);
    const session = admin && right && admin.status === "active" ? await signIn(db, admin) : null;
    if (!session) {
      context.var.log.info({ known: admin !== undefined }, "A sign-in failed");
      await recordFailure(admin);
      throw new ApiError(401, WRONG);
    }
    await limits.forget(context.var.clientAddress, email);
    return ok(context, session);
  });

  app.openapi(setUp, async (context) => {
    const { token, password } = context.req.valid("json");
    await refuseTooMany(context, `setup ${token.slice(0, 8)}`);
    const admin = await findInvited(db, token);
    await refuseWeak("password", password, admin);
    const data = await setUpPassword(db, token, await passwords.hash(password));
    return ok(context, data);
  });

  const show = createRoute({
    method: "get",
    path: "/admin/session",
    tags,
    security,
    summary: "Who is signed in, and what they may do",
    middleware: authority.signedIn,
    responses: { 200: json(successOf(CurrentSession), "The account behind the token"), ...failures(401) },
  });
  app.openapi(show, (context) => {
    const { admin, expires_at } = context.var.caller;
    return ok(context, { expires_at, user: toAdminUser(admin) });
  });

  const end = createRoute({
    method: "delete",
    path: "/admin/session",
    tags,
    security,
    summary: "Sign out",
    middleware: authority.signedIn,
    responses: { 200: json(successOf(CurrentSession), "The session that has ended"), ...failures(401) },
  });
  app.openapi(end, async (context) => {
    const { admin, expires_at } = context.var.caller;
    await signOut(db, context.var.caller);
    return ok(context, { expires_at, user: toAdminUser(admin) });
  });

  const change = createRoute({
    method: "put",
    path: "/admin/session/password",
    tags,
    security,
    summary: "Change one's own password",
    description: "All sessions of the account end; the answer is a new one.",
    middleware: [authority.signedIn, limitBody(LARGEST)],
    request: jsonBody(PasswordChange),
    responses: { 200: json(successOf(Session), "Changed"), ...failures(400, 401, 403, 409, 413, 415, 429) },
  });
  app.openapi(change, async (context) => {
    const { current, next } = context.req.valid("json");
    const { admin } = context.var;
    await refuseTooMany(context, admin.email);
    if (!(await passwords.matches(current, admin.password_hash))) {
      await recordFailure(admin);
      throw new ApiError(403, "current: is not your password");
    }
    await limits.forget(context.var.clientAddress, admin.email);
    await refuseWeak("next", next, admin);
    const data = await changePassword(db, admin, await passwords.hash(next));
    if (!data) throw new ApiError(409, "The password has been changed meanwhile");
    return ok(context, data);
  });
}
