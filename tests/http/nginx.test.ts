/** The nginx example with its shared cache: visitors share pages, staff and API clients do not. */
import { spawnSync } from "node:child_process";
import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DESK_PASSWORD, inviteToDesk } from "../support/desk.ts";
import { findFreePort } from "../support/free-port.ts";
import { startNginx } from "../support/nginx.ts";
import { type Server, startServer } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

describe.runIf(hasNginx)("the site behind nginx", () => {
  let server: Server;
  let proxy: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const port = await findFreePort();
    proxy = await startNginx([port], { cache: true });
    const settings = { PORT: String(port), PUBLIC_ORIGIN: proxy.origin, TRUSTED_PROXY_HOPS: "1" };
    server = await startServer(settings);
  });
  afterAll(async () => {
    await server?.stop();
    await proxy?.stop();
  });

  const post = (path: string, fields: Record<string, string>) =>
    proxy.send(
      path,
      { Origin: proxy.origin, "Content-Type": "application/x-www-form-urlencoded" },
      String(new URLSearchParams(fields)),
    );

  it.each([
    "/collections/chainsaws?type=petrol",
    "/collections/chainsaws.data",
    "/sitemap.xml",
    "/about",
  ])("%s is shared", async (path) => {
    for (const cache of ["MISS", "HIT"])
      expect(await proxy.send(path)).toMatchObject({ status: 200, cache });
  });

  it("shares a page among visitors with any other cookies, but not with staff", async () => {
    expect(await proxy.send("/about", { Cookie: "other=1; notdesk=2" })).toMatchObject({
      cache: "HIT",
    });

    const invitation = await inviteToDesk(
      { ...server, origin: proxy.origin },
      "staff@example.com",
      "owner",
    );
    const { pathname, searchParams } = new URL(invitation);
    const token = searchParams.get("token") ?? "";
    const set = await post(pathname, { token, password: DESK_PASSWORD, again: DESK_PASSWORD });
    const cookie = set.cookies.map((one) => one.split(";")[0]).join("; ");
    expect(cookie).toMatch(/^__Host-desk=/);
    expect(await proxy.send("/about", { Cookie: cookie })).toMatchObject({
      status: 200,
      cache: "BYPASS",
    });
    expect(await proxy.send("/about", { Cookie: `other=1; ${cookie}` })).toMatchObject({
      cache: "BYPASS",
    });
    expect((await proxy.send("/desk/products", { Cookie: cookie })).status).toBe(200);
    expect(await proxy.send("/desk/products")).toMatchObject({ status: 302, cache: "MISS" });
  });

  // The headless shell has no dictionaries.
  const executablePath = spawnSync("which", ["chromium"], { encoding: "utf8" }).stdout.trim();
  it.runIf(executablePath)("a browser gets its next pages as differences to one", async () => {
    const context = await chromium.launchPersistentContext("", {
      executablePath,
      args: ["--no-sandbox", `--ignore-certificate-errors-spki-list=${proxy.pin}`],
    });
    try {
      const page = await context.newPage();
      const visit = async (path: string) => {
        const response = await page.goto(proxy.origin + path);
        const headers = await response?.allHeaders();
        const sizes = await response?.request().sizes();
        return { coding: headers?.["content-encoding"], bytes: sizes?.responseBodySize };
      };
      let visits = 0;
      const hasDictionary = async () => (await visit(`/about?n=${visits++}`)).coding === "dcz";
      await vi.waitUntil(hasDictionary, { timeout: 90_000, interval: 5_000 });
      for (const [path, atMost] of [
        ["/collections/blowers", 10_000],
        ["/products/stihl-ms-170", 8_000],
      ] as const) {
        const { coding, bytes } = await visit(path);
        expect([path, coding]).toEqual([path, "dcz"]);
        expect(bytes).toBeLessThan(atMost);
        expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      }
    } finally {
      await context.close();
    }
    // The shared cache keeps one for each coding.
    expect(await proxy.send("/products/stihl-ms-170")).toMatchObject({ cache: "MISS" });
  });

  it.each(["/no/such/page", "/desk/sign-in", "/ready"])("%s is never shared", async (path) => {
    for (const _ of [1, 2]) expect(await proxy.send(path)).toMatchObject({ cache: "MISS" });
  });

  it("ASVS 14.2.2 responses to an API client's token are not shared", async () => {
    const token = { Authorization: `Bearer ${await signIn(server)}` };
    for (const _ of [1, 2])
      expect(await proxy.send("/api/products/11", token)).toMatchObject({ cache: "BYPASS" });
  });

  it("limits an IP address that floods the API, and still sends it pages", async () => {
    const calls = await Promise.all(Array.from({ length: 400 }, () => proxy.send("/api/brands")));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await proxy.send("/about")).status).toBe(200);
  });
});
