/** On a slow line the font comes long after the page: what a visitor reads on a phone by then stays in its place. */
import { expect, test } from "playwright/test";

const PAGES = [
  "/",
  "/collections/chainsaws",
  "/search?q=saw",
  "/products/stihl-ms-250",
  "/compare?products=11,12",
  "/compare?products=11,12,13,14",
  "/contact",
  "/branches",
];
/** A share of the window; browsers call up to a tenth good, which is much. */
const MOST_SHIFT = 0.02;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

for (const path of PAGES) {
  test(`nothing moves far on ${path} when the font comes late`, async ({ page }) => {
    const font = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const fallback = await page.evaluate(async () => (await document.fonts.load('16px "Archivo Fallback"')).length);
    test.skip(fallback === 0, "neither Arial nor Liberation Sans is installed");
    font.resolve();
    await page.evaluate(() => document.fonts.ready);
    // Shifts are told with the frame after the one that they happen in.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    const moved = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(moved).toBeLessThan(MOST_SHIFT);
  });
}
