/** Nothing overflows the window or is squeezed by it. */

import { listTowns } from "#app/site/towns.ts";
import { shop } from "../support/demonstration.ts";
import { expect, MAP_TILES, test } from "../support/test.ts";

const longestNamed = listTowns(shop).reduce((one, other) =>
  other.town.name.length > one.town.name.length ? other : one,
);

const PAGES = [
  "/",
  "/contact",
  "/branches",
  "/branches?view=map&pin=12",
  `/locations/${longestNamed.town.slug}`,
  "/collections/all-categories",
  "/about",
  "/products/stihl-ms-250",
  "/accessibility-statement",
];

/** Pixels; the smallest icon in a style sheet is larger. */
const MIN_ICON_SIZE = 12;

test("nothing overflows and no icon shrinks, from the narrowest phone on", async ({ page }) => {
  test.slow();
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [240, 320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      const shrunk = await page.locator("svg:has(> use)").evaluateAll(
        (icons, minSize) =>
          icons.flatMap((icon) => {
            const box = icon.getBoundingClientRect();
            const isSmall = Math.min(box.width, box.height) < minSize && icon.checkVisibility();
            return isSmall
              ? `${icon.parentElement?.textContent}: ${box.width} × ${box.height}`
              : [];
          }),
        MIN_ICON_SIZE,
      );
      expect(shrunk, `${path} at ${width} px`).toEqual([]);
    }
  }
});
