/** Signing in and out, and how long sessions last. */
import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asOwner, bearer, PASSWORD } from "../../../tests/support/as-owner.ts";
import { interruptedBody } from "../../../tests/support/interrupted-body.ts";
import { findCaller } from "../accounts/sessions.ts";

describeOnBoth("accounts that sign in", (api, kind) => {
  const { send, invite, change, setUp, logIn } = asOwner(api);
  const works = async (token: string) =>
    (await send("GET", "/api/admin/session", undefined, bearer(token))).status;

  it("ASVS 6.3.8 get the same error for a wrong password and an unknown address", async () => {
    const { setup_token } = await invite("known@example.com");
    await setUp(setup_token);
    const wrong = await logIn("known@example.com", "not the password");
    const unknown = await logIn("nobody@example.com", "not the password");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
  });

  it.runIf(kind === "sqlite")(
    "ASVS 2.4.1 6.3.1 are protected against guessing, by setup tokens and within sessions too",
    async () => {
      const attempts = async (attempt: () => Promise<{ status: number }>) => {
        const statuses: number[] = [];
        for (let count = 0; count < 9; count++) statuses.push((await attempt()).status);
        return statuses;
      };
      const guess = () => logIn("guessed@example.com");
      expect(await attempts(guess)).toEqual([...Array(8).fill(401), 429]);
      expect(Number((await guess()).headers.get("Retry-After"))).toBeGreaterThan(0);
      const unknown = () => setUp("a-token-that-nobody-was-given");
      expect(await attempts(unknown)).toEqual([...Array(8).fill(401), 429]);
      const { setup_token } = await invite("inside@example.com");
      const { token } = (await setUp(setup_token)).body.data;
      const passwords = { current: "not the password", next: "rivers flow past seven doors" };
      const change = () => send("PUT", "/api/admin/session/password", passwords, bearer(token));
      expect(await attempts(change)).toEqual([...Array(8).fill(403), 429]);
    },
  );

  it("ASVS 7.4.2 stay signed out when reactivated, set no password while inactive", async () => {
    const { user, setup_token } = await invite("returning@example.com");
    const { token } = (await setUp(setup_token)).body.data;
    for (const status of ["inactive", "active"]) await change(user.id, { status });
    expect(await works(token)).toBe(401);
    const waiting = {
      email: "waiting@example.com",
      role: "clerk",
      status: "inactive",
      current: PASSWORD,
    };
    const { body } = await send("POST", "/api/admin/users", waiting);
    expect((await setUp(body.data.setup_token)).status).toBe(401);
  });

  it("ASVS 7.4.2 7.4.5 lose their sessions with a new password and when deactivated", async () => {
    const { user, setup_token } = await invite("moving@example.com");
    const first = (await setUp(setup_token)).body.data.token;
    expect(await works(first)).toBe(200);
    const again = await send("POST", `/api/admin/users/${user.id}/invitation`, {
      current: PASSWORD,
    });
    await setUp(again.body.data.setup_token, `${PASSWORD} two`);
    expect(await works(first)).toBe(401);
    const second = (await logIn("moving@example.com", `${PASSWORD} two`)).body.data.token;
    expect(await works(second)).toBe(200);
    await change(user.id, { status: "inactive" });
    expect(await works(second)).toBe(401);
    expect((await logIn("moving@example.com", `${PASSWORD} two`)).status).toBe(401);
  });

  it.each([
    ["deactivated", { status: "inactive" }, 401],
    ["given another role", { role: "reader" }, 403],
  ])("ASVS 7.4.2 8.2.1 save nothing if %s while a body arrives", async (how, update, status) => {
    const { user, setup_token } = await invite(`slow.${status}@example.com`);
    const { token } = (await setUp(setup_token)).body.data;
    const name = `Late by someone ${how}`;
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json", ...bearer(token) },
      body: interruptedBody(Buffer.from(JSON.stringify({ name })), 9, () =>
        change(user.id, update),
      ),
      duplex: "half",
    };
    const request = new Request("http://localhost/api/products", init);
    expect((await api().api.fetch(request)).status).toBe(status);
    const { body } = await send("GET", `/api/admin/products?${new URLSearchParams({ q: name })}`);
    expect(body.total).toBe(0);
  });

  it("ASVS 6.2.3 7.5.1 keep password and email address if their session is stolen", async () => {
    const { user, setup_token } = await invite("stolen@example.com", "owner");
    const { token } = (await setUp(setup_token)).body.data;
    const changeOwn = (update: object) =>
      send("PUT", `/api/admin/users/${user.id}`, update, bearer(token));
    expect((await changeOwn({ password: "rivers flow past seven doors" })).status).toBe(400);
    for (const current of [undefined, "not the password"]) {
      const { status, body } = await changeOwn({ email: "thief@example.com", current });
      expect([status, body.error]).toEqual([403, expect.stringContaining("current: is")]);
    }
    expect((await logIn("stolen@example.com")).status).toBe(200);
    expect((await changeOwn({ email: "Moved@example.com", current: PASSWORD })).status).toBe(200);
    expect((await logIn("moved@example.com")).status).toBe(200);
    const link = await send(
      "POST",
      `/api/admin/users/${user.id}/invitation`,
      undefined,
      bearer(token),
    );
    expect(link.status).toBe(409);
    const others = await send("PUT", `/api/admin/users/${user.id}`, { email: "else@example.com" });
    expect(others.status).toBe(403);
  });

  it("ASVS 7.5.1 are not changed, invited or removed by a stolen owner's session", async () => {
    const known = await invite("robbed@example.com", "owner");
    const waiting = await invite("waiting.clerk@example.com", "clerk");
    await setUp(known.setup_token);
    const detours = [
      ["POST", "", { email: "accomplice@example.com", role: "reader" }],
      ["PUT", `/${waiting.user.id}`, { role: "owner" }],
      ["PUT", `/${known.user.id}`, { role: "reader" }],
      ["PUT", `/${known.user.id}`, { status: "inactive" }],
      ["PUT", `/${known.user.id}`, { status: "active", firstName: "Robbed" }],
      ["POST", `/${known.user.id}/invitation`, {}],
      ["POST", `/${waiting.user.id}/invitation`, {}],
      ["DELETE", `/${known.user.id}`, {}],
    ] as const;
    for (const [method, path, fields] of detours) {
      for (const current of [undefined, "not the password"]) {
        const { status, body } = await send(method, `/api/admin/users${path}`, {
          ...fields,
          current,
        });
        expect([path, status, body.error]).toEqual([
          path,
          403,
          expect.stringContaining("current: is"),
        ]);
      }
      const { status } = await send(method, `/api/admin/users${path}`, {
        ...fields,
        current: PASSWORD,
      });
      expect([path, status]).toEqual([path, method === "POST" ? 201 : 200]);
    }
    expect((await send("DELETE", `/api/admin/users/${waiting.user.id}`)).status).toBe(403);
  });

  it("ASVS 7.4.1 read their own account until they sign out", async () => {
    const { setup_token } = await invite("leaving@example.com", "clerk");
    const { token } = (await setUp(setup_token)).body.data;
    const { body } = await send("GET", "/api/admin/session", undefined, bearer(token));
    expect(body.data.user).toMatchObject({ email: "leaving@example.com", role: "clerk" });
    expect(body.data.user.permissions).toMatchObject({
      canChangePrices: true,
      canManageProducts: false,
    });
    expect((await send("DELETE", "/api/admin/session", undefined, bearer(token))).status).toBe(200);
    expect(await works(token)).toBe(401);
  });

  it("ASVS 6.2.2 6.2.3 7.2.4 7.4.3 change their password, which ends other sessions", async () => {
    const { setup_token } = await invite("changing@example.com", "clerk");
    const first = (await setUp(setup_token)).body.data.token;
    const second = (await logIn("changing@example.com")).body.data.token;
    const change = (current: string, next: string) =>
      send("PUT", "/api/admin/session/password", { current, next }, bearer(first));
    const weak = await change(PASSWORD, "changing12345");
    expect([weak.status, weak.body.error]).toEqual([
      400,
      expect.stringContaining("next: is easy to guess"),
    ]);
    const changed = await change(PASSWORD, "rivers flow past seven doors");
    expect(changed.status).toBe(200);
    for (const token of [first, second]) {
      expect(await works(token)).toBe(401);
    }
    expect(await works(changed.body.data.token)).toBe(200);
    expect((await logIn("changing@example.com")).status).toBe(401);
  });

  it("ASVS 16.3.1 have failed sign-ins logged, without the input", async () => {
    const { user, setup_token } = await invite("tried@example.com");
    await setUp(setup_token);
    await logIn("tried@example.com", "an honest mistake");
    const { body } = await send(
      "GET",
      `/api/admin/logs?action_type=login_failed&admin_id=${user.id}`,
    );
    expect(body.total).toBe(1);
    expect(JSON.stringify(body)).not.toContain("honest");
  });

  it("ASVS 7.3.1 7.3.2 7.4.1 stay signed in for 12 hours after each call, at most 30 days", async () => {
    const { db } = api().database;
    const { user, setup_token } = await invite("staying@example.com");
    const { token } = (await setUp(setup_token)).body.data;
    const HOUR = 60 * 60_000;
    const from = Date.now();
    const works = async (hours: number) =>
      (await findCaller(db, token, new Date(from + hours * HOUR)))?.admin.id;
    expect(await works(11)).toBe(user.id);
    expect(await works(22)).toBe(user.id);
    expect(await works(35)).toBeUndefined();
    for (let hours = 22; hours < 30 * 24; hours += 11) await works(hours);
    expect(await works(30 * 24 + 1)).toBeUndefined();
  });
});
