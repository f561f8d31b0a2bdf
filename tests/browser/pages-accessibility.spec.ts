import { AxeBuilder } from "@axe-core/playwright";
import { expect, MAP_TILES, test } from "../support/test.ts";

const pages = [
  "/contact",
  "/branches",
  "/branches?view=map&pin=12",
  "/locations/ranni",
  "/collections/all-categories",
  "/about",
  "/accessibility-statement",
];

for (const width of [390, 1440]) {
  for (const path of pages) {
    test(`${path} has no accessibility fault that axe can find at ${width} px`, async ({ page }) => {
      test.slow();
      await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    });
  }
}

test("nothing is wider than the window, from the narrowest phone on", async ({ page }) => {
  test.slow();
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
  for (const path of [...pages, "/locations/thiruvananthapuram"]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
