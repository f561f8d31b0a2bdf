import { beforeAll, expect, it } from "vitest";
import { Session } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { findCaller } from "../accounts/sessions.ts";

const PASSWORD = "a long enough password";

describeOnBoth("accounts", (api, kind) => {
  let root: { Authorization: string };
  beforeAll(async () => {
    root = await api().signIn("owner");
  });

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = root) {
    const response = await api().call(method, path, body, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const invite = async (email: string, role = "editor") =>
    (await send("POST", "/api/admin/users", { email, role })).body.data;
  const setUp = (token: string, password = PASSWORD) =>
    send("POST", "/api/admin/setup-password", { token, password }, {});
  const logIn = (email: string, password = PASSWORD) => send("POST", "/api/admin/login", { email, password }, {});
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it("are invited, set a password once, and log in with it", async () => {
    const { user, setup_token } = await invite("Anu@Example.com");
    expect(user).toMatchObject({ email: "anu@example.com", role: "editor", status: "active" });
    expect(user.permissions).toMatchObject({
      canManageProducts: true,
      canManageUsers: false,
      canManageSettings: false,
    });
    expect((await logIn("anu@example.com")).status).toBe(401);
    expect((await setUp(setup_token, "too short")).status).toBe(400);
    expect((await setUp(setup_token)).status).toBe(200);
    expect((await setUp(setup_token)).status).toBe(401);
    const { status, body } = await logIn("ANU@example.com");
    expect(status).toBe(200);
    const { token } = successOf(Session).parse(body).data;
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect((await send("GET", "/api/admin/dashboard", undefined, bearer(token))).status).toBe(200);
    expect((await send("GET", "/api/admin/users", undefined, bearer(token))).status).toBe(403);
    const kept = await api().database.db.selectFrom("access_tokens").select("token_hash").execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    const row = await api()
      .database.db.selectFrom("admins")
      .select("password_hash")
      .where("id", "=", user.id)
      .executeTakeFirst();
    expect(row?.password_hash).toMatch(/^scrypt\$/);
  });

  it("are told the same of a wrong password and an unknown address", async () => {
    const { setup_token } = await invite("known@example.com");
    await setUp(setup_token);
    const wrong = await logIn("known@example.com", "not the password");
    const unknown = await logIn("nobody@example.com", "not the password");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
  });

  it.runIf(kind === "sqlite")("cannot be guessed at: too many attempts have to wait", async () => {
    const answers: number[] = [];
    for (let count = 0; count < 9; count++) answers.push((await logIn("guessed@example.com")).status);
    expect(answers).toEqual([...Array(8).fill(401), 429]);
    const { headers } = await logIn("guessed@example.com");
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("ASVS 7.4.2 lose their sessions with a new password and when deactivated", async () => {
    const { user, setup_token } = await invite("moving@example.com");
    const first = (await setUp(setup_token)).body.data.token;
    const works = async (token: string) => (await send("GET", "/api/admin/dashboard", undefined, bearer(token))).status;
    expect(await works(first)).toBe(200);
    await send("PUT", `/api/admin/users/${user.id}`, { password: `${PASSWORD} two` });
    expect(await works(first)).toBe(401);
    const second = (await logIn("moving@example.com", `${PASSWORD} two`)).body.data.token;
    expect(await works(second)).toBe(200);
    await send("PUT", `/api/admin/users/${user.id}`, { status: "inactive" });
    expect(await works(second)).toBe(401);
    expect((await logIn("moving@example.com", `${PASSWORD} two`)).status).toBe(401);
  });

  it("sign out, and are told who they are until then", async () => {
    const { setup_token } = await invite("leaving@example.com", "clerk");
    const { token } = (await setUp(setup_token)).body.data;
    const { body } = await send("GET", "/api/admin/session", undefined, bearer(token));
    expect(body.data.user).toMatchObject({ email: "leaving@example.com", role: "clerk" });
    expect(body.data.user.permissions).toMatchObject({ canChangePrices: true, canManageProducts: false });
    expect((await send("DELETE", "/api/admin/session", undefined, bearer(token))).status).toBe(200);
    expect((await send("GET", "/api/admin/session", undefined, bearer(token))).status).toBe(401);
  });

  it("ASVS 7.4.3 change their own password, which ends every other session", async () => {
    const { setup_token } = await invite("changing@example.com", "clerk");
    const first = (await setUp(setup_token)).body.data.token;
    const second = (await logIn("changing@example.com")).body.data.token;
    const change = (current: string, next: string) =>
      send("PUT", "/api/admin/session/password", { current, next }, bearer(first));
    expect((await change("not the password", "rivers flow past seven doors")).status).toBe(403);
    const weak = await change(PASSWORD, "changing12345");
    expect([weak.status, weak.body.error]).toEqual([400, expect.stringContaining("next: is easily guessed")]);
    const changed = await change(PASSWORD, "rivers flow past seven doors");
    expect(changed.status).toBe(200);
    for (const token of [first, second]) {
      expect((await send("GET", "/api/admin/session", undefined, bearer(token))).status).toBe(401);
    }
    expect((await send("GET", "/api/admin/session", undefined, bearer(changed.body.data.token))).status).toBe(200);
    expect((await logIn("changing@example.com")).status).toBe(401);
  });

  it("ASVS 6.2.4 are kept from passwords that everybody guesses", async () => {
    const { setup_token } = await invite("ravi.kumar@example.com");
    for (const password of ["password1234", "qwertyuiop12", "ravi.kumar@example.com", "aaaaaaaaaaaaaaaa"]) {
      expect((await setUp(setup_token, password)).status, password).toBe(400);
    }
    expect((await setUp(setup_token)).status).toBe(200);
  });

  it("ASVS 16.3.1 have their failed sign-ins recorded, without what was typed", async () => {
    const { user, setup_token } = await invite("tried@example.com");
    await setUp(setup_token);
    await logIn("tried@example.com", "an honest mistake");
    const { body } = await send("GET", `/api/admin/logs?action_type=login_failed&admin_id=${user.id}`);
    expect(body.total).toBe(1);
    expect(JSON.stringify(body)).not.toContain("honest");
  });

  it("ASVS 7.3.1 7.3.2 carry on for twelve hours after each call, and end after thirty days", async () => {
    const { db } = api().database;
    const { user, setup_token } = await invite("staying@example.com");
    const { token } = (await setUp(setup_token)).body.data;
    const HOUR = 60 * 60_000;
    const from = Date.now();
    const works = async (hours: number) => (await findCaller(db, token, new Date(from + hours * HOUR)))?.admin.id;
    expect(await works(11)).toBe(user.id);
    expect(await works(22)).toBe(user.id);
    expect(await works(35)).toBeUndefined();
    for (let hours = 22; hours < 30 * 24; hours += 11) await works(hours);
    expect(await works(30 * 24 + 1)).toBeUndefined();
  });

  it("ASVS 7.4.1 end their sessions after their time", async () => {
    const session = await api().signIn("editor");
    const { db } = api().database;
    const { admin_id } = await db
      .selectFrom("access_tokens")
      .select("admin_id")
      .orderBy("admin_id", "desc")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("access_tokens")
      .set({ expires_at: "2020-01-01T00:00:00.000Z" })
      .where("admin_id", "=", admin_id)
      .execute();
    expect((await send("GET", "/api/admin/dashboard", undefined, session)).status).toBe(401);
  });

  it("always keep one who can manage users", async () => {
    const { db } = api().database;
    const supers = await db.selectFrom("admins").selectAll().where("role", "=", "owner").execute();
    const [last, ...others] = supers;
    for (const { id } of others) expect((await send("DELETE", `/api/admin/users/${id}`)).status).toBe(200);
    const path = `/api/admin/users/${last?.id}`;
    expect((await send("DELETE", path)).status).toBe(409);
    expect((await send("PUT", path, { role: "editor" })).status).toBe(409);
    expect((await send("PUT", path, { status: "inactive" })).status).toBe(409);
    expect((await send("GET", path)).body.data).toMatchObject({ role: "owner", status: "active" });

    const second = await invite("second@example.com", "owner");
    const both = await Promise.all([
      send("PUT", path, { role: "editor" }),
      send("PUT", `/api/admin/users/${second.user.id}`, { role: "editor" }),
    ]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    await db
      .updateTable("admins")
      .set({ role: "owner" })
      .where("id", "=", last?.id ?? 0)
      .execute();
  });

  it("are listed, found, changed and removed", async () => {
    const { user } = await invite("listed@example.com", "reader");
    const path = `/api/admin/users/${user.id}`;
    expect((await send("GET", "/api/admin/users")).body.data).toContainEqual(user);
    expect((await send("PUT", path, { firstName: "Asha" })).body.data).toMatchObject({
      firstName: "Asha",
      role: "reader",
    });
    expect((await send("PUT", path, {})).status).toBe(400);
    expect((await send("PUT", path, { isAdmin: true })).status).toBe(400);
    const taken = await send("POST", "/api/admin/users", { email: "LISTED@example.com", role: "editor" });
    expect([taken.status, taken.body.error]).toEqual([409, "email: another user has it"]);
    expect((await send("DELETE", path)).status).toBe(200);
    expect((await send("GET", path)).status).toBe(404);
    expect((await send("PUT", path, { firstName: "x" })).status).toBe(404);
    expect((await send("DELETE", path)).status).toBe(404);
  });

  it("leave a record that can be filtered", async () => {
    const logs = async (query: string) => (await send("GET", `/api/admin/logs?${query}`)).body;
    const test = await send("POST", "/api/admin/test-logs");
    expect([test.status, test.body.data.action_type]).toEqual([201, "test"]);
    expect((await logs("action_type=test")).data).toEqual([test.body.data]);
    expect((await logs("resource_type=log")).total).toBe(1);
    expect((await logs(`admin_id=${test.body.data.admin_id}&action_type=test`)).total).toBe(1);
    expect((await logs("admin_id=999999")).total).toBe(0);
    const day = test.body.data.created_at.slice(0, 10);
    const all = await logs("limit=1");
    expect(all.data).toHaveLength(1);
    expect((await logs(`start_date=${day}&end_date=${day}`)).total).toBe(all.total);
    expect((await logs("end_date=2020-01-01")).total).toBe(0);
    expect((await logs("start_date=2999-01-01T00:00:00Z")).total).toBe(0);
    expect((await logs("limit=1&page=2")).data[0].id).toBeLessThan(all.data[0].id);
    for (const query of ["page=0", "limit=x", "admin_id=-1", "start_date=yesterday", "action_type=%00"]) {
      expect((await send("GET", `/api/admin/logs?${query}`)).status).toBe(400);
    }
    expect((await send("POST", "/api/admin/migrate-logs")).body.data.entries).toBe(all.total);
    expect(JSON.stringify((await logs("limit=500")).data)).not.toContain("scrypt");
  });

  it("show a dashboard that counts what is there", async () => {
    const { body } = await send("GET", "/api/admin/dashboard");
    const { total } = (await (await api().get("/api/products?limit=1")).json()) as { total: number };
    expect(body.data.products.total).toBe(total);
    expect(body.data.recent_logs.length).toBeGreaterThan(0);
  });
});
