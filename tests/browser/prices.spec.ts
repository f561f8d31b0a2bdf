/** The demonstration's catalogue in a shop that shows its prices and has no outlines. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveMapTiles } from "../support/map-tiles.ts";
import { type Server, startServer } from "../support/server.ts";
import { test as base, expect, MAP_TILES } from "../support/test.ts";

const test = base.extend<object, { shop: Server }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "prices-"));
      cpSync("app/site/demonstration", folder, { recursive: true });
      rmSync(join(folder, "outline.json"));
      const company = join(folder, "company.yaml");
      const text = readFileSync(company, "utf8").replace(/^prices: .*/m, "prices: page");
      writeFileSync(company, `${text}tax: { name: GST, rate: 18 }\n`);
      const server = await startServer({ SITE_DIR: folder });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});

test("from the search to the dearest deal, its price and the comparison", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("combobox", { name: "Search products" }).pressSequentially("ms 250");
  await expect(page.getByRole("option", { name: "STIHL MS 250" }).first()).toContainText("₹29,900");
  await page.goto("/collections/deals");
  await page.getByLabel("Sort").selectOption("Price: high to low");
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.getByText("48 of")).toBeVisible();
  const amounts = await page.locator(".card .price b").allInnerTexts();
  const numbers = amounts.map((amount) => Number(amount.replace(/\D/g, "")));
  expect(numbers).toHaveLength(48);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  const card = page.locator(".card").first();
  await expect(card.locator(".badge")).toHaveText("Sale");
  await expect(card.locator("s")).toContainText("Regular price:");
  await card.getByRole("link").first().click();
  await expect(page.locator(".buy .price")).toContainText(/% off incl\. 18% GST \(₹.* excl\.\)/);
});

test("a map without outlines of districts requests none", async ({ page }) => {
  await serveMapTiles(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/branches?view=map");
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect(requested).not.toContain("/outline.json");
});

test.describe("without map tiles", () => {
  test.use({ expectedError: /Failed to load resource/ });

  test("a map without outlines says that it could not be loaded", async ({ page }) => {
    await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
    await page.goto("/branches?view=map");
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
  });
});
