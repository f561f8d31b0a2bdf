import { expect, MAP_TILES, test } from "../support/test.ts";

test.use({ expectedError: /Failed to load resource|net::ERR/ });

test("without a single tile the map is whole: the districts' outlines and every pin", async ({ page }) => {
  await page.route(`https://${MAP_TILES}/**`, (route) => route.abort());
  await page.goto("/branches?view=map");
  await page.locator(".branch-map").scrollIntoViewIfNeeded();
  await expect(page.locator(".branch-map__land")).toHaveCount(14);
  await expect(page.locator(".branch-map__marker").first()).toBeVisible();
  await expect(page.locator(".branch-map__name").filter({ hasText: "Wayanad" })).toBeAttached();
});
