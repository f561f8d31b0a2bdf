/** Nothing is wider than the window. */
import { expect, MAP_TILES, test } from "../support/test.ts";

const PAGES = [
  "/contact",
  "/branches",
  "/branches?view=map&pin=12",
  "/locations/ranni",
  "/collections/all-categories",
  "/about",
  "/accessibility-statement",
];

test("nothing is wider than the window, from the narrowest phone on", async ({ page }) => {
  test.slow();
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
  for (const path of [...PAGES, "/locations/thiruvananthapuram"]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
