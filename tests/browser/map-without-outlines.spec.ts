/** The map of a shop without outlines of its districts. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveMapTiles } from "../support/map-tiles.ts";
import { type Server, startServer } from "../support/server.ts";
import { test as base, expect, MAP_TILES } from "../support/test.ts";

const test = base.extend<object, { shop: Server }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "outlines-"));
      cpSync("app/site/demonstration", folder, { recursive: true });
      rmSync(join(folder, "outline.json"));
      const server = await startServer({ SITE_DIR: folder });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});

test("requests none", async ({ page }) => {
  await serveMapTiles(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/branches?view=map");
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect(requested).not.toContain("/outline.json");
});

test.describe("without map tiles", () => {
  test.use({ expectedError: /Failed to load resource/ });

  test("says that it could not be loaded", async ({ page }) => {
    await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
    await page.goto("/branches?view=map");
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
  });
});
