/** The shared cache of the example for nginx: visitors share pages, and nobody shares what is somebody's own. */
import { request } from "node:https";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInToDesk } from "../support/desk.ts";
import { startNginx } from "../support/nginx.ts";
import { type Server, startServer } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";

let server: Server;
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
  proxy = await startNginx([Number(new URL(server.origin).port)], { cache: true });
});
afterAll(async () => {
  await proxy?.stop();
  await server?.stop();
});

interface Answer {
  status: number | undefined;
  /** As nginx says it: HIT, MISS, BYPASS … */
  cache: string | undefined;
  body: string;
}

/** Unlike `fetch`, takes the certificate that was made for the test. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(proxy.origin + path, { headers, rejectUnauthorized: false }, async (response) => {
    const cache = response.headers["x-cache"]?.toString();
    resolve({ status: response.statusCode, cache, body: await text(response) });
  });
  sent.on("error", reject).end();
  return promise;
}

const cachesOf = async (path: string, headers?: Record<string, string>) => [
  (await get(path, headers)).cache,
  (await get(path, headers)).cache,
];

it.each(["/", "/collections/chainsaws?type=petrol", "/collections/chainsaws.data", "/sitemap.xml"])(
  "%s is asked for once",
  async (path) => {
    expect(await cachesOf(path)).toEqual(["MISS", "HIT"]);
    expect((await get(path)).status).toBe(200);
  },
);

it.each(["/no/such/page", "/desk/sign-in", "/ready", "/api/admin/backup-state"])("%s is never kept", async (path) => {
  expect(await cachesOf(path)).toEqual(["MISS", "MISS"]);
});

it("ASVS 14.2.2 what a form answers, and what says who asks, is not kept", async () => {
  const token = { Authorization: `Bearer ${await signIn(server)}` };
  expect(await cachesOf("/api/products/11", token)).toEqual(["BYPASS", "BYPASS"]);
  const mine = await get("/desk/products", { Cookie: await signInToDesk(server, "owner@example.com", "owner") });
  expect([mine.status, mine.cache]).toEqual([200, "BYPASS"]);
  const stranger = await get("/desk/products");
  expect([stranger.status, stranger.cache]).toEqual([302, "MISS"]);
});

it("a change shows at once to those behind it who sign in, and a minute later to everybody", async () => {
  const path = "/products/stihl-ms-250";
  expect((await get(path)).body).not.toContain("Quetzal");
  const { data } = await (await fetch(`${server.origin}/api/products/slug/stihl-ms-250`)).json();
  const authorization = { Authorization: `Bearer ${await signIn(server)}` };
  await fetch(`${server.origin}/api/products/${data.id}`, {
    method: "PUT",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "STIHL Quetzal" }),
  });
  expect((await get(path, authorization)).body).toContain("Quetzal");
  await expect.poll(async () => (await get(path)).body, { timeout: 90_000, interval: 2_000 }).toContain("Quetzal");
});
