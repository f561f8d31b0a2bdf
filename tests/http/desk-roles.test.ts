/** Every page and form of the desk, with every role and with ended sessions. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Role } from "#app/contract/accounts.ts";
import {
  cookieOf,
  DESK_PASSWORD,
  type DeskVisit,
  ROLES,
  signInToDesk,
  visitDesk,
  visitDeskAsEachRole,
} from "../support/desk.ts";
import { type Server, startServer } from "../support/server.ts";
import { callAs, logIn } from "../support/sign-in.ts";
import { FORMS, type FormTexts, PAGES, SIGNED_OUT_FORMS } from "./desk-pages-and-forms.ts";

let server: Server;
/** The `data` of an API response, with the owner's permissions. */
let read: (path: string) => Promise<unknown>;
let reader = "";
/** Number of filled forms, for unique names. */
let filledForms = 0;
let desk: (role: Role) => DeskVisit;

beforeAll(async () => {
  server = await startServer();
  desk = await visitDeskAsEachRole(server);
  const call = callAs(server, await logIn(server, "owner@example.com"));
  read = async (path) => (await call("GET", path)).data;
  const people = z
    .array(z.object({ id: z.int(), role: z.string() }))
    .parse(await read("/admin/users"));
  reader = String(people.find(({ role }) => role === "reader")?.id);
  const message = { name: "Anu", email: "anu@example.com", phone: "98470 00000", subject: "parts" };
  await visitDesk(server.origin).post("/contact", { ...message, message: "A chain, please" });
});
afterAll(() => server?.stop());

async function openDesk(email: string, role: Role): Promise<DeskVisit> {
  return visitDesk(server.origin, await signInToDesk(server, email, role));
}

/** The id of the latest log entry; every change adds one. */
async function latestChange(): Promise<number> {
  return z.tuple([z.object({ id: z.int() })]).parse(await read("/admin/logs?limit=1"))[0].id;
}

/** The fields as a newly opened form sends them. */
async function fill(path: string, fields: FormTexts): Promise<FormTexts> {
  const id = /\/products\/(\d+)/.exec(path)?.[1] ?? "1";
  const product = z.object({ version: z.int() }).parse(await read(`/products/${id}`));
  const { html } = /categories|messages/.test(path) ? await desk("owner").get(path) : { html: "" };
  const versions = Array.from(html.matchAll(/name="version" value="(\d+)"/g), ([, each]) => each);
  const version = versions.at(-1) ?? String(product.version);
  filledForms += 1;
  const values: FormTexts = { new: `try${filledForms}`, version, reader };
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

  it("contain every page that checks the account", () => {
    const loaders = sources.filter(([, text]) =>
      /^export (?:async )?function loader\b/m.test(text),
    );
    const pages = loaders
      .filter(([, text]) => /requirePermission|deskContext|openSection/.test(text))
      .map(([file]) => file);
    // Layouts, redirects and pages for signed-out visitors.
    const others = ["signed-in.tsx", "products/edit/product.tsx", ...SIGNED_OUT_FORMS];
    expect(
      pages.filter((file) => !PAGES.some(([module]) => module === file) && !others.includes(file)),
    ).toEqual([]);
  });

  it("contain every form", () => {
    const forms = sources
      .filter(([, text]) => /^export (?:async )?function action\b/m.test(text))
      .map(([file]) => file);
    expect(
      forms.filter(
        (file) => !FORMS.some(([module]) => module === file) && !SIGNED_OUT_FORMS.includes(file),
      ),
    ).toEqual([]);
  });
});

it.each(PAGES)("ASVS 8.2.1 8.3.1 %s: %s opens for %j alone", async (_, path, allowed) => {
  for (const role of ROLES) {
    const { status, text } = await desk(role).get(path);
    expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
    if (status === 403) expect(text).toContain("does not allow");
  }
});

it.each(FORMS)(
  "ASVS 8.2.1 8.3.1 %s: the form at %s with %j works for %j alone",
  async (_, path, fields, allowed, answer = 303) => {
    for (const role of ROLES) {
      const filled = await fill(path, fields);
      const before = await latestChange();
      const { status, text } = await desk(role).post(path, filled);
      if (allowed.includes(role)) {
        expect([role, status]).toEqual([role, answer]);
      } else {
        expect([role, status]).toEqual([role, 403]);
        expect(text).toMatch(/does not allow|requires the permission/);
        expect(await latestChange()).toBe(before);
      }
    }
  },
);

