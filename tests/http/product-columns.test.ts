/**
 * Every column of a product changes its page and the desk, except those listed here with a reason;
 * values that only staff see are in no public answer.
 */
import { expect, it } from "vitest";
import { EVERY_FIELD } from "../support/every-field.ts";
import { getPage } from "../support/page.ts";
import { serveDesk } from "../support/serve-desk.ts";
import { callAs, logIn } from "../support/sign-in.ts";

const { server, desk } = serveDesk();

const NOT_ON_PAGES: Record<string, string> = {
  brief_description: "Cards show it; the page shows the description",
  short_description: "Pages show the brief and the description",
  tax_rate: "The demonstration shows no prices",
  status: "It decides whether there is a page",
  featured: "Lists and the home page put it forward",
  staff_values: "Only staff see them",
};
const NOT_AT_THE_DESK: Record<string, string> = {
  short_description: "No page shows it",
  specifications: "The desk edits the technical details",
  custom_sections: "Written by programs",
  fits: "Written by programs and in spreadsheets",
};

const SECTIONS = ["texts", "specifications", "pictures", "categories", "stock"];

/**
 * Without parts that every save changes: versions, scripts and other products, whose order follows
 * the version.
 */
const toComparable = (html: string) =>
  html
    .replaceAll(/<input type="hidden"[^>]*>/g, "")
    .replaceAll(/<(script|style)\b(?![^>]*ld\+json).*?<\/\1>/gs, "")
    .replaceAll(/<section class="wrap section carousel".*?<\/section>/gs, "");

it("every column of a product is shown on its page and at the desk", async () => {
  const { origin } = server();
  const callApi = callAs(server(), await logIn(server(), "editor@example.com"));
  const call = async (method: string, path: string, body: object) =>
    (await callApi(method, path, body)).data;
  const { id } = await call("POST", "/products", { name: "Plain" });

  async function look() {
    // A product whose slug has changed is redirected by its id.
    const { headers, html } = await getPage(`${origin}/products/${id}`);
    const page = headers.get("Location")
      ? (await getPage(origin + headers.get("Location"))).html
      : html;
    const sections: string[] = [];
    for (const section of SECTIONS)
      sections.push((await desk("editor").get(`/desk/products/${id}/${section}`)).html);
    return { page: toComparable(page), desk: toComparable(sections.join("")) };
  }

  let before = await look();
  expect(await call("PUT", `/products/${id}`, {})).toMatchObject({ version: 2 });
  const same = await look();
  expect([same.page === before.page, same.desk === before.desk]).toEqual([true, true]);
  const unseen = { page: [] as string[], desk: [] as string[] };
  for (const [field, value] of Object.entries(EVERY_FIELD)) {
    expect([field, await call("PUT", `/products/${id}`, { [field]: value })]).toEqual([
      field,
      expect.anything(),
    ]);
    const after = await look();
    if (after.page === before.page) unseen.page.push(field);
    if (after.desk === before.desk) unseen.desk.push(field);
    before = after;
  }
  expect(unseen).toEqual({ page: Object.keys(NOT_ON_PAGES), desk: Object.keys(NOT_AT_THE_DESK) });

  const publicPaths = [
    ...["/products/every-field", "/products/every-field.data", "/products/every-field/sheet"],
    ...[`/compare?products=${id},1`, "/search.data?q=every+field", "/search/live?q=every+field"],
  ];
  for (const path of publicPaths) {
    const text = await (await fetch(origin + path)).text();
    expect([path, /Sample cost|secret 900/.test(text)]).toEqual([path, false]);
  }
  // Not even as a word that finds the product.
  expect(await (await fetch(`${origin}/search?q=secret+900`)).text()).not.toContain("every-field");
});
