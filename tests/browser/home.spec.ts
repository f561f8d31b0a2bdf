import type { Locator } from "playwright/test";
import { expect, test } from "../support/test.ts";

test("the category row shows an arrow only where it can scroll", async ({ page }) => {
  await page.goto("/");
  const row = page.locator(".tiles");
  await expect(row.getByRole("link")).toHaveCount(20);
  const next = page.getByRole("button", { name: "Next categories" });
  const previous = page.getByRole("button", { name: "Previous categories" });
  await expect(next).toBeVisible();
  await expect(previous).toBeHidden();
  await next.click();
  // 1000 px, then snapped to the nearest tile.
  const tile = await row
    .locator("li")
    .first()
    .evaluate((item) => item.getBoundingClientRect().width);
  const missing = () => row.evaluate((list) => Math.abs(list.scrollLeft - 1000));
  await expect.poll(missing).toBeLessThanOrEqual(tile / 2 + 1);
  await expect(previous).toBeVisible();
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await expect(next).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a line under the categories grows as they scroll", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "Shop by category" });
    const thumb = section.locator(".ruler--progress > i");
    await thumb.scrollIntoViewIfNeeded();
    const left = () => thumb.evaluate((line) => line.getBoundingClientRect().left);
    const before = await left();
    await section
      .getByRole("list")
      .evaluate((list) => list.scrollTo({ left: 800, behavior: "instant" }));
    await expect.poll(left).toBeGreaterThan(before);
    await page.setViewportSize({ width: 769, height: 844 });
    await expect(thumb).toBeHidden();
  });
});

test("a tile of the outdoor row shows its name under the pointer", async ({ page }) => {
  await page.goto("/");
  const tile = page.locator(".strip").getByRole("link", { name: "Lawn mowers" });
  const [picture, name] = [tile.locator("img"), tile.locator("b")];
  const heightOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().height);
  await expect(picture).toHaveCSS("opacity", "1");
  await tile.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport();
  expect(await heightOf(name)).toBeLessThan((await heightOf(tile)) / 2);
  await tile.hover();
  await expect(picture).toHaveCSS("opacity", "0");
  await expect
    .poll(async () => (await heightOf(name)) - (await heightOf(tile)))
    .toBeGreaterThan(-1);
});

test("a hotspot opens its machine and closes it again; another one replaces it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".dot")).toHaveCount(8);
  const dot = (name: string) => page.locator(`.dot summary[aria-label="${name}"]`);
  await dot("1, Chainsaw").click();
  await expect(page.getByRole("heading", { name: "STIHL MS 180" })).toBeVisible();
  await dot("1, Chainsaw").click();
  await expect(page.getByRole("heading", { name: "STIHL MS 180" })).toBeHidden();
  await dot("1, Chainsaw").click();
  await dot("5, Lawn mower").click();
  await expect(page.locator(".dot[open]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".dot[open]")).toHaveCount(0);
  await dot("8, Hedge trimmer").click();
  await page.locator(".dot[open]").getByRole("link", { name: "View Product" }).click();
  await expect(page).toHaveURL("/products/stihl-hs-45");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("HS 45");
});

for (const [width, height] of [
  [390, 664],
  [768, 1024],
  [1366, 650],
  [1920, 940],
] as const) {
  test(`at ${width} px a hotspot's card is inside the picture, beside its machine`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const dot of await page.locator(".dot > summary").all()) {
      await dot.evaluate((summary) => summary.scrollIntoView({ block: "center" }));
      await dot.click();
      const faults = () =>
        page.locator(".plate").evaluate((plate) => {
          const open = plate.querySelector(".dot[open]");
          const card = open?.querySelector(".pop")?.getBoundingClientRect();
          const own = open?.querySelector("summary")?.getBoundingClientRect();
          if (!card || !own) return ["no card"];
          const picture = plate.getBoundingClientRect();
          const covers =
            own.left < card.right &&
            own.right > card.left &&
            own.bottom + 18 > card.top &&
            own.top < card.bottom;
          return [
            card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight
              ? "out of the window"
              : "",
            card.top < picture.top || card.bottom > picture.bottom ? "out of the picture" : "",
            covers ? "over its machine" : "",
          ].filter(Boolean);
        });
      await expect.poll(faults).toEqual([]);
      await dot.click();
    }
  });
}

test("on a phone the hotspots' lines end at the machines of the portrait picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const place = await page.locator(".plate").evaluate((plate) => {
    const picture = plate.getBoundingClientRect();
    const dot = plate.querySelector('[aria-label="4, Pole pruner"]')?.getBoundingClientRect();
    if (!dot) return null;
    const x = (dot.left + dot.width / 2 - picture.left) / picture.width;
    const y = (dot.bottom + 24 - picture.top) / picture.height;
    return { x: Math.round(x * 100), y: Math.round(y * 100) };
  });
  expect(place).toEqual({ x: 15, y: 53 });
});

test("the outdoor row drags without following a link; its ruler clicks and drags", async ({
  page,
}) => {
  await page.goto("/");
  const row = page.locator(".strip");
  const ruler = page.getByRole("scrollbar", { name: /^Scroll: Easily keep your yard clean/ });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("link")).toHaveCount(8);
  const left = () => row.evaluate((list) => Math.round(list.scrollLeft));
  const box = await row.boundingBox();
  const bar = await ruler.boundingBox();
  if (!box || !bar) throw new Error("the row is not on the page");

  await page.mouse.move(box.x + 700, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 500, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(150);
  await expect(page).toHaveURL("/");

  await page.mouse.click(bar.x + bar.width - 4, bar.y + 10);
  await expect(ruler).toHaveAttribute("aria-valuenow", "100");
  await page.mouse.move(bar.x + bar.width - 40, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(bar.x + 20, bar.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(50);
  await ruler.focus();
  await page.keyboard.press("End");
  await expect(ruler).toHaveAttribute("aria-valuenow", "100");
});

for (const width of [320, 768, 1440]) {
  test(`at ${width} px nothing shifts while loading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry) shifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    // Three decimals, as in Lighthouse: the late font may move a letter of the menu.
    expect(
      await page.evaluate(() =>
        Reflect.get(window, "shifts").reduce((sum: number, by: number) => sum + by, 0),
      ),
    ).toBeCloseTo(0, 3);
  });
}
