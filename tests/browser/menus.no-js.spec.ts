import { expect, test } from "../support/test.ts";

test("the mega-menus open one at a time", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByText("Chainsaws", { exact: true }).click();
  await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
  await nav.getByText("Pressure Washers", { exact: true }).click();
  await expect(nav.getByRole("link", { name: "Shop All Pressure Washers" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeHidden();
  await nav.getByRole("link", { name: "Surface Cleaners", exact: true }).click();
  await expect(page).toHaveURL("/collections/surface-cleaners");
});