it.each(ROLES)("every link of the desk's lists that is shown to a %s opens", async (role) => {
  const paths = new Set(["/desk/overview"]);
  const allowed = PAGES.filter(([, , roles]) => roles.includes(role)).map(([, path]) => path);
  for (const path of [
    "/desk/overview",
    ...allowed.filter((page) => !/export|template/.test(page)),
  ]) {
    const { html } = await desk(role).get(path);
    for (const [, href = ""] of html.matchAll(/href="(\/desk\/[^"#]*)"/g))
      paths.add(href.replaceAll("&amp;", "&"));
  }
  // Product pages are alike: one is enough.
  const isAnother = (path: string) => /^\/desk\/products\/(?!1\b)\d+/.test(path);
  for (const path of [...paths].filter((each) => !isAnother(each))) {
    const { status, headers } = await desk(role).get(path);
    const finalStatus =
      status === 302 ? (await desk(role).get(headers.get("Location") ?? "")).status : status;
    expect([path, finalStatus]).toEqual([path, 200]);
  }
});

it("a reader sees a product's price and stock as text, without a form", async () => {
  const { html, text } = await desk("reader").get("/desk/products?q=MS-250");
  expect(html).not.toContain('name="price"');
  expect(html).not.toContain('value="quick"');
  expect(text).toMatch(/MS 250 .* active /);
  expect((await desk("clerk").get("/desk/products?q=MS-250")).html).toContain('name="price"');
  const pasted = await desk("reader").get("/desk/products?q=MS%09250");
  expect(pasted.text).toContain("MS 250");
  expect(pasted.text).not.toContain("MS 162");
});

describe("a form is refused, and nothing is changed,", () => {
  const path = "/desk/products/1/stock";

  async function sendPrice(visit: DeskVisit, headers?: FormTexts) {
    const filled = await fill(path, { price: "1", sale_price: "", stock_quantity: "1" });
    const before = await latestChange();
    const page = await visit.post(path, filled, headers);
    return { ...page, isUnchanged: (await latestChange()) === before };
  }

  const TO_SIGN_IN = "/desk/sign-in?from=%2Fdesk%2Fproducts%2F1%2Fstock";

  it("without a session", async () => {
    for (const cookie of [
      "",
      "desk=none",
      "desk=%E0%A4%A",
      `desk=${btoa(JSON.stringify("made up"))}`,
    ]) {
      const { status, headers, isUnchanged } = await sendPrice(visitDesk(server.origin, cookie));
      expect([status, headers.get("Location"), isUnchanged]).toEqual([307, TO_SIGN_IN, true]);
    }
  });

  it("with a cookie that was stolen before the password was changed", async () => {
    const stolen = await openDesk("careful@example.com", "editor");
    const next = "lantern coconut ferry 52";
    const changed = await stolen.post("/desk/account", {
      current: DESK_PASSWORD,
      next,
      again: next,
    });
    expect(changed.status).toBe(303);
    const { status, headers, isUnchanged } = await sendPrice(stolen);
    expect([status, headers.get("Location"), isUnchanged]).toEqual([307, TO_SIGN_IN, true]);
    expect((await sendPrice(visitDesk(server.origin, cookieOf(changed)))).status).toBe(303);
  });

  it("after the role was lowered", async () => {
    const visit = await openDesk("demoted@example.com", "editor");
    const people = z
      .array(z.object({ id: z.int(), email: z.string() }))
      .parse(await read("/admin/users"));
    const id = String(people.find(({ email }) => email === "demoted@example.com")?.id);
    await desk("owner").post("/desk/people", {
      intent: "role",
      id,
      role: "reader",
      current: DESK_PASSWORD,
    });
    const { status, text, isUnchanged } = await sendPrice(visit);
    expect([status, isUnchanged]).toEqual([403, true]);
    expect(text).toContain("Your role (reader) does not allow this");
  });

  it.each<FormTexts>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://evil.example", "Content-Type": "text/plain" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ])("ASVS 3.5.1 from another site: %j", async (headers) => {
    const { status, isUnchanged } = await sendPrice(desk("owner"), headers);
    expect(status).toBe(403);
    expect(isUnchanged).toBe(true);
  });
});

it("no URL of a page that an account may open causes a server error", async () => {
  const values = [
    "0",
    "-1",
    "9".repeat(10),
    "a",
    "%00",
    "%F0%9F%AA%9A".repeat(200),
    "%22%3B--",
    "",
  ];
  const names = [
    "page",
    "days",
    "q",
    "status",
    "branch",
    "person",
    "category",
    "stock",
    "missing",
    "sort",
    "format",
  ];
  const faults: string[] = [];
  for (const [, path] of PAGES) {
    const [pathname = ""] = path.split("?");
    const paths = values.flatMap((value) => [
      pathname.replace(/\/1(?=\/|$)/, `/${value || "0"}`),
      `${pathname}?${names.map((name) => `${name}=${value}`).join("&")}`,
    ]);
    for (const url of new Set(paths)) {
      const { status } = await desk("owner").get(url);
      if (status >= 500) faults.push(`${status} ${url.slice(0, 100)}`);
    }
  }
  expect(faults).toEqual([]);
});
