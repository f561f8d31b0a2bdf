import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "#app/contract/admin.ts";
import { cookieOf, DESK_PASSWORD, type DeskVisit, inviteToDesk, signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

const ROLES: Role[] = ["owner", "editor", "clerk", "reader"];

let server: Server;
const desks = new Map<Role, DeskVisit>();

beforeAll(async () => {
  server = await startServer();
  for (const role of ROLES) {
    desks.set(role, visitDesk(server.origin, await signInToDesk(server, `${role}@example.com`, role)));
  }
});
afterAll(() => server?.stop());

function desk(role: Role): DeskVisit {
  const visit = desks.get(role);
  if (!visit) throw new Error(`Nobody is signed in as ${role}`);
  return visit;
}

it("who is not signed in is led to the sign-in page and back", async () => {
  const { status, headers } = await visitDesk(server.origin).get("/desk/products?stock=0");
  expect([status, headers.get("Location")]).toEqual([302, "/desk/sign-in?to=%2Fdesk%2Fproducts%3Fstock%3D0"]);
  const signedIn = await visitDesk(server.origin).post("/desk/sign-in?to=%2Fdesk%2Fproducts%3Fstock%3D0", {
    email: "reader@example.com",
    password: DESK_PASSWORD,
  });
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([302, "/desk/products?stock=0"]);
});

it.each(["//evil.example", "https://evil.example", "/desk//evil.example", "/\\evil.example", "/search"])(
  "signing in never leads to %s",
  async (to) => {
    const path = `/desk/sign-in?${new URLSearchParams({ to })}`;
    const fields = { email: "reader@example.com", password: DESK_PASSWORD };
    expect((await visitDesk(server.origin).post(path, fields)).headers.get("Location")).toBe("/desk/overview");
  },
);

it("a wrong password is told beside the e-mail address that was typed", async () => {
  const fields = { email: "owner@example.com", password: "not the password" };
  const page = await visitDesk(server.origin).post("/desk/sign-in", fields);
  expect(page.status).toBe(401);
  expect(page.text).toContain("The e-mail address or the password is wrong");
  expect(page.html).toContain('value="owner@example.com"');
  expect(page.html).not.toContain("not the password");
});

it("pages are private, unknown to search engines and in no menu", async () => {
  for (const path of ["/desk/overview", "/desk/sign-in"]) {
    const page = await desk("owner").get(path);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(page.html).toContain("noindex");
  }
  const [home, sitemap] = await Promise.all(["/", "/sitemap.xml"].map((path) => getPage(server.origin + path)));
  expect(home?.html).not.toContain("/desk");
  expect(sitemap?.html).not.toContain("/desk");
});

it("ASVS 3.3.2 3.3.4 the cookie is the browser's own, for the desk alone, and not readable by scripts", async () => {
  const link = new URL(await inviteToDesk(server, "cookie@example.com", "reader"));
  const token = link.searchParams.get("token") ?? "";
  const again = { token, password: DESK_PASSWORD, again: DESK_PASSWORD };
  const [cookie] = (await visitDesk(server.origin).post("/desk/set-up", again)).headers.getSetCookie();
  expect(cookie).toMatch(/Path=\/desk;/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  // The link works once.
  expect((await visitDesk(server.origin).post("/desk/set-up", again)).status).toBe(401);
});

it.each([{ Origin: "https://evil.example" }, { Origin: "null" }])(
  "ASVS 3.5.1 a form sent by %j is refused",
  async (headers) => {
    const page = await desk("owner").post("/desk/account", { current: "x", next: "y", again: "y" }, headers);
    expect([400, 403]).toContain(page.status);
  },
);

it("ASVS 7.4.1 signing out ends the session for good", async () => {
  const cookie = cookieOf(
    await visitDesk(server.origin).post("/desk/sign-in", { email: "reader@example.com", password: DESK_PASSWORD }),
  );
  const visit = visitDesk(server.origin, cookie);
  expect((await visit.get("/desk/overview")).status).toBe(200);
  const out = await visit.post("/desk/sign-out", {});
  expect(out.headers.get("Location")).toBe("/desk/sign-in");
  expect((await visit.get("/desk/overview")).status).toBe(302);
});

it("ASVS 7.4.2 deactivating somebody ends their session at once", async () => {
  const email = "leaving@example.com";
  const visit = visitDesk(server.origin, await signInToDesk(server, email, "clerk"));
  const people = await desk("owner").get("/desk/people");
  const id =
    new RegExp(`Role of ${email}`).test(people.html) &&
    /leaving@example\.com.*?name="id" value="(\d+)"/s.exec(people.html)?.[1];
  await desk("owner").post("/desk/people", { intent: "status", id: String(id), status: "inactive" });
  expect((await visit.get("/desk/overview")).status).toBe(302);
});

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

it("a table is shown as what it would change, then written as it was shown", async () => {
  const editor = desk("editor");
  const table = await editor.get("/desk/spreadsheet/export?format=csv");
  expect(table.headers.get("Content-Disposition")).toContain(".csv");
  const form = new FormData();
  form.append("file", new File([table.html.replace("MS 182,", "MS 182 renamed,")], "catalogue.csv"));
  const plan = await editor.post("/desk/spreadsheet", form);
  expect(plan.text).toMatch(/ 0 new, 1 changed, \d+ as they are, 0 wrong/);
  expect(plan.text).toContain("MS 182 renamed");
  expect((await getPage(`${server.origin}/products/stihl-ms-182`)).title).not.toContain("renamed");

  const token = /name="token" value="([^"]+)"/.exec(plan.html)?.[1] ?? "";
  const stranger = await desk("owner").post("/desk/spreadsheet", { intent: "confirm", token });
  expect(stranger.text).toContain("The upload is not here any more");
  expect((await editor.post("/desk/spreadsheet", { intent: "confirm", token })).status).toBe(303);
  expect((await getPage(`${server.origin}/products/stihl-ms-182`)).title).toContain("renamed");
  expect((await editor.post("/desk/spreadsheet", { intent: "confirm", token })).text).toContain("not here any more");
});

