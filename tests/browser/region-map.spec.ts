import { expect, MAP_TILES, test } from "../support/test.ts";

test.use({ expectedError: /Failed to load resource|net::ERR/ });

test("without a single tile the map is whole: the districts are painted, every pin stands, and no name lies on another", async ({
  page,
}) => {
  await page.route(`https://${MAP_TILES}/**`, (route) => route.abort());
  await page.goto("/branches?view=map");
  await page.locator(".branch-map").scrollIntoViewIfNeeded();
  await expect(page.locator(".branch-map__land")).toHaveCount(14);
  await expect(page.locator(".branch-map__marker").first()).toBeVisible();
  await expect(page.locator(".branch-map__name").filter({ hasText: "Wayanad" })).toBeAttached();
  // Painted, not only there: an SVG without a width has its paths all the same.
  const land = page.locator(".leaflet-outline-pane svg");
  await expect.poll(async () => (await land.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  const { x, y } = await page.locator(".branch-map__frame").evaluate((frame) => {
    const path = [...frame.querySelectorAll<SVGPathElement>(".branch-map__land")].find(
      (one) => one.getBoundingClientRect().width > 100,
    );
    const box = path?.getBoundingClientRect();
    return { x: box?.width ?? 0, y: box?.height ?? 0 };
  });
  expect(Math.min(x, y)).toBeGreaterThan(50);
  const names = await page.locator(".branch-map__name, .branch-map__label").evaluateAll((all) =>
    all.flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return getComputedStyle(name).visibility === "visible" ? [{ left, right, top: top + 2, bottom: bottom - 2 }] : [];
    }),
  );
  expect(names.length).toBeGreaterThan(10);
  const touching = names.filter((one, index) =>
    names.some(
      (other, place) =>
        place > index &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  );
  expect(touching).toEqual([]);
});
