/** What is changed at the desk by hand: prices, texts, messages and categories, and what visitors see of it at once. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "#app/contract/admin.ts";
import { type DeskVisit, visitDesk, visitDeskAsEachRole } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

let server: Server;
let desk: (role: Role) => DeskVisit;

beforeAll(async () => {
  server = await startServer();
  desk = await visitDeskAsEachRole(server);
});
afterAll(() => server?.stop());

it("a price changed in the list is on the public site with the next request", async () => {
  const list = await desk("clerk").get("/desk/products?q=MS-250");
  const [, id, version] = /name="id" value="(\d+)".*?name="version" value="(\d+)"/s.exec(list.html) ?? [];
  const fields = { intent: "quick", id: String(id), version: String(version), price: "12,345", stock: "0" };
  const saved = await desk("clerk").post("/desk/products?q=MS-250", fields);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/desk/products?q=MS-250"]);
  const page = await getPage(`${server.origin}/products/stihl-ms-250`);
  expect(page.html).toContain("12345");
  // The same form again was filled in from an older state.
  const late = await desk("clerk").post("/desk/products?q=MS-250", { ...fields, price: "1" });
  expect([late.status, late.text]).toEqual([412, expect.stringContaining("changed by somebody else")]);
});

it("the second of two people is shown what the first saved, and keeps what was typed", async () => {
  const path = "/desk/products/2/texts";
  const form = await desk("editor").get(path);
  const version = /name="version" value="(\d+)"/.exec(form.html)?.[1] ?? "";
  const fields = { version, name: "First name", slug: "two-people", status: "draft", features: "One: two" };
  expect((await desk("owner").post(path, fields)).status).toBe(303);
  const late = await desk("editor").post(path, { ...fields, name: "Second name" });
  expect(late.status).toBe(412);
  expect(late.text).toContain("Somebody else saved this product");
  expect(late.text).toContain("name First name Second name");
  expect(late.html).toContain('value="Second name"');
  const newVersion = /name="version" value="(\d+)"/.exec(late.html)?.[1] ?? "";
  expect((await desk("editor").post(path, { ...fields, name: "Second name", version: newVersion })).status).toBe(303);
  expect((await desk("editor").get(path)).html).toContain('value="Second name"');
});

it("a refused field is named, and what was typed stays", async () => {
  const path = "/desk/products/3/texts";
  const version = /name="version" value="(\d+)"/.exec((await desk("editor").get(path)).html)?.[1] ?? "";
  const page = await desk("editor").post(path, { version, name: "", slug: "Not A Slug", status: "active" });
  expect(page.status).toBe(400);
  expect(page.html).toContain('aria-invalid="true"');
  expect(page.html).toContain('value="Not A Slug"');
});

it("a visitor's message is answered, marked as handled, and erased with its sender", async () => {
  const message = { name: "Anu Thomas", email: "anu@example.com", phone: "98470 00000", subject: "parts" };
  await visitDesk(server.origin).post("/contact", { ...message, message: "A chain for my saw <b>please</b>" });
  const inbox = await desk("clerk").get("/desk/messages");
  expect(inbox.text).toContain("A chain for my saw <b>please</b>");
  expect(inbox.html).not.toContain("<b>please</b>");
  expect(inbox.html).toContain('href="tel:9847000000"');
  expect(inbox.html).toContain("https://wa.me/919847000000?text=");
  expect(inbox.html).toContain('href="mailto:anu@example.com?subject=');
  expect((await desk("clerk").get("/desk/overview")).text).toContain("1 open message");

  const id = /name="id" value="(\d+)"/.exec(inbox.html)?.[1] ?? "";
  await desk("clerk").post("/desk/messages", { intent: "note", id, note: "Has a 3/8 bar", branch: "Adoor" });
  await desk("clerk").post("/desk/messages", { intent: "status", id, status: "handled" });
  expect((await desk("clerk").get("/desk/messages")).text).not.toContain("Anu Thomas");
  expect((await desk("clerk").get("/desk/messages?status=handled&branch=Adoor")).text).toContain("Has a 3/8 bar");
  const table = await desk("clerk").get("/desk/messages/export?q=&branch=");
  expect(table.headers.get("Content-Disposition")).toContain("messages.csv");
  expect(table.html).toContain("Anu Thomas");

  const erase = { intent: "erase", id, person: "anu@example.com" };
  expect((await desk("owner").post("/desk/messages", erase)).text).toContain("Tick the box first");
  expect((await desk("clerk").post("/desk/messages", { ...erase, sure: "yes" })).status).toBe(403);
  expect((await desk("owner").post("/desk/messages", { ...erase, sure: "yes" })).status).toBe(303);
  expect((await desk("owner").get("/desk/messages?status=all")).text).not.toContain("Anu Thomas");
});

it("a category is made, renamed with its old address leading on, moved and removed", async () => {
  const editor = desk("editor");
  await editor.post("/desk/categories", { intent: "category", name: "Coir machines" });
  expect((await getPage(`${server.origin}/collections/coir-machines`)).status).toBe(200);
  const list = await editor.get("/desk/categories");
  const id = /href="\/desk\/categories\/(\d+)"[^>]*>Coir machines</.exec(list.html)?.[1] ?? "";
  const renamed = { name: "Coir looms", slug: "coir-looms", description: "For spinning and weaving" };
  await editor.post(`/desk/categories/${id}`, renamed);
  const old = await getPage(`${server.origin}/collections/coir-machines`);
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/collections/coir-looms"]);
  expect((await editor.post(`/desk/categories/${id}`, { ...renamed, slug: "Not a slug" })).html).toContain("is-wrong");

  await editor.post("/desk/categories", { intent: "up", id });
  const names = [...(await editor.get("/desk/categories")).html.matchAll(/Move ([^"]+) down/g)].map(([, name]) => name);
  expect(names.indexOf("Coir looms")).toBeGreaterThan(0);
  expect(names.indexOf("Coir looms")).toBeLessThan(names.length - 1);

  expect((await editor.post(`/desk/categories/${id}`, { intent: "remove" })).text).toContain("Tick the box first");
  await editor.post(`/desk/categories/${id}`, { intent: "remove", sure: "yes" });
  expect((await editor.get(`/desk/categories/${id}`)).status).toBe(404);
});
