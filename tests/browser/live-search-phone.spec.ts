/** The live search on a phone, where it opens from the header. */
import { expect, test } from "../support/test.ts";

const box = { name: "Search products" };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("opens from the header and works by touch", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Search" }).first().click();
    const input = page.getByRole("combobox", box);
    await expect(input).toBeFocused();
    await input.pressSequentially("brushcutter");
    await page.getByRole("option", { name: "STIHL" }).first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("keeps the option selected by arrow keys in view", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto("/about");
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("combobox", box).pressSequentially("blower");
    const options = page.getByRole("option");
    // Three categories, six products and the link to all.
    await expect(options).toHaveCount(10);
    for (let at = 0; at < 10; at++) {
      await page.keyboard.press("ArrowDown");
      await expect(options.nth(at)).toHaveAttribute("aria-selected", "true");
      await expect(options.nth(at)).toBeInViewport({ ratio: 0.95 });
    }
  });

  test("shows its heading and the link to all products in one row, whatever the text", async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/about");
      await page.getByRole("button", { name: "Search" }).first().click();
      await page.getByRole("combobox", box).fill("petrol brushcutter");
      const all = page.getByRole("option", { name: /See all products/ });
      await expect(page.getByText("Products for petrol brushcutter")).toBeVisible();
      const headEnd = await page.locator(".live__head").evaluate((head) => {
        const text = document.createRange();
        text.selectNodeContents(head);
        return text.getBoundingClientRect().right;
      });
      expect(headEnd).toBeLessThanOrEqual((await all.boundingBox())?.x ?? 0);
    }
  });

  test("leaves the search button uncovered, and closes on the way to the results", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Search" }).first().click();
    const input = page.getByRole("combobox", box);
    await input.pressSequentially("blower");
    await expect(page.getByText("See all products")).toBeVisible();
    await page.locator("#search-panel").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=blower");
    await expect(input).toBeHidden();
  });
});
