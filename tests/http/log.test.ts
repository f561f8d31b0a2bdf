/** What the server writes about its visitors: which pages were asked for, and nothing that they typed. */
import { expect, it, vi } from "vitest";
import { pin } from "../support/demonstration.ts";
import { signInToDesk, visitDesk } from "../support/desk.ts";
import { startServer } from "../support/server.ts";

it("ASVS 16.2.2 16.2.5 holds neither a message nor what was searched for, at the level that tells most", async () => {
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
      fetch(`${server.origin}/contact`, { method: "POST", body: new URLSearchParams(body), redirect: "manual" });
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
    const lines = () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "request");
    // The last line of all comes last.
    await vi.waitFor(() => expect(lines().at(-1)).toMatchObject({ method: "GET", path: "/contact", status: 200 }));
    expect(lines()).toContainEqual(expect.objectContaining({ method: "POST", path: "/contact", status: 303 }));
    expect(lines()).toContainEqual(expect.objectContaining({ method: "GET", path: "/search", status: 200 }));
    for (const line of lines()) {
      expect(line).toMatchObject({
        level: 30,
        time: expect.stringMatching(/T.*Z$/),
        id: expect.any(String),
        ms: expect.any(Number),
      });
    }
    // What the server that carries the site prints by itself is such a line too.
    const all = server
      .output()
      .split("\n")
      .map((line) => JSON.parse(line));
    for (const line of all)
      expect(line).toMatchObject({ level: expect.any(Number), time: expect.stringMatching(/T.*Z$/) });
    expect(all).toContainEqual(expect.objectContaining({ msg: expect.stringMatching(/http:\/\/localhost:\d+/) }));
    expect(server.output()).not.toMatch(new RegExp(`anitha|own words|0042|rareword|${pin}`, "i"));
  } finally {
    await server.stop();
  }
});

it("ASVS 16.2.1 16.2.4 16.3.2 names a request in the log as its answer does, and takes the name that a trusted proxy gave", async () => {
  const server = await startServer({ LOG_LEVEL: "info", TRUSTED_PROXY_HOPS: "1" });
  try {
    const own = (await fetch(`${server.origin}/about`)).headers.get("X-Request-Id");
    const given = await fetch(`${server.origin}/about`, { headers: { "X-Request-Id": "proxy-given-0001" } });
    expect(given.headers.get("X-Request-Id")).toBe("proxy-given-0001");
    await fetch(`${server.origin}/api/admin/users`, { headers: { Authorization: "Bearer guessed" } });
    const forged = await fetch(`${server.origin}/about`, { headers: { "X-Request-Id": '"<script>' } });
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

it("ASVS 16.3.2 16.3.3 warns of what was refused, and names whoever of the shop asked for it", async () => {
  const server = await startServer({ LOG_LEVEL: "warn" });
  try {
    const cookie = await signInToDesk(server, "reader@example.com", "reader");
    const reader = visitDesk(server.origin, cookie);
    expect((await reader.get("/desk/people")).status).toBe(403);
    const sheet = await fetch(`${server.origin}/desk/products/1/status`, {
      method: "POST",
      headers: { Cookie: cookie },
    });
    expect(sheet.status).toBe(403);
    const stranger = visitDesk(server.origin);
    const unknown = { email: "nobody@example.com", password: "a guess at it" };
    expect((await stranger.post("/desk/sign-in", unknown)).status).toBe(401);
    const large = { description: "a".repeat(100_000) };
    expect((await stranger.post("/desk/sign-in?from=/desk/products/1/texts", large)).status).toBe(413);
    const call = (token: string) =>
      fetch(`${server.origin}/api/admin/users`, { headers: { Authorization: `Bearer ${token}` } });
    await call("guessed");

    const refused = () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "refused");
    const line = (fields: object) => expect.objectContaining({ level: 40, ...fields });
    await vi.waitFor(() => {
      expect(refused()).toContainEqual(line({ path: "/desk/people", status: 403, user: expect.any(Number) }));
      expect(refused()).toContainEqual(line({ path: "/desk/products/1/status", status: 403 }));
      expect(refused()).toContainEqual(line({ path: "/desk/sign-in", method: "POST", status: 401 }));
      expect(refused()).toContainEqual(line({ path: "/desk/sign-in", method: "POST", status: 413 }));
      expect(refused()).toContainEqual(line({ path: "/api/admin/users", status: 401 }));
    });
    expect(server.output()).not.toContain("nobody@example.com");
  } finally {
    await server.stop();
  }
});
