/** The server logs requested pages, and no input of visitors. */
import { expect, it, vi } from "vitest";
import { pin } from "../support/demonstration.ts";
import { signInToDesk, visitDesk } from "../support/desk.ts";
import { type Server, startServer } from "../support/server.ts";

const logLines = (server: Server) =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

it("ASVS 16.2.2 16.2.5 the log has no messages or searches at any level", async () => {
  const server = await startServer({ LOG_LEVEL: "trace" });
  try {
    const message = {
      name: "Anitha Thomas",
      email: "anitha@example.com",
      phone: "0468 000 0042",
      subject: "parts",
      message: "Anitha's own words.",
    };
    const post = (body: Record<string, string>) =>
      fetch(`${server.origin}/contact`, {
        method: "POST",
        body: new URLSearchParams(body),
        redirect: "manual",
      });
    expect((await post(message)).status).toBe(303);
    expect((await post({ ...message, email: "anitha@" })).status).toBe(400);
    for (const path of [
      "/search?q=rareword",
      "/api/products?search=rareword",
      `/branches?pin=${pin}`,
      "/contact?product=rareword",
    ]) {
      expect((await fetch(server.origin + path)).status, path).toBe(200);
    }
    const lines = () => logLines(server).filter(({ msg }) => msg === "request");
    // The last request's line comes last.
    await vi.waitFor(() =>
      expect(lines().at(-1)).toMatchObject({ method: "GET", path: "/contact", status: 200 }),
    );
    expect(lines()).toContainEqual(
      expect.objectContaining({ method: "POST", path: "/contact", status: 303 }),
    );
    expect(lines()).toContainEqual(
      expect.objectContaining({ method: "GET", path: "/search", status: 200 }),
    );
    for (const line of lines()) {
      expect(line).toMatchObject({
        level: 30,
        time: expect.stringMatching(/T.*Z$/),
        id: expect.any(String),
        ms: expect.any(Number),
      });
    }
    // The HTTP server's own lines have the same format.
    expect(server.output()).not.toMatch(/^[^{\n]/m);
    const all = logLines(server);
    for (const line of all)
      expect(line).toMatchObject({
        level: expect.any(Number),
        time: expect.stringMatching(/T.*Z$/),
      });
    expect(all).toContainEqual(
      expect.objectContaining({ msg: expect.stringMatching(/http:\/\/localhost:\d+/) }),
    );
    expect(server.output()).not.toMatch(new RegExp(`anitha|own words|0042|rareword|${pin}`, "i"));
  } finally {
    await server.stop();
  }
});

it("ASVS 16.2.1 16.2.4 16.3.2 the log has the request id of the response or a proxy", async () => {
  const server = await startServer({ LOG_LEVEL: "info", TRUSTED_PROXY_HOPS: "1" });
  try {
    const own = (await fetch(`${server.origin}/about`)).headers.get("X-Request-Id");
    const given = await fetch(`${server.origin}/about`, {
      headers: { "X-Request-Id": "proxy-given-0001" },
    });
    expect(given.headers.get("X-Request-Id")).toBe("proxy-given-0001");
    await fetch(`${server.origin}/api/admin/users`, {
      headers: { Authorization: "Bearer guessed" },
    });
    const forged = await fetch(`${server.origin}/about`, {
      headers: { "X-Request-Id": '"<script>' },
    });
    expect(forged.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    await vi.waitFor(() => {
      expect(server.output()).toContain(`"id":"${own}"`);
      expect(server.output()).toContain('"id":"proxy-given-0001"');
      expect(server.output()).toMatch(/"path":"\/api\/admin\/users","status":401/);
    });
  } finally {
    await server.stop();
  }
});

it("ASVS 16.3.2 16.3.3 the log warns of refused requests, with the account", async () => {
  const server = await startServer({ LOG_LEVEL: "warn" });
  try {
    const cookie = await signInToDesk(server, "reader@example.com", "reader");
    const reader = visitDesk(server.origin, cookie);
    expect((await reader.get("/desk/people")).status).toBe(403);
    const refusal = await fetch(`${server.origin}/desk/products/1`, {
      method: "POST",
      headers: { Cookie: cookie },
    });
    expect(refusal.status).toBe(403);
    const stranger = visitDesk(server.origin);
    const unknown = { email: "nobody@example.com", password: "a guess at it" };
    expect((await stranger.post("/desk/sign-in", unknown)).status).toBe(401);
    const large = { description: "a".repeat(100_000) };
    expect((await stranger.post("/desk/sign-in?from=/desk/products/1/texts", large)).status).toBe(
      413,
    );
    const call = (token: string) =>
      fetch(`${server.origin}/api/admin/users`, { headers: { Authorization: `Bearer ${token}` } });
    await call("guessed");

    const refused = () => logLines(server).filter(({ msg }) => msg === "refused");
    const line = (fields: object) => expect.objectContaining({ level: 40, ...fields });
    await vi.waitFor(() => {
      expect(refused()).toContainEqual(
        line({ path: "/desk/people", status: 403, user: expect.any(Number) }),
      );
      expect(refused()).toContainEqual(line({ path: "/desk/products/1", status: 403 }));
      expect(refused()).toContainEqual(
        line({ path: "/desk/sign-in", method: "POST", status: 401 }),
      );
      expect(refused()).toContainEqual(
        line({ path: "/desk/sign-in", method: "POST", status: 413 }),
      );
      expect(refused()).toContainEqual(line({ path: "/api/admin/users", status: 401 }));
    });
    expect(server.output()).not.toContain("nobody@example.com");
  } finally {
    await server.stop();
  }
});
