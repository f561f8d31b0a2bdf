/** On a slow connection the font loads late, without moving what a visitor reads on a phone. */
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
/** Layout shift; browsers call up to 0.1 good, which is much. */
const MAX_SHIFT = 0.02;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

for (const path of PAGES) {
  test(`nothing shifts far on ${path} when the font loads late`, async ({ page }) => {
    const font = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.sum += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    // Rejects if no source of the font exists.
    const hasFallback = await page.evaluate(() =>
      document.fonts.load('16px "Archivo Fallback"').then(
        ({ length }) => length > 0,
        () => false,
      ),
    );
    test.skip(!hasFallback, "neither Arial nor Liberation Sans is installed");
    font.resolve();
    await page.evaluate(() => document.fonts.ready);
    // Shifts are reported one frame later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    const moved = await page.evaluate(
      () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(moved).toBeLessThan(MAX_SHIFT);
  });
}
