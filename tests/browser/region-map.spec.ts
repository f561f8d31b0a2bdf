import { expect, MAP_TILES, test } from "../support/test.ts";

test.use({ expectedError: /Failed to load resource|net::ERR/ });

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const) {
  test(`at ${width} px each dot of the map is clickable, and has its number`, async ({ page }) => {
    await page.route(`https://${MAP_TILES}/**`, (route) => route.abort());
    // The attribution makes the map's footer higher after the map is fitted.
    await page.route("/outline.json", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.goto("/branches?view=map");
    const frame = page.locator(".branch-map__frame");
    await frame.scrollIntoViewIfNeeded();
    await expect(page.locator(".leaflet-marker-icon").first()).toBeVisible();
    await frame.evaluate((box) => scrollTo(0, scrollY + box.getBoundingClientRect().top - 2));
    const count = await page.locator(".map-view__list > li").count();
    const look = () =>
      frame.evaluate((box) => {
        const insides = box.getBoundingClientRect();
        const credit =
          box.querySelector(".leaflet-control-attribution")?.getBoundingClientRect() ?? insides;
        const dots = [...box.querySelectorAll<HTMLElement>(".leaflet-marker-icon")];
        return dots.flatMap((dot, index) => {
          const { left, right, top, bottom } = dot.getBoundingClientRect();
          const centre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!dot.contains(centre)) return `${dot.title} is covered`;
          if (dot.textContent !== String(index + 1)) return `${dot.title} has no number`;
          const isCut =
            left < insides.left ||
            right > insides.right ||
            top < insides.top ||
            bottom > credit.top;
          return isCut ? `${dot.title} is cut off` : [];
        });
      });
    await expect(page.locator(".leaflet-marker-icon")).toHaveCount(count);
    await expect(page.locator(".branch-map__land")).toHaveCount(14);
    // Painted, not only present: an SVG without a width has its paths all the same.
    const land = page.locator(".leaflet-outline-pane svg");
    await expect.poll(async () => (await land.boundingBox())?.width ?? 0).toBeGreaterThan(200);
    await expect(page.locator(".branch-map__name", { hasText: "Wayanad" })).toBeAttached();
    await expect.poll(look).toEqual([]);
  });
}
