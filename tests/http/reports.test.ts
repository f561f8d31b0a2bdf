import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeskVisit, signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

let server: Server;
let desk: DeskVisit;

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
  desk = visitDesk(server.origin, await signInToDesk(server, "reader@example.com", "reader"));
});
afterAll(() => server?.stop());

const tap = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitDesk(server.origin).post("/taps", fields, headers);
const report = async () => (await desk.get("/desk/report")).text;

it("counts a search each time it is made, also where the page was made before", async () => {
  for (let time = 0; time < 4; time += 1) {
    await getPage(`${server.origin}/search?q=qwyjibo`);
    await getPage(`${server.origin}/search?q=hedge+trimmer`);
  }
  const text = await report();
  expect(text).toMatch(/qwyjibo 4 \d{4}-/);
  expect(text).toMatch(/hedge trimmer 4 \d{4}-/);
});

it("counts what led to a call by product and page", async () => {
  await tap({ way: "call", path: "/products/stihl-ms-250" });
  await tap({ way: "whatsapp", path: "/products/stihl-ms-250" });
  await tap({ way: "call", path: "/branches" });
  const text = await report();
  expect(text).toContain("MS 250 1 1");
  expect(text).toContain("Branches 1 0");
});

it.each<[string, Record<string, string>, Record<string, string>, number]>([
  ["another site's page", { way: "call", path: "/contact" }, { Origin: "https://evil.example" }, 403],
  ["no page at all", { way: "call", path: "/contact" }, { Origin: "" }, 403],
  ["an unknown way", { way: "pigeon", path: "/contact" }, {}, 204],
  ["nothing", {}, {}, 204],
])("counts nothing from %s", async (_, fields, headers, status) => {
  expect((await tap(fields, headers)).status).toBe(status);
  expect(await report()).not.toContain("Contact 1");
});

it("a flood from one address is counted up to a bound, and others still are", async () => {
  const flood = { "X-Forwarded-For": "203.0.113.9" };
  const all = Array.from({ length: 80 }, () => tap({ way: "call", path: "/about" }, flood));
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([204]));
  await tap({ way: "call", path: "/about" }, { "X-Forwarded-For": "203.0.113.10" });
  expect(await report()).toContain("About 61 0");
});

it("can only be told, not read", async () => {
  expect((await getPage(`${server.origin}/taps`)).status).toBe(405);
});
