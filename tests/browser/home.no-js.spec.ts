import { expect, test } from "../support/test.ts";

test("the slides are a row that snaps, and the indicators link to them", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator(".hero").getByRole("link", { name: "Limited-time deals" }).click();
  await expect(page.getByRole("link", { name: "See the deals" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
});

test("hotspots open one at a time, and are also a list of eight links", async ({ page }) => {
  await page.goto("/");
  await page.locator('.dot summary[aria-label="3, Brushcutter"]').click();
  await page.locator('.dot summary[aria-label="6, Backpack blower"]').click();
  await expect(page.locator(".dot[open]")).toHaveCount(1);
  await expect(
    page.getByRole("list", { name: "Key to the picture" }).getByRole("link"),
  ).toHaveCount(8);
  await page.locator(".dot[open]").getByRole("link", { name: "View Product" }).click();
  await expect(page).toHaveURL("/products/stihl-br-600");
});
