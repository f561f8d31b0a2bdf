import { expect, test } from "../support/test.ts";

test("without scripts the map's place belongs to the list", async ({ page }) => {
  await page.goto("/branches?view=map");
  await expect(page.locator(".map-view__list > li")).toHaveCount(14);
  await expect(page.locator(".branch-map")).toBeHidden();
  await expect(page.getByText("Show on the map")).toHaveCount(14);
  await expect(page.getByText("Show on the map").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Use my position" })).toBeHidden();
});
