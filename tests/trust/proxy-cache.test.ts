/** The shared cache in the nginx example: visitors share pages, but never private ones. */
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

const cachesOf = async (path: string, headers?: Record<string, string>) => [
  (await proxy.send(path, headers)).cache,
  (await proxy.send(path, headers)).cache,
];

it.each(["/", "/collections/chainsaws?type=petrol", "/collections/chainsaws.data", "/sitemap.xml"])(
  "%s is rendered once",
  async (path) => {
    expect(await cachesOf(path)).toEqual(["MISS", "HIT"]);
    expect((await proxy.send(path)).status).toBe(200);
  },
);

it.each(["/no/such/page", "/desk/sign-in", "/ready", "/api/admin/backup-state"])(
  "%s is never cached",
  async (path) => {
    expect(await cachesOf(path)).toEqual(["MISS", "MISS"]);
  },
);

it("ASVS 14.2.2 form responses and requests with credentials are not cached", async () => {
  const token = { Authorization: `Bearer ${await signIn(server)}` };
  expect(await cachesOf("/api/products/11", token)).toEqual(["BYPASS", "BYPASS"]);
  const mine = await proxy.send("/desk/products", {
    Cookie: await signInToDesk(server, "owner@example.com", "owner"),
  });
  expect([mine.status, mine.cache]).toEqual([200, "BYPASS"]);
  const stranger = await proxy.send("/desk/products");
  expect([stranger.status, stranger.cache]).toEqual([302, "MISS"]);
});

it("staff see a change immediately, everybody else a minute later", async () => {
  const path = "/products/stihl-ms-250";
  expect((await proxy.send(path)).body).not.toContain("Quetzal");
  const { data } = await (await fetch(`${server.origin}/api/products/slug/stihl-ms-250`)).json();
  const authorization = { Authorization: `Bearer ${await signIn(server)}` };
  await fetch(`${server.origin}/api/products/${data.id}`, {
    method: "PUT",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "STIHL Quetzal" }),
  });
  expect((await proxy.send(path, authorization)).body).toContain("Quetzal");
  await expect
    .poll(async () => (await proxy.send(path)).body, { timeout: 90_000, interval: 2_000 })
    .toContain("Quetzal");
});
