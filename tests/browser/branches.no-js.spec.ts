import { expect, test } from "../support/test.ts";

test("without scripts the finder, the outline with its pins and the list follow each other", async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/branches?view=map");
    await expect(page.locator(".region-map__branch")).toHaveCount(14);
    const [finder, map] = await Promise.all(
      ["#nearest", ".region-map"].map((part) => page.locator(part).boundingBox()),
    );
    expect((finder?.y ?? 0) + (finder?.height ?? 0)).toBeLessThan(map?.y ?? 0);
    expect(map?.y).toBeLessThan(viewport.height);
    await expect(page.locator(".region-map ~ .map-view__list")).toBeVisible();
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
