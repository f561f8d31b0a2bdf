import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/test.ts";

test.describe("mega-menus", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
  });

  test("hovering opens one, leads to the other three, and leaving closes", async ({ page }) => {
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByText("Chainsaws", { exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    await expect(nav.getByRole("link", { name: "Top-Handle Saws" })).toHaveAttribute(
      "href",
      "/collections/top-handle-saws",
    );
    await expect(nav.locator(".mega[open] .feature")).toHaveCount(2);
    await nav.getByText("Lawn Mowers", { exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Shop All Lawn Mowers" })).toBeVisible();
    await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeHidden();
    await page.mouse.move(600, 8);
    await expect(nav.locator(".mega[open]")).toHaveCount(0);
  });

  test("a click right after hovering keeps the menu, the next one closes it", async ({ page }) => {
    const name = page.getByRole("navigation", { name: "Main" }).getByText("Brushcutters", { exact: true });
    await name.click();
    await expect(page.getByRole("link", { name: "Shop All Brushcutters" })).toBeVisible();
  });

  test("the keyboard opens it, Escape closes it and returns", async ({ page }) => {
    const name = page.locator(".nav summary", { hasText: "Chainsaws" });
    await name.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Shop All Chainsaws" })).toBeHidden();
    await expect(name).toBeFocused();
  });

  test("an open panel stands without an accessibility fault, its pictures 416 by 312", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const name of ["Chainsaws", "Lawn Mowers"]) {
      await nav.locator("summary", { hasText: name }).hover();
      await expect(nav.getByRole("link", { name: `Shop All ${name}` })).toBeVisible();
      const picture = nav.locator(".mega[open] .feature__pic").first();
      expect(await picture.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
        416, 312,
      ]);
      expect((await new AxeBuilder({ page }).include(".masthead").analyze()).violations).toEqual([]);
    }
  });

  test("a link closes it and goes there", async ({ page }) => {
    await page.locator(".nav summary", { hasText: "Chainsaws" }).hover();
    await page.getByRole("link", { name: "Battery Chainsaws", exact: true }).click();
    await expect(page).toHaveURL("/collections/chainsaws?type=cordless");
    await expect(page.locator(".mega[open]")).toHaveCount(0);
  });
});

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("locks the page, goes into a category and back, and begins at the top the next time", async ({ page }) => {
    await page.goto("/contact");
    await page.evaluate(() => window.scrollTo(0, 40));
    const menu = page.getByRole("navigation", { name: "Menu" });
    const category = (name: string) => menu.locator("summary").getByText(name, { exact: true });
    // Not by mouse or key, before which the browser would bring the whole button into view and the page to its top.
    await page.getByRole("button", { name: "Menu" }).evaluate((button: HTMLElement) => button.click());
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await expect.poll(() => menu.evaluate((drawer) => drawer.getBoundingClientRect().x)).toBe(0);
    expect(await menu.evaluate((drawer) => drawer.getBoundingClientRect().y)).toBe(68);

    await category("Vacuums").click();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeVisible();
    await menu.getByText("Back").filter({ visible: true }).click();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeHidden();

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

  test("has no accessibility fault, at its top nor in a category", async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    expect((await new AxeBuilder({ page }).include(".masthead").analyze()).violations).toEqual([]);
    await menu.locator("summary").getByText("Vacuums", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeVisible();
    expect((await new AxeBuilder({ page }).include(".masthead").analyze()).violations).toEqual([]);
  });

  test("is 280 px wide on the smallest screens", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect
      .poll(() =>
        page.getByRole("navigation", { name: "Menu" }).evaluate((drawer) => drawer.getBoundingClientRect().width),
      )
      .toBe(280);
  });
});
