/** Every page has a share picture, and each kind of page one of its own. */
import { expect, inject, it } from "vitest";
import { town } from "../support/demonstration.ts";

const site = inject("site");

const PATHS = [
  "/",
  "/about",
  "/contact",
  "/branches",
  "/compare",
  "/collections/chainsaws",
  "/collections/subcategory?subcategory_id=5",
  `/locations/${town.slug}`,
  "/products/stihl-ms-250",
  "/search",
];

it("is there for every page, and another for each kind", async () => {
  const prints = new Set<string>();
  for (const path of PATHS) {
    const html = await (await fetch(site + path)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(address);
    const answer = await fetch(site + pathname + search);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, "image/png"]);
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    prints.add(png.toString("base64"));
  }
  // The search shows what the home page shows.
  expect(prints.size).toBe(PATHS.length - 1);
});

it("is not found where there is no such page", async () => {
  for (const path of [
    "none.png",
    "collections/none.png",
    "locations/none.png",
    "pages/none.png",
    "x/y/z.png",
    "%00.png",
  ])
    expect((await fetch(`${site}/previews/${path}`)).status, path).toBeGreaterThanOrEqual(400);
});

it("shows a product on one sheet, as a page and as a picture for phones", async () => {
  const html = await (await fetch(`${site}/products/stihl-ms-250/sheet?town=${town.slug}`)).text();
  for (const text of ["STIHL MS 250", "45.4", town.name, `/products/stihl-ms-250/sheet.png?town=${town.slug}`])
    expect(html).toContain(text);
  const answer = await fetch(`${site}/products/stihl-ms-250/sheet.png?town=${town.slug}`);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  const png = Buffer.from(await answer.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  for (const path of ["none/sheet", "none/sheet.png"])
    expect((await fetch(`${site}/products/${path}`)).status).toBe(404);
});
