/** The main journey: from the home page or the search to a machine. */
import { expect, test } from "../support/test.ts";

test("home, a category, a machine", async ({ page }) => {
  await page.goto("/");
  await page.locator(".tiles").getByRole("link", { name: "Hedge Trimmers" }).click();
  await expect(page).toHaveURL("/collections/hedge-trimmers");
  const card = page.locator(".card").first();
  const model = await card.locator("h3 a").evaluate((link) => link.lastChild?.textContent ?? "");
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(model);
  await expect(
    page.getByRole("region", { name: "Product" }).getByText("Find Branch"),
  ).toBeVisible();
});

test("a search, a machine", async ({ page }) => {
  await page.goto("/search");
  const box = page
    .getByRole("main")
    .locator('input[name="q"]')
    .or(page.locator('header input[name="q"]'))
    .filter({ visible: true })
    .first();
  await box.fill("fs 120");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=fs+120");
  await page.locator(".card").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FS 120");
});
