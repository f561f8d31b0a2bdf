/** Nothing is wider than the window, and nothing is pressed out of shape by it. */

import { listPlaces } from "#app/site/places.ts";
import { shop } from "../support/demonstration.ts";
import { expect, MAP_TILES, test } from "../support/test.ts";

const longestNamed = listPlaces(shop).reduce((one, other) =>
  other.city.name.length > one.city.name.length ? other : one,
);

const PAGES = [
  "/contact",
  "/branches",
  "/branches?view=map&pin=12",
  `/locations/${longestNamed.city.slug}`,
  "/collections/all-categories",
  "/about",
  "/products/stihl-ms-250",
  "/accessibility-statement",
];

/** Pixels; the smallest one that a style sheet asks for is larger. */
const SMALLEST_ICON = 12;

test("nothing is wider than the window, and no icon shrinks, from the narrowest phone on", async ({ page }) => {
  test.slow();
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      const shrunk = await page.locator("svg:has(> use)").evaluateAll(
        (icons, least) =>
          icons.flatMap((icon) => {
            const box = icon.getBoundingClientRect();
            const isSmall = Math.min(box.width, box.height) < least && icon.checkVisibility();
            return isSmall ? `${icon.parentElement?.textContent}: ${box.width} × ${box.height}` : [];
          }),
        SMALLEST_ICON,
      );
      expect(shrunk, `${path} at ${width} px`).toEqual([]);
    }
  }
});
