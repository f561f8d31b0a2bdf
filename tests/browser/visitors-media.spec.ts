/** Every kind of page in print and with reduced motion, beyond what the pages' own tests cover. */

import { hours as english } from "#app/languages/en/hours.ts";
import { printWeek } from "#app/site/opening-hours.ts";
import { area, shop, town } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/about",
  "/branches",
  "/branches?view=map",
  "/collections/all-categories",
  "/collections/chainsaws?compare=1",
  "/compare?products=1,11",
  "/contact",
  `/locations/${town.slug}`,
  "/privacy-policy",
  "/search?q=chansaw",
  "/no-such-page",
];
/** A4 between margins of one centimetre, px. */
const PAPER = 718;

test("in print every page has its heading, fits the paper, and nothing overlaps it", async ({
  page,
}) => {
  test.slow();
  await serveMapTiles(page);
  await page.setViewportSize({ width: PAPER, height: 1000 });
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const found = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const over = [...document.querySelectorAll("body *")].filter(
        (element) => /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element),
      );
      return [
        ...over.map((element) => `${element.localName}.${element.className} stands over it`),
        ...(document.documentElement.scrollWidth > innerWidth
          ? [`${document.documentElement.scrollWidth} px wide`]
          : []),
        ...([...document.querySelectorAll("h1")].some(isShown) ? [] : ["no heading"]),
      ];
    });
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    await page.emulateMedia({ media: null });
  }
  expect(faults).toEqual([]);
});

test("both views of the branches print the map and every branch, without controls and live hours", async ({
  page,
}) => {
  await serveMapTiles(page);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/branches", `/branches?area=${area}`, "/branches?view=map"]) {
    await page.goto(path);
    const map = page.getByRole("group", { name: "Our branches, by district" });
    await expect(map).toBeVisible();
    await expect(map).toHaveCSS("print-color-adjust", "exact");
    const list = page
      .locator(".branches-place :is(ul, ol) > li")
      .filter({ has: page.locator("h2, h3") });
    await expect(list).toHaveCount(shop.branches.length);
    for (const { name, address, phone, hours } of shop.branches) {
      const item = list.filter({ has: page.getByRole("heading", { name, exact: true }) });
      for (const text of [address, phone.text, printWeek(hours, english)])
        await expect(item.getByText(text).first()).toBeVisible();
    }
    const idle = page.locator("main").locator("form, button, .btn, .open-now, .branch-map");
    await expect(idle.filter({ visible: true })).toHaveCount(0);
    // The list is beside the map, not below it.
    const [first, drawing] = [await list.first().boundingBox(), await map.boundingBox()];
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(drawing?.x ?? 0);
    expect(drawing?.y).toBeLessThan(first?.y ?? 0);
  }
});

for (const width of [390, 1440]) {
  test(`with reduced motion nothing moves by itself at ${width} px`, async ({ page }) => {
    test.slow();
    await serveMapTiles(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const moving: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      const found = await page.evaluate(() => [
        ...document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === "running" && Number(effect?.getComputedTiming().endTime) > 1,
          )
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
        ...[...document.querySelectorAll("video")]
          .filter(({ paused }) => !paused)
          .map(() => "video"),
      ]);
      moving.push(...found.map((what) => `${path}: ${what}`));
    }
    expect(moving).toEqual([]);
  });
}
