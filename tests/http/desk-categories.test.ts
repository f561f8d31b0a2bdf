/**
 * Categories at the desk: created, renamed, ordered and removed; their filters and where they
 * appear.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeskVisit, signInToDesk, visitDesk } from "../support/desk.ts";
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
  const renamed = {
    name: "Coir looms",
    slug: "coir-looms",
    description: "For spinning and weaving",
  };
  await editor.post(`/desk/categories/${id}`, renamed);
  const old = await getPage(`${server.origin}/collections/coir-machines`);
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/collections/coir-looms"]);
  expect(
    (await editor.post(`/desk/categories/${id}`, { ...renamed, slug: "Not a slug" })).html,
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

it("chosen menus, home page and All Categories appear with the next request", async () => {
  const choose = (fields: Record<string, string>) => editor.post("/desk/categories/shown", fields);
  const namesIn = async (path: string, part: RegExp) => {
    const { html } = await getPage(server.origin + path);
    const links = part.exec(html)?.[0].matchAll(/href="(\/collections\/[^"]+)"/g) ?? [];
    return [...new Set([...links].map(([, href]) => href))];
  };
  const header = () => namesIn("/about", /<nav class="nav".*?<\/nav>/s);
  const tiles = () =>
    namesIn("/collections/all-categories", /aria-label="Categories".*?<\/section>/s);
  const [menus, cards] = [await header(), await tiles()];

  await choose({ page: "all-categories", intent: "start" });
  expect(await tiles()).toContain("/collections/sprayers");
  await choose({ page: "all-categories", intent: "remove:sprayers" });
  expect(await tiles()).not.toContain("/collections/sprayers");
  await choose({ page: "menus", intent: "add", slug: "sprayers" });
  await choose({ page: "menus", intent: "add", slug: "chainsaws" });
  expect(await header()).toContain("/collections/sprayers");
  expect(await header()).not.toContain("/collections/lawn-mowers");
  expect((await editor.get("/desk/categories/shown")).text).toMatch(
    /Menus .* Sprayers? .* Chainsaws .* Also show/,
  );
  await choose({ page: "menus", intent: "up:chainsaws" });
  const { html } = await getPage(`${server.origin}/about`);
  expect(html.indexOf("Shop All Chainsaws")).toBeLessThan(
    html.indexOf('href="/collections/sprayers"'),
  );

  for (const page of ["menus", "all-categories"]) await choose({ page, intent: "folder" });
  expect([await header(), await tiles()]).toEqual([menus, cards]);
});

it("filters set at the desk replace the folder's until they are reset", async () => {
  const path = "/desk/categories/1/questions";
  const ask = async () => (await getPage(`${server.origin}/collections/chainsaws`)).text;
  expect(await ask()).toContain("Which bar length do I need?");
  const fields = new FormData();
  for (const [question, answer] of [
    ["Do you sharpen chains?", "Yes, while you wait."],
    ["", ""],
  ] as const) {
    fields.append("question", question);
    fields.append("answer", answer);
  }
  expect((await editor.post(path, fields)).status).toBe(303);
  expect(await ask()).toContain("Do you sharpen chains?");
  expect(await ask()).not.toContain("Which bar length do I need?");
  const half = await editor.post(path, { question: "And then?", answer: "" });
  expect([half.status, half.text]).toEqual([
    400,
    expect.stringContaining('"And then?" needs both'),
  ]);
  expect(half.html).toContain('value="And then?"');
  await editor.post(path, { intent: "folder" });
  expect(await ask()).toContain("Which bar length do I need?");
});

it("a category's new name and text appear on its page, tiles and in the menus", async () => {
  const read = async (path: string) => (await getPage(server.origin + path)).text;
  const fields = { name: "Chain saws", slug: "chainsaws", description: "For felling and firewood" };
  expect(await read("/collections/chainsaws")).not.toContain(fields.description);
  await editor.post("/desk/categories/1", fields);
  expect(await read("/collections/chainsaws")).toContain(fields.description);
  expect(await read("/about")).toContain("Shop All Chain saws");
  expect(await read("/")).toMatch(/All Products Chain saws /);
  await editor.post("/desk/categories/1", { intent: "folder" });
  expect(await read("/collections/chainsaws")).not.toContain(fields.description);
});
