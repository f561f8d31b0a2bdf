/** Every page and every form of the desk, tried by every role and by whoever may not use them any more. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Role } from "#app/contract/admin.ts";
import { cookieOf, DESK_PASSWORD, type DeskVisit, signInToDesk, visitDesk } from "../support/desk.ts";
import { type Server, startServer } from "../support/server.ts";

type Fields = Record<string, string>;

const ALL: Role[] = ["owner", "editor", "clerk", "reader"];
const OWNER: Role[] = ["owner"];
const EDITORS: Role[] = ["owner", "editor"];
const CLERKS: Role[] = ["owner", "editor", "clerk"];
const VIEWERS: Role[] = ["owner", "editor", "reader"];

/** The module under `app/routes/desk`, an address of it, who may open it. */
const PAGES: [module: string, path: string, allowed: Role[]][] = [
  ["overview/overview.tsx", "/desk/overview", ALL],
  ["products/list/products.tsx", "/desk/products", ALL],
  ["products/new/new-product.tsx", "/desk/products/new", EDITORS],
  ["products/edit/texts.tsx", "/desk/products/1/texts", EDITORS],
  ["products/edit/figures.tsx", "/desk/products/1/figures", EDITORS],
  ["products/edit/pictures/pictures.tsx", "/desk/products/1/pictures", EDITORS],
  ["products/edit/places.tsx", "/desk/products/1/places", EDITORS],
  ["products/edit/stock.tsx", "/desk/products/1/stock", CLERKS],
  ["products/edit/preview.tsx", "/desk/products/1/preview", ALL],
  ["places/categories.tsx", "/desk/categories", EDITORS],
  ["places/place.tsx", "/desk/categories/1", EDITORS],
  ["places/place.tsx", "/desk/subcategories/1", EDITORS],
  ["synonyms/synonyms.tsx", "/desk/synonyms", EDITORS],
  ["spreadsheet/spreadsheet.tsx", "/desk/spreadsheet", EDITORS],
  ["spreadsheet/file.ts", "/desk/spreadsheet/export?format=csv", EDITORS],
  ["spreadsheet/file.ts", "/desk/spreadsheet/template?format=csv", EDITORS],
  ["messages/messages.tsx", "/desk/messages", CLERKS],
  ["messages/export.ts", "/desk/messages/export", CLERKS],
  ["report/report.tsx", "/desk/report", VIEWERS],
  ["log/log.tsx", "/desk/log", VIEWERS],
  ["people/people.tsx", "/desk/people", OWNER],
  ["account/account.tsx", "/desk/account", ALL],
];

/** As above, with what is sent (`{new}` is a text that no other try has), and the answer where it is not the usual 303. */
const FORMS: [module: string, path: string, fields: Fields, allowed: Role[], answer?: number][] = [
  ["products/list/products.tsx", "/desk/products", { intent: "quick", id: "1", price: "5", stock: "1" }, CLERKS],
  ["products/list/products.tsx", "/desk/products", { intent: "bulk", chosen: "1.{version}", percent: "5" }, CLERKS],
  ["products/list/products.tsx", "/desk/products", { intent: "bulk", chosen: "1.{version}", status: "new" }, EDITORS],
  ["products/new/new-product.tsx", "/desk/products/new", { name: "Machine {new}", key: "{new}-machine" }, EDITORS],
  ["products/edit/status.ts", "/desk/products/4/status", { status: "active" }, EDITORS],
  [
    "products/edit/texts.tsx",
    "/desk/products/1/texts",
    { name: "Name {new}", slug: "{new}", status: "active" },
    EDITORS,
  ],
  ["products/edit/figures.tsx", "/desk/products/1/figures", { "figure-name": "Weight {new}" }, EDITORS],
  ["products/edit/pictures/pictures.tsx", "/desk/products/1/pictures", { intent: "drawing" }, EDITORS],
  ["products/edit/pictures/pictures.tsx", "/desk/products/1/pictures", { intent: "texts" }, EDITORS],
  ["products/edit/places.tsx", "/desk/products/1/places", { category_id: "2" }, EDITORS],
  ["products/edit/stock.tsx", "/desk/products/1/stock", { price: "7", sale_price: "", stock_quantity: "3" }, CLERKS],
  ["products/edit/stock.tsx", "/desk/products/1/stock", { intent: "change", change: "2", reason: "counted" }, CLERKS],
  ["places/categories.tsx", "/desk/categories", { intent: "category", name: "Category {new}" }, EDITORS],
  ["places/categories.tsx", "/desk/categories", { intent: "collection", name: "Collection {new}" }, EDITORS],
  ["places/categories.tsx", "/desk/categories", { intent: "subcategory", name: "S {new}", category_id: "1" }, EDITORS],
  ["places/categories.tsx", "/desk/categories", { intent: "down", id: "1" }, EDITORS],
  ["places/place.tsx", "/desk/categories/1", { name: "Place {new}", slug: "place-{new}" }, EDITORS],
  ["places/place.tsx", "/desk/categories/999999", { intent: "remove", sure: "yes" }, EDITORS, 404],
  ["synonyms/synonyms.tsx", "/desk/synonyms", { intent: "add", from: "{new}", to: "saw" }, EDITORS],
  ["spreadsheet/spreadsheet.tsx", "/desk/spreadsheet", { intent: "confirm", token: "none" }, EDITORS, 400],
  ["messages/messages.tsx", "/desk/messages", { intent: "note", id: "1", note: "Note {new}", branch: "" }, CLERKS],
  ["messages/messages.tsx", "/desk/messages", { intent: "status", id: "1", status: "handled" }, CLERKS],
  ["messages/messages.tsx", "/desk/messages", { intent: "erase", id: "1", person: "nobody", sure: "yes" }, OWNER],
  ["people/people.tsx", "/desk/people", { intent: "invite", email: "{new}@example.com", role: "reader" }, OWNER, 200],
  ["people/people.tsx", "/desk/people", { intent: "role", id: "{reader}", role: "reader" }, OWNER],
  ["people/people.tsx", "/desk/people", { intent: "status", id: "{reader}", status: "active" }, OWNER],
  ["account/account.tsx", "/desk/account", { current: "wrong", next: "{new}", again: "another" }, ALL, 400],
];

