/** Text of twice the size: nothing is cut, overlaps or leaves the window. */

import { town } from "../support/demonstration.ts";
import { findLayoutFaults } from "../support/layout-faults.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  "/",
  "/collections/chainsaws",
  "/products/stihl-ms-250",
  "/search?q=saw",
  "/compare?products=1,11",
  "/contact",
  "/branches",
  `/locations/${town.slug}`,
  "/about",
  "/collections/all-categories",
  "/accessibility-statement",
  "/no/such/page",
];

for (const width of [390, 1440]) {
  test(`text at 200 % at ${width} px`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect.soft(await findLayoutFaults(page), path).toEqual([]);
    }
  });
}

test("the bar with Call and WhatsApp cuts no word at 200 % on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/branches");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const texts = await page.locator(".phone-bar .btn").evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.lastChild ?? button);
      return range.getClientRects().length;
    }),
  );
  expect(texts).toEqual([1, 1]);
});

test("the breadcrumb shows each ancestor at 200 % on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/products/stihl-ms-250");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const cut = await page
    .locator(".crumbs a")
    .evaluateAll((links) =>
      links.flatMap((link) => (link.clientWidth < link.scrollWidth ? [link.textContent] : [])),
    );
  expect(cut).toEqual([]);
});
