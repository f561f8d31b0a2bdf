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

const click = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitDesk(server.origin).post("/taps", fields, headers);
const report = async () => (await desk.get("/desk/report")).text;

it("counts every search, also from cached pages and responses", async () => {
  for (let time = 0; time < 4; time += 1) {
    await getPage(`${server.origin}/search?q=qwyjibo`);
    await getPage(`${server.origin}/search?q=hedge+trimmer`);
  }
  // The page's data, which a link within the site requests.
  await fetch(`${server.origin}/search.data?q=qwyjibo`);
  await fetch(`${server.origin}/search?q=qwyjibo`, { method: "HEAD" });
  const text = await report();
  expect(text).toMatch(/qwyjibo 5 \d{4}-/);
  expect(text).toMatch(/hedge trimmer 4 \d{4}-/);
});

it("counts clicks to call by product and page", async () => {
  await click({ way: "call", path: "/products/stihl-ms-250" });
  await click({ way: "whatsapp", path: "/products/stihl-ms-250" });
  await click({ way: "call", path: "/branches" });
  const text = await report();
  expect(text).toContain("MS 250 1 1");
  expect(text).toContain("Branches 1 0");
});

it.each<[string, Record<string, string>, Record<string, string>, number]>([
  [
    "another site's page",
    { way: "call", path: "/contact" },
    { Origin: "https://evil.example" },
    403,
  ],
  ["a missing origin", { way: "call", path: "/contact" }, { Origin: "" }, 403],
  ["an unknown kind of click", { way: "pigeon", path: "/contact" }, {}, 204],
  ["nothing", {}, {}, 204],
])("counts nothing from %s", async (_, fields, headers, status) => {
  expect((await click(fields, headers)).status).toBe(status);
  expect(await report()).not.toContain("Contact 1");
});

it("counts a limited number per IP address, without losing others", async () => {
  const flood = { "X-Forwarded-For": "203.0.113.9" };
  const all = Array.from({ length: 80 }, () => click({ way: "call", path: "/about" }, flood));
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([204]));
  await click({ way: "call", path: "/about" }, { "X-Forwarded-For": "203.0.113.10" });
  expect(await report()).toContain("About 61 0");
});

it("can be written only, not read", async () => {
  expect((await getPage(`${server.origin}/taps`)).status).toBe(405);
});