/** For those who are not signed in yet, and signing out. */
const DOORS = ["access/sign-in.tsx", "access/set-up.tsx", "access/sign-out.ts"];

let server: Server;
let token = "";
let reader = "";
let last = 0;
const desks = new Map<Role, DeskVisit>();

beforeAll(async () => {
  server = await startServer();
  for (const role of ALL) desks.set(role, await openDesk(`${role}@example.com`, role));
  const credentials = { email: "owner@example.com", password: DESK_PASSWORD };
  ({ token } = z.object({ token: z.string() }).parse(await callApi("/admin/login", credentials)));
  const people = z.array(z.object({ id: z.int(), role: z.string() })).parse(await callApi("/admin/users"));
  reader = String(people.find(({ role }) => role === "reader")?.id);
  const message = { name: "Anu", email: "anu@example.com", phone: "98470 00000", subject: "parts" };
  await visitDesk(server.origin).post("/contact", { ...message, message: "A chain, please" });
});
afterAll(() => server?.stop());

async function openDesk(email: string, role: Role): Promise<DeskVisit> {
  return visitDesk(server.origin, await signInToDesk(server, email, role));
}

function desk(role: Role): DeskVisit {
  const visit = desks.get(role);
  if (!visit) throw new Error(`Nobody is signed in as ${role}`);
  return visit;
}

/** The data of the API's answer, with the owner's rights. */
async function callApi(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}

/** Whatever is changed adds an entry to the log: the latest one's id. */
async function latestChange(): Promise<number> {
  return z.tuple([z.object({ id: z.int() })]).parse(await callApi("/admin/logs?limit=1"))[0].id;
}

/** The fields as a form that was just opened would send them. */
async function fill(path: string, fields: Fields): Promise<Fields> {
  const id = /\/products\/(\d+)/.exec(path)?.[1] ?? "1";
  const { version } = z.object({ version: z.int() }).parse(await callApi(`/products/${id}`));
  last += 1;
  const values: Fields = { new: `try${last}`, version: String(version), reader };
  const filled = Object.entries({ version: "{version}", ...fields }).map(([name, text]) => [
    name,
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ""),
  ]);
  return Object.fromEntries(filled);
}

describe("the tables of pages and forms", () => {
  const folder = join(import.meta.dirname, "../../app/routes/desk");
  const sources = globSync("**/*.{ts,tsx}", { cwd: folder }).map(
    (file) => [file, readFileSync(join(folder, file), "utf8")] as const,
  );

  it("name every page that asks who somebody is", () => {
    const asking = sources.filter(([, text]) => /^export (?:async )?function loader\b/m.test(text));
    const pages = asking.filter(([, text]) => /requirePermission|deskContext/.test(text)).map(([file]) => file);
    // They stand around others' pages, or lead to them.
    const edit = ["product.tsx", "first-section.ts", "status.ts"].map((file) => `products/edit/${file}`);
    const others = ["signed-in.tsx", ...edit, ...DOORS];
    expect(pages.filter((file) => !PAGES.some(([module]) => module === file) && !others.includes(file))).toEqual([]);
  });

  it("name every form", () => {
    const forms = sources.filter(([, text]) => /^export async function action\b/m.test(text)).map(([file]) => file);
    expect(forms.filter((file) => !FORMS.some(([module]) => module === file) && !DOORS.includes(file))).toEqual([]);
  });
});

it.each(PAGES)("%s: %s opens for %j alone", async (_, path, allowed) => {
  for (const role of ALL) {
    const { status, text } = await desk(role).get(path);
    expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
    if (status === 403) expect(text).toContain("may not");
  }
});

