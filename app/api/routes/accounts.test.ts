/** Managing accounts: invitations, changes, removal and the audit log. */
import { expect, it } from "vitest";
import { Session } from "#app/contract/accounts.ts";
import { successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asOwner, bearer, PASSWORD } from "../../../tests/support/as-owner.ts";

describeOnBoth("accounts", (api) => {
  const { send, invite, change, setUp, logIn } = asOwner(api);

  it("ASVS 6.2.1 6.4.1 7.2.3 11.4.2 are invited, set a password once, and sign in", async () => {
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

  it("ASVS 6.4.3 are invited again with a new link, which ends the earlier one", async () => {
    const { user, setup_token: lost } = await invite("again@example.com");
    const again = await send("POST", `/api/admin/users/${user.id}/invitation`, {
      current: PASSWORD,
    });
    expect([again.status, again.body.data.user.role]).toEqual([201, "editor"]);
    expect((await setUp(lost)).status).toBe(401);
    expect((await setUp(again.body.data.setup_token)).status).toBe(200);
    await change(user.id, { status: "inactive" });
    const inactive = await send("POST", `/api/admin/users/${user.id}/invitation`, {
      current: PASSWORD,
    });
    expect(inactive.status).toBe(409);
  });

  it("ASVS 6.2.4 6.2.11 cannot use common passwords", async () => {
    const { setup_token } = await invite("ravi.kumar@example.com");
    for (const password of [
      "password1234",
      "ravi.kumar@example.com",
      "aaaaaaaaaaaaaaaa",
      "Chainsaw2026",
      "nordfjord123",
      "PampaPowerTools1",
    ]) {
      expect((await setUp(setup_token, password)).status, password).toBe(400);
    }
    expect((await setUp(setup_token)).status).toBe(200);
  });

  it("ASVS 6.2.5 6.2.8 6.2.9 may use any characters, 64 and more, exactly as typed", async () => {
    for (const [index, password] of [
      "river gate lamp seven",
      `Tiger സൂര്യൻ ${"maple stone ".repeat(6)}`,
    ].entries()) {
      const email = `any${index}@example.com`;
      expect((await setUp((await invite(email)).setup_token, password)).status).toBe(200);
      expect((await logIn(email, password)).status).toBe(200);
      for (const other of [password.slice(0, -1), password.toUpperCase()])
        expect((await logIn(email, other)).status, other).toBe(401);
    }
  });

  it("may be created and changed with the former names of roles", async () => {
    for (const [name, role] of [
      ["super_admin", "owner"],
      ["admin", "editor"],
      ["moderator", "clerk"],
    ] as const) {
      const { user } = await invite(`${name}@example.com`, name);
      expect(user.role).toBe(role);
      await change(user.id, { role: "reader" });
      expect((await change(user.id, { role: name })).body.data.role).toBe(role);
      expect((await change(user.id, null)).status).toBe(200);
    }
  });

  it("always include an owner who can sign in", async () => {
    const { db } = api().database;
    const owners = await db.selectFrom("admins").selectAll().where("role", "=", "owner").execute();
    const last = owners[0]?.id ?? 0;
    const remainsOwner = async () => {
      for (const update of [null, { role: "editor" }, { status: "inactive" }])
        expect((await change(last, update)).status).toBe(409);
    };
    for (const { id } of owners.slice(1)) expect((await change(id, null)).status).toBe(200);
    await remainsOwner();
    const second = await invite("second@example.com", "owner");
    await remainsOwner();

    const { token } = (await setUp(second.setup_token)).body.data;
    const fields = { role: "editor", current: PASSWORD };
    const both = await Promise.all([
      change(second.user.id, fields),
      send("PUT", `/api/admin/users/${last}`, fields, bearer(token)),
    ]);
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
    await db.updateTable("admins").set({ role: "owner" }).where("id", "=", last).execute();
  });

  it("ASVS 8.2.3 15.3.1 15.3.3 are listed, read, changed and removed", async () => {
    const { user } = await invite("listed@example.com", "reader");
    const { data: listed } = (await send("GET", "/api/admin/users")).body;
    expect(listed).toContainEqual(user);
    expect(JSON.stringify(listed)).not.toMatch(/password|scrypt/);
    expect((await change(user.id, { firstName: "Asha" })).body.data).toMatchObject({
      firstName: "Asha",
      role: "reader",
    });
    expect((await change(user.id, { isAdmin: true })).status).toBe(400);
    const taken = await send("POST", "/api/admin/users", {
      email: "LISTED@example.com",
      role: "editor",
      current: PASSWORD,
    });
    expect([taken.status, taken.body.error]).toEqual([
      409,
      "email: is already used by another user",
    ]);
    expect((await change(user.id, null)).status).toBe(200);
    expect((await send("GET", `/api/admin/users/${user.id}`)).status).toBe(404);
    for (const late of [{ firstName: "x" }, null])
      expect((await change(user.id, late)).status).toBe(404);
  });

  it("ASVS 16.2.1 leave an audit log that can be filtered", async () => {
    const logs = async (query: string) => (await send("GET", `/api/admin/logs?${query}`)).body;
    const test = await send("POST", "/api/admin/test-logs");
    expect([test.status, test.body.data.action_type]).toEqual([201, "test"]);
    expect((await logs("action_type=test")).data).toEqual([test.body.data]);
    const { admin_id, created_at } = test.body.data;
    const day = created_at.slice(0, 10);
    const all = await logs("limit=1");
    expect(all.data).toHaveLength(1);
    for (const [query, total] of [
      ["resource_type=log", 1],
      [`admin_id=${admin_id}&action_type=test`, 1],
      ["admin_id=999999", 0],
      [`start_date=${day}&end_date=${day}`, all.total],
      ["end_date=2020-01-01", 0],
      ["start_date=2999-01-01T00:00:00Z", 0],
    ])
      expect((await logs(query)).total, query).toBe(total);
    expect((await logs("limit=1&page=2")).data[0].id).toBeLessThan(all.data[0].id);
    for (const query of ["page=0", "admin_id=-1", "start_date=yesterday", "action_type=%00"])
      expect((await send("GET", `/api/admin/logs?${query}`)).status).toBe(400);
    expect((await send("POST", "/api/admin/migrate-logs")).body.data.entries).toBe(all.total);
    expect(JSON.stringify((await logs("limit=500")).data)).not.toContain("scrypt");
  });

  it("see a dashboard with counts", async () => {
    const { body } = await send("GET", "/api/admin/dashboard");
    const { total } = (await (await api().get("/api/products?limit=1")).json()) as {
      total: number;
    };
    expect(body.data.products.total).toBe(total);
    expect(body.data.recent_logs.length).toBeGreaterThan(0);
  });
});
