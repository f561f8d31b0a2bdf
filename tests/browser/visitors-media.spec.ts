/** Every kind of page in print and with reduced motion, beyond what the pages' own tests cover. */

import { town } from "../support/demonstration.ts";
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