it.each(FORMS)("%s: the form at %s with %j works for %j alone", async (_, path, fields, allowed, answer = 303) => {
  for (const role of ALL) {
    const filled = await fill(path, fields);
    const before = await latestChange();
    const { status, text } = await desk(role).post(path, filled);
    if (allowed.includes(role)) {
      expect([role, status]).toEqual([role, answer]);
    } else {
      expect([role, status]).toEqual([role, 403]);
      expect(text).toMatch(/may not|needs the right/);
      expect(await latestChange()).toBe(before);
    }
  }
});

it.each(ALL)("every link of the desk's lists that is shown to a %s opens", async (role) => {
  const paths = new Set(["/desk/overview"]);
  const allowed = PAGES.filter(([, , roles]) => roles.includes(role)).map(([, path]) => path);
  for (const path of ["/desk/overview", ...allowed.filter((page) => !/export|template/.test(page))]) {
    const { html } = await desk(role).get(path);
    for (const [, href = ""] of html.matchAll(/href="(\/desk\/[^"#]*)"/g)) paths.add(href.replaceAll("&amp;", "&"));
  }
  // Fifty products' pages are alike.
  const isAnother = (path: string) => /^\/desk\/products\/(?!1\b)\d+/.test(path);
  for (const path of [...paths].filter((each) => !isAnother(each))) {
    const { status, headers } = await desk(role).get(path);
    const last = status === 302 ? (await desk(role).get(headers.get("Location") ?? "")).status : status;
    expect([path, last]).toEqual([path, 200]);
  }
});

it("a reader is shown a product's price and stock as figures, and no form to change them", async () => {
  const { html, text } = await desk("reader").get("/desk/products?q=MS-250");
  expect(html).not.toContain('name="price"');
  expect(html).not.toContain('value="quick"');
  expect(text).toMatch(/MS 250 .* active /);
  expect((await desk("clerk").get("/desk/products?q=MS-250")).html).toContain('name="price"');
});

describe("a form is refused, and nothing is changed,", () => {
  const path = "/desk/products/1/stock";

  async function sendPrice(visit: DeskVisit, headers?: Fields) {
    const filled = await fill(path, { price: "1", sale_price: "", stock_quantity: "1" });
    const before = await latestChange();
    const page = await visit.post(path, filled, headers);
    return { ...page, isUnchanged: (await latestChange()) === before };
  }

  const TO_SIGN_IN = "/desk/sign-in?to=%2Fdesk%2Fproducts%2F1%2Fstock";

  it("of whoever never signed in", async () => {
    for (const cookie of ["", "desk=none", "desk=%E0%A4%A", `desk=${btoa(JSON.stringify("made up"))}`]) {
      const { status, headers, isUnchanged } = await sendPrice(visitDesk(server.origin, cookie));
      expect([status, headers.get("Location"), isUnchanged]).toEqual([302, TO_SIGN_IN, true]);
    }
  });

  it("on a page that was opened before signing out", async () => {
    const visit = await openDesk("signing-out@example.com", "clerk");
    expect((await visit.get(path)).status).toBe(200);
    await visit.post("/desk/sign-out", {});
    const { status, headers, isUnchanged } = await sendPrice(visit);
    expect([status, headers.get("Location"), isUnchanged]).toEqual([302, TO_SIGN_IN, true]);
  });

  it("with a cookie that was stolen before the password was changed", async () => {
    const stolen = await openDesk("careful@example.com", "editor");
    const next = "lantern coconut ferry 52";
    const changed = await stolen.post("/desk/account", { current: DESK_PASSWORD, next, again: next });
    expect(changed.status).toBe(303);
    const { status, headers, isUnchanged } = await sendPrice(stolen);
    expect([status, headers.get("Location"), isUnchanged]).toEqual([302, TO_SIGN_IN, true]);
    expect((await sendPrice(visitDesk(server.origin, cookieOf(changed)))).status).toBe(303);
  });

  it("of somebody whose role became less meanwhile", async () => {
    const visit = await openDesk("demoted@example.com", "editor");
    const people = z.array(z.object({ id: z.int(), email: z.string() })).parse(await callApi("/admin/users"));
    const id = String(people.find(({ email }) => email === "demoted@example.com")?.id);
    await desk("owner").post("/desk/people", { intent: "role", id, role: "reader" });
    const { status, text, isUnchanged } = await sendPrice(visit);
    expect([status, isUnchanged]).toEqual([403, true]);
    expect(text).toContain("Your role (reader) may not do this");
  });

  it.each<Fields>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://evil.example", "Content-Type": "text/plain" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ])("of another site: %j", async (headers) => {
    const { status, isUnchanged } = await sendPrice(desk("owner"), headers);
    expect([400, 403]).toContain(status);
    expect(isUnchanged).toBe(true);
  });
});
