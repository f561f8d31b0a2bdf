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

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, enters a category, returns and closes", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.locator("summary").getByText("Chainsaws", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    await menu.getByText("Back").filter({ visible: true }).click();
    await menu.getByRole("link", { name: "Our Locations" }).click();
    await expect(page).toHaveURL("/branches");
  });

  test("the search box opens below the header and searches", async ({ page }) => {
    await page.goto("/");
    await page.locator("button[popovertarget=search-panel]").click();
    const box = page.getByRole("searchbox", { name: "Search products" });
    await expect(box).toBeFocused();
    await box.fill("hedge");
    await box.press("Enter");
    await expect(page).toHaveURL("/search?q=hedge");
  });
});
