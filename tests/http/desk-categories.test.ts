/** Categories at the desk: created, renamed, ordered and removed. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeskVisit, hiddenFields, signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

let server: Server;
let editor: DeskVisit;

beforeAll(async () => {
  server = await startServer();
  editor = visitDesk(server.origin, await signInToDesk(server, "editor@example.com", "editor"));
});
afterAll(() => server?.stop());

it("a category is created, renamed with a redirect, moved and removed", async () => {
  await editor.post("/desk/categories", { intent: "category", name: "Coir machines" });
  expect((await getPage(`${server.origin}/collections/coir-machines`)).status).toBe(200);
  const list = await editor.get("/desk/categories");
  const id = /href="\/desk\/categories\/(\d+)"[^>]*>Coir machines</.exec(list.html)?.[1] ?? "";
  const opened = hiddenFields((await editor.get(`/desk/categories/${id}`)).html);
  const renamed = { ...opened, name: "Coir looms", slug: "coir-looms" };
  await editor.post(`/desk/categories/${id}`, renamed);
  const late = await editor.post(`/desk/categories/${id}`, { ...renamed, name: "Coir" });
  expect([late.status, late.text]).toEqual([412, expect.stringContaining("Name Coir looms Coir")]);
  const again = { ...renamed, ...hiddenFields(late.html) };
  expect((await editor.post(`/desk/categories/${id}`, again)).status).toBe(303);
  const old = await getPage(`${server.origin}/collections/coir-machines`);
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/collections/coir-looms"]);
  expect(
    (await editor.post(`/desk/categories/${id}`, { ...again, slug: "Not a slug" })).html,
  ).toContain("is-wrong");

  await editor.post("/desk/categories", { intent: `up:${id}`, kind: "category" });
  const names = [...(await editor.get("/desk/categories")).html.matchAll(/Move ([^"]+) down/g)].map(
    ([, name]) => name,
  );
  expect(names.indexOf("Coir looms")).toBeGreaterThan(0);
  expect(names.indexOf("Coir looms")).toBeLessThan(names.length - 1);

  expect((await editor.post(`/desk/categories/${id}`, { intent: "remove" })).text).toContain(
    "Tick the box to confirm",
  );
  await editor.post(`/desk/categories/${id}`, { intent: "remove", sure: "yes" });
  expect((await editor.get(`/desk/categories/${id}`)).status).toBe(404);
});

it("a category's new name appears on its page, tiles and in the menus", async () => {
  const read = async (path: string) => (await getPage(server.origin + path)).text;
  const path = "/desk/categories/1";
  const opened = hiddenFields((await editor.get(path)).html);
  await editor.post(path, { ...opened, name: "Chain saws", slug: "chainsaws" });
  expect((await getPage(`${server.origin}/collections/chainsaws`)).title).toContain("Chain saws");
  expect(await read("/about")).toContain("Shop All Chain saws");
  expect(await read("/")).toMatch(/All Products Chain saws /);
});
