/** Signing in and out, setting up a password with a one-time token, and changing one's own. */
import { createRoute } from "@hono/zod-openapi";
import { CurrentSession, Login, PasswordChange, PasswordSetup, Session } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { toAdminUser } from "../accounts/admins.ts";
import { createCurrentPasswordCheck } from "../accounts/current-password.ts";
import { createKnownNetworks } from "../accounts/known-networks.ts";
import { refuseWeak } from "../accounts/password-strength.ts";
import { changePassword, findInvited, recordFailure, setUpPassword, signIn, signOut } from "../accounts/sessions.ts";
import { createSignInLimits } from "../accounts/sign-in-limits.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { jsonBody, ok } from "./route.ts";

const tags = ["Administration"];
const security = [{ bearer: [] }];

const login = createRoute({
  method: "post",
  path: "/admin/login",
  tags,
  summary: "Sign in",
  middleware: limitBody(API_BODIES.account),
  request: jsonBody(Login),
  responses: {
    200: json(successOf(Session), "A token, good until twelve hours without a call"),
    ...failures(400, 401, 413, 415, 429, 503),
  },
});

const setUp = createRoute({
  method: "post",
  path: "/admin/setup-password",
  tags,
  summary: "Set a password with a setup token",
  description: "The token works once. All sessions of the account end.",
  middleware: limitBody(API_BODIES.account),
  request: jsonBody(PasswordSetup),
  responses: { 200: json(successOf(Session), "Set, and signed in"), ...failures(400, 401, 413, 415, 429, 503) },
});

const WRONG = "The e-mail address or the password is wrong";

export function addSessions(app: App, services: Services): void {
  const { database, authority, passwords, passwordQueue } = services;
  const { db } = database;
  const limits = createSignInLimits(db);
  const networks = createKnownNetworks(db);
  const checkCurrent = createCurrentPasswordCheck(services);

  app.openapi(login, async (context) => {
    const { email: given, password } = context.req.valid("json");
    const account = given.toLowerCase();
    const { clientAddress: address } = context.var;
    const asker = (await networks.has(account, address)) ? "known" : "stranger";
    const session = await passwordQueue.enter(asker, context.req.raw.signal, async ({ run, signal }) => {
      await limits.take({ address, account, asker, signal });
      const admin = await db.selectFrom("admins").selectAll().where("email", "=", account).executeTakeFirst();
      const right = await run(() => passwords.matches(password, admin?.password_hash ?? null));
      const begun = admin && right && admin.status === "active" ? await signIn(db, admin) : null;
      if (begun) return begun;
      context.var.log.info({ known: admin !== undefined }, "A sign-in failed");
      // What is typed where no account is may be a password, so only known accounts are named.
      if (admin) await recordFailure(db, admin);
      throw new ApiError(401, WRONG);
    });
    await limits.forget({ address, account });
    await networks.remember(session.user.id, address);
    return ok(context, session);
  });

  app.openapi(setUp, async (context) => {
    const { token, password } = context.req.valid("json");
    const { clientAddress: address } = context.var;
    await limits.take({ address, account: `setup ${token.slice(0, 8)}`, asker: "known" });
    const admin = await findInvited(db, token);
    await refuseWeak("password", password, admin);
    const hash = await passwordQueue.enter("known", context.req.raw.signal, ({ run }) =>
      run(() => passwords.hash(password)),
    );
    const data = await setUpPassword(db, token, hash);
    await networks.remember(admin.id, address);
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
    middleware: [authority.signedIn, limitBody(API_BODIES.account)],
    request: jsonBody(PasswordChange),
    responses: { 200: json(successOf(Session), "Changed"), ...failures(400, 401, 403, 409, 413, 415, 429, 503) },
  });
  app.openapi(change, async (context) => {
    const { current, next } = context.req.valid("json");
    const { admin } = context.var;
    await checkCurrent(context, current);
    await refuseWeak("next", next, admin);
    const hash = await passwordQueue.enter("known", context.req.raw.signal, ({ run }) =>
      run(() => passwords.hash(next)),
    );
    const data = await changePassword(db, admin, hash);
    if (!data) throw new ApiError(409, "The password has been changed meanwhile");
    return ok(context, data);
  });
}