it("a table that waits to be confirmed outlives a restart", async () => {
  const form = new FormData();
  form.append("file", new File(["SKU,Name,Price\nWAITS-1,Waiting machine,100\n"], "few.csv"));
  const plan = await desk("editor").post("/desk/spreadsheet", form);
  const token = /name="token" value="([^"]+)"/.exec(plan.html)?.[1] ?? "";
  const next = await startServer({ DATA_DIR: server.dataDir });
  try {
    const cookie = {
      Cookie: cookieOf(
        await visitDesk(next.origin).post("/desk/sign-in", { email: "editor@example.com", password: DESK_PASSWORD }),
      ),
    };
    const done = await visitDesk(next.origin).post("/desk/spreadsheet", { intent: "confirm", token }, cookie);
    expect(done.status).toBe(303);
  } finally {
    await next.stop();
  }
  expect((await desk("editor").get("/desk/products?q=WAITS-1")).text).toContain("1 product");
});

it("a table with a wrong row says where and what to write instead, and writes nothing", async () => {
  const form = new FormData();
  form.append("file", new File(["SKU,Name,Price\nNEW-1,New machine,cheap\nNEW-2,Other machine,100\n"], "few.csv"));
  const plan = await desk("editor").post("/desk/spreadsheet", form);
  expect(plan.text).toContain("1 wrong");
  expect(plan.text).toContain('Price: "cheap"');
  const token = /name="token" value="([^"]+)"/.exec(plan.html)?.[1] ?? "";
  const refused = await desk("editor").post("/desk/spreadsheet", { intent: "confirm", token });
  expect(refused.text).toContain("1 wrong");
  expect((await desk("editor").get("/desk/products?q=NEW-")).text).toContain("0 products");
  await desk("editor").post("/desk/spreadsheet", { intent: "confirm", token, "skip-wrong": "on" });
  expect((await desk("editor").get("/desk/products?q=NEW-")).text).toContain("1 product");
});

it("an unknown product, section or page is not found", async () => {
  for (const path of [
    "/desk/products/999999/texts",
    "/desk/products/x/texts",
    "/desk/products/1/none",
    "/desk/none",
    "/desk/rooms/1",
  ]) {
    const { status, text } = await desk("owner").get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain("There is no such page on the desk");
  }
  expect((await getPage(`${server.origin}/admin`)).status).toBe(404);
});

it("with another host as the upstream there is no desk", async () => {
  const second = await startServer({ UPSTREAM_URL: server.origin });
  try {
    for (const path of ["/desk/sign-in", "/desk/overview", "/desk"]) {
      expect([path, (await getPage(second.origin + path)).status]).toEqual([path, 404]);
    }
  } finally {
    await second.stop();
  }
});
