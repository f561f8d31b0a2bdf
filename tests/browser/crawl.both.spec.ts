/**
 * Every kind of page, and a sample of all URLs, on a phone and a wide window: no overflow, cut or
 * overlap.
 */
import type { Page } from "playwright/test";
import { town } from "../support/demonstration.ts";
import { findLayoutFaults } from "../support/layout-faults.ts";
import { expect, MAP_TILES, test } from "../support/test.ts";

const WIDTHS = [390, 1440];

/** Each page with its own layout, in the states that change it. */
const KINDS = [
  "/",
  "/about",
  "/contact",
  "/contact?product=STIHL+MS+250&subject=product-support",
  "/branches",
  "/branches?view=map",
  "/collections/all-categories",
  "/collections/chainsaws?page=2&compare=1,11",
  "/collections/chainsaws?type=petrol&brand=stihl&bar=30-35",
  "/collections/subcategory?subcategory_id=5",
  "/collections/none",
  "/search?q=washer+dryer+sets",
  "/search?q=chansaw",
  "/search?q=xylophone",
  "/products/stihl-ms-250",
  "/products/stihl-ms-250?image=2&compare=1,11",
  "/products/none",
  "/compare",
  "/compare?products=1,11",
  "/compare?products=1,11,16,18&only=differences",
  `/locations/${town.slug}`,
  "/privacy-policy",
  "/no-such-page",
];

/** Sample size, evenly spread over the sitemap; other tests follow every link. */
const SAMPLE = 36;

async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const [first = 0] = WIDTHS;
  await page.setViewportSize({ width: first, height: 900 });
  await page.goto(path, { waitUntil: "load" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

test.beforeEach(async ({ page }) => {
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 204 }));
});

for (const half of [0, 1]) {
  test(`every kind of page has a sound layout, half ${half + 1}`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of KINDS.filter((_, index) => index % 2 === half))
      faults.push(...(await findFaults(page, path)));
    expect(faults).toEqual([]);
  });
}

test("a sample of all URLs has a sound layout", async ({ page, request, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "the kinds above are looked at without scripts too");
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = Array.from(
    xml.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(500);
  const every = Math.floor(paths.length / SAMPLE);
  const faults: string[] = [];
  for (const path of paths.filter((_, index) => index % every === 0))
    faults.push(...(await findFaults(page, path)));
  expect(faults).toEqual([]);
});
