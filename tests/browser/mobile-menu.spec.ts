import { expect, test } from "../support/test.ts";

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("locks the page, enters a category and returns, and reopens at the top", async ({
    page,
  }) => {
    await page.goto("/contact");
    await page.evaluate(() => window.scrollTo(0, 40));
    const menu = page.getByRole("navigation", { name: "Menu" });
    const category = (name: string) => menu.locator("summary").getByText(name, { exact: true });
    // Not by mouse or key: the browser would scroll the button into view and the page to its top.
    await page
      .getByRole("button", { name: "Menu" })
      .evaluate((button: HTMLElement) => button.click());
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      "hidden",
    );
    await expect.poll(() => menu.evaluate((drawer) => drawer.getBoundingClientRect().x)).toBe(0);
    expect(await menu.evaluate((drawer) => drawer.getBoundingClientRect().y)).toBe(68);

    await category("Vacuums").click();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeVisible();
    // The page below is inert: not focusable, not announced.
    await expect(menu.getByRole("link", { name: "About Us" })).toBeHidden();
    await expect(category("Hand Tools")).toBeHidden();
    await menu.getByText("Back").filter({ visible: true }).click();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeHidden();
    await expect(menu.getByRole("link", { name: "About Us" })).toBeVisible();

    await category("Hand Tools").click();
    await page.mouse.click(380, 700);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu.getByRole("link", { name: "Shop All Hand Tools" })).toBeHidden();
    await category("Brushcutters").click();
    await menu.getByRole("link", { name: "Electric Drills" }).click();
    await expect(page).toHaveURL("/collections/electric-drills");
    await expect(menu).toBeHidden();
  });

  test("is 280 px wide on the smallest screens", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect
      .poll(() =>
        page
          .getByRole("navigation", { name: "Menu" })
          .evaluate((drawer) => drawer.getBoundingClientRect().width),
      )
      .toBe(280);
  });
});
