/**
 * Sizes on a phone, on every page: text of at least 14 px, 16 in fields, targets of at least 44.
 */
import { area, town } from "../support/demonstration.ts";
import { expect, MAP_TILES, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/collections/chainsaws?compare=1,2",
  "/collections/accessories",
  "/collections/all-categories",
  "/collections/none",
  "/search?q=chansaw",
  "/search?q=qqzzqq",
  "/products/stihl-ms-500i",
  "/products/karcher-km-70-20-c",
  "/products/none",
  "/compare?products=1,2",
  "/compare",
  "/branches",
  `/branches?view=map&area=${area}`,
  `/locations/${town.slug}`,
  "/about",
  "/contact",
  "/warranty",
  "/no-such-page",
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("text is readable, targets are large enough, and no field makes a phone zoom", async ({
  page,
}) => {
  test.slow();
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    faults.push(...(await page.evaluate(measure)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("a list begins on the first screen", async ({ page }) => {
  for (const path of [
    "/collections/chainsaws?brand=Husqvarna&type=battery",
    "/search?q=battery+chainsaw",
  ]) {
    await page.goto(path);
    const card = await page.locator(".card").first().boundingBox();
    expect(card?.y, path).toBeLessThan(430);
  }
});

/** Runs in the page, so it can use nothing from outside itself. */
function measure(): string[] {
  const MIN = 14;
  const TARGET = 44;
  // An iPhone zooms into a field with smaller text.
  const TYPED = 16;
  // Rounding may lose half a pixel.
  const SLACK = 0.5;
  const faults = new Set<string>();
  const what = (element: Element) =>
    `${element.localName}.${[...element.classList].join(".")} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".sr, [aria-hidden='true']");

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest("script, style, noscript, title, option")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isVisible(parent) || range.getBoundingClientRect().width < 2) continue;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < MIN - SLACK / 10) faults.add(`${size.toFixed(1)} px: ${what(parent)}`);
  }

  for (const element of document.querySelectorAll(
    "a[href], button, select, textarea, summary, input, label",
  )) {
    if (element.matches("input[type='hidden'], label:not(:has(input))") || !isVisible(element))
      continue;
    const typed = Number.parseFloat(getComputedStyle(element).fontSize);
    if (
      element.matches("input:not([type='checkbox'], [type='radio']), select, textarea") &&
      typed < TYPED
    )
      faults.add(`${typed} px typed: ${what(element)}`);
    // A checkbox has its label as target; an inline link is as high as its line; map pins may
    // overlap, and the same links are in the list beside the map.
    if (element.matches("input") && element.closest("label")) continue;
    const sentence = element.closest("p, dd, figcaption, li");
    const isInSentence =
      sentence !== null && sentence.textContent?.trim() !== element.textContent?.trim();
    if (element.closest("svg, .leaflet-container")) continue;
    if (isInSentence && getComputedStyle(element).display === "inline") continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2) continue;
    const after = getComputedStyle(element, "::after");
    const isWidened = after.content !== "none" && after.position === "absolute";
    const height = Math.max(box.height, (isWidened && Number.parseFloat(after.height)) || 0);
    if (height < TARGET - SLACK) faults.add(`${Math.round(height)} px high: ${what(element)}`);
  }
  return [...faults];
}
