/** Every page has a share picture, and each kind of page its own. */
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

it("exists for every page, and differs for each kind", async () => {
  const prints = new Set<string>();
  for (const path of PATHS) {
    const html = await (await fetch(site + path)).text();
    const url =
      /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(url);
    const response = await fetch(site + pathname + search);
    expect([path, response.status, response.headers.get("Content-Type")]).toEqual([
      path,
      200,
      "image/png",
    ]);
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    prints.add(png.toString("base64"));
  }
  // The search has the picture of the home page.
  expect(prints.size).toBe(PATHS.length - 1);
});

it("is not found for a missing page", async () => {
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

it("shows a product on one data sheet, as a page and as a picture for phones", async () => {
  const html = await (await fetch(`${site}/products/stihl-ms-250/sheet?town=${town.slug}`)).text();
  for (const text of [
    "STIHL MS 250",
    "45.4",
    town.name,
    `/products/stihl-ms-250/sheet.png?town=${town.slug}`,
  ])
    expect(html).toContain(text);
  const response = await fetch(`${site}/products/stihl-ms-250/sheet.png?town=${town.slug}`);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  for (const path of ["none/sheet", "none/sheet.png"])
    expect((await fetch(`${site}/products/${path}`)).status).toBe(404);
});
