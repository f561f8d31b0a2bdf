/** The example for nginx, run with its shared cache: strangers share pages, staff and callers of the API do not. */
import { spawnSync } from "node:child_process";
import { Agent, request } from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESK_PASSWORD, inviteToDesk } from "../support/desk.ts";
import { startNginx } from "../support/nginx.ts";
import { findFreePort, type Server, startServer } from "../support/server.ts";

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 400 });

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
    agent.destroy();
    await server?.stop();
    await proxy?.stop();
  });

  interface Answer {
    status: number;
    cache: string | undefined;
    cookies: string[];
  }

  const ask = async (path: string, headers: Record<string, string> = {}, body?: URLSearchParams): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const sent = request(proxy.origin + path, { agent, headers, method: body ? "POST" : "GET" }, (answer) => {
      answer.resume().on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          cache: answer.headers["x-cache"]?.toString(),
          cookies: answer.headers["set-cookie"] ?? [],
        }),
      );
    });
    sent.on("error", reject).end(body?.toString());
    return promise;
  };

  const post = (path: string, fields: Record<string, string>) =>
    ask(
      path,
      { Origin: proxy.origin, "Content-Type": "application/x-www-form-urlencoded" },
      new URLSearchParams(fields),
    );

  it("shares a page among strangers, whatever other cookies they have, and makes it for staff", async () => {
    expect(await ask("/about")).toMatchObject({ status: 200, cache: "MISS" });
    expect(await ask("/about")).toMatchObject({ status: 200, cache: "HIT" });
    expect(await ask("/about", { Cookie: "other=1; notdesk=2" })).toMatchObject({ cache: "HIT" });

    const invitation = await inviteToDesk({ ...server, origin: proxy.origin }, "owner@example.com", "owner");
    const { pathname, searchParams } = new URL(invitation);
    const token = searchParams.get("token") ?? "";
    const set = await post(pathname, { token, password: DESK_PASSWORD, again: DESK_PASSWORD });
    const cookie = set.cookies.map((one) => one.split(";")[0]).join("; ");
    expect(cookie).toMatch(/^__Host-desk=/);
    expect(await ask("/about", { Cookie: cookie })).toMatchObject({ status: 200, cache: "BYPASS" });
    expect(await ask("/about", { Cookie: `other=1; ${cookie}` })).toMatchObject({ cache: "BYPASS" });
  });

  it("refuses an address that calls the API without end, and still gives it pages", async () => {
    const calls = await Promise.all(Array.from({ length: 400 }, () => ask("/api/brands")));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await ask("/about")).status).toBe(200);
  });
});
