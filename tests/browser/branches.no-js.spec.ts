import { expect, test } from "../support/test.ts";

test("without scripts the outline with its pins comes before the list", async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/branches?view=map");
    const pins = page.locator(".region-map__branch");
    await expect(pins).toHaveCount(14);
    expect((await pins.first().boundingBox())?.y).toBeLessThan(viewport.height);
  }
});

test("without scripts the list takes the space of the map", async ({ page }) => {
  await page.goto("/branches?view=map");
  await expect(page.locator(".map-view__list > li")).toHaveCount(14);
  await expect(page.locator(".branch-map")).toBeHidden();
  await expect(page.getByText("Show on the map")).toHaveCount(14);
  await expect(page.getByText("Show on the map").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Use my location" })).toBeHidden();
});
