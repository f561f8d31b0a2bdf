/** Logging in, and setting up a password with a one-time token. */
import { createRoute } from "@hono/zod-openapi";
import { Login, PasswordSetup, Session } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { record } from "../accounts/admin-log.ts";
import { endSessions, toAdminUser } from "../accounts/admins.ts";
import { hashPassword, isPassword } from "../accounts/passwords.ts";
import { createToken, hashToken, SESSION_MS } from "../accounts/tokens.ts";
import { failures, json, Refusal } from "../answers.ts";
import type { App, Services } from "../env.ts";
import { limitBody } from "./body-limit.ts";

const LARGEST = 16 * 1024;
const WITHIN_MS = 15 * 60_000;
/** An office shares one address; an account has one owner. */
const PER_ADDRESS = { most: 30, withinMs: WITHIN_MS };
const PER_ACCOUNT = { most: 8, withinMs: WITHIN_MS };

const login = createRoute({
  method: "post",
  path: "/admin/login",
  tags: ["Administration"],
  summary: "Log in",
  middleware: limitBody(LARGEST),
  request: { body: { content: { "application/json": { schema: Login } }, required: true } },
  responses: { 200: json(successOf(Session), "A token for twelve hours"), ...failures(400, 401, 413, 415, 429) },
});

const setUp = createRoute({
  method: "post",
  path: "/admin/setup-password",
  tags: ["Administration"],
  summary: "Set a password with a setup token",
  description: "The token works once. All sessions of the account end.",
  middleware: limitBody(LARGEST),
  request: { body: { content: { "application/json": { schema: PasswordSetup } }, required: true } },
  responses: { 200: json(successOf(Session), "Set, and logged in"), ...failures(400, 401, 413, 415, 429) },
});

const WRONG = "The e-mail address or the password is wrong";

export function addSessions(app: App, { database }: Services): void {
  const addresses = createRateLimit(PER_ADDRESS);
  const accounts = createRateLimit(PER_ACCOUNT);

  function refuseTooMany(wait: number | null, setRetryAfter: (seconds: string) => void): void {
    if (wait === null) return;
    setRetryAfter(String(wait));
    throw new Refusal(429, "Too many attempts; try again later");
  }

  app.openapi(login, async (context) => {
    const { email: given, password } = context.req.valid("json");
    const email = given.toLowerCase();
    const { clientAddress } = context.var;
    const retryAfter = (seconds: string) => context.header("Retry-After", seconds);
    if (clientAddress !== null) refuseTooMany(addresses.take(clientAddress), retryAfter);
    refuseTooMany(accounts.take(email), retryAfter);

    const admin = await database.db.selectFrom("admins").selectAll().where("email", "=", email).executeTakeFirst();
    const right = await isPassword(password, admin?.password_hash ?? null);
    if (!admin || !right || admin.status !== "active") throw new Refusal(401, WRONG);
    accounts.forget(email);
    const { token, token_hash, expires_at } = createToken(SESSION_MS);
    const begun = await database.db.transaction().execute(async (trx) => {
      // The password may have been changed while it was being checked.
      const same = await trx
        .selectFrom("admins")
        .select("id")
        .where("id", "=", admin.id)
        .where("password_hash", "=", admin.password_hash)
        .where("status", "=", "active")
        .executeTakeFirst();
      if (!same) return false;
      await trx.insertInto("access_tokens").values({ token_hash, admin_id: admin.id, expires_at }).execute();
      await record(trx, admin, [{ action: "login", resource: "session", id: null }]);
      return true;
    });
    if (!begun) throw new Refusal(401, WRONG);
    const data = { token, expires_at, user: toAdminUser(admin) };
    return context.json({ success: true as const, data }, 200);
  });

  app.openapi(setUp, async (context) => {
    const { token: setupToken, password } = context.req.valid("json");
    const { clientAddress } = context.var;
    if (clientAddress !== null) {
      refuseTooMany(addresses.take(clientAddress), (seconds) => context.header("Retry-After", seconds));
    }
    const token_hash = hashToken(setupToken);
    const now = () => new Date().toISOString();
    const known = await database.db
      .selectFrom("setup_tokens")
      .select("admin_id")
      .where("token_hash", "=", token_hash)
      .where("expires_at", ">", now())
      .executeTakeFirst();
    const refusal = new Refusal(401, "The setup token is not valid, was used or has expired");
    // An unknown token must not buy 128 MB of work.
    if (!known) throw refusal;
    const password_hash = await hashPassword(password);
    const session = createToken(SESSION_MS);
    const admin = await database.db.transaction().execute(async (trx) => {
      const used = await trx
        .deleteFrom("setup_tokens")
        .where("token_hash", "=", token_hash)
        .where("expires_at", ">", now())
        .returning("admin_id")
        .executeTakeFirst();
      if (!used) throw refusal;
      await endSessions(trx, used.admin_id);
      const changed = await trx
        .updateTable("admins")
        .set({ password_hash, updated_at: new Date().toISOString() })
        .where("id", "=", used.admin_id)
        .where("status", "=", "active")
        .returningAll()
        .executeTakeFirst();
      if (!changed) throw refusal;
      const { token_hash: hash, expires_at } = session;
      await trx.insertInto("access_tokens").values({ token_hash: hash, admin_id: changed.id, expires_at }).execute();
      await record(trx, changed, [{ action: "setup_password", resource: "user", id: changed.id }]);
      return changed;
    });
    const data = { token: session.token, expires_at: session.expires_at, user: toAdminUser(admin) };
    return context.json({ success: true as const, data }, 200);
  });
}
