/** Elements opened and text typed before the scripts load stay when they do. */
import { openDesk } from "../support/desk-browser.ts";
import { holdScripts } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

test.describe("on a phone with a slow connection", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an open menu, and the category in it, stay open", async ({ page }) => {
    const bringScripts = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.locator("summary").getByText("Vacuums", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeVisible();
    await bringScripts();
    await expect(menu.getByRole("link", { name: "Shop All Vacuums" })).toBeVisible();
    await menu.getByRole("link", { name: "Shop All Vacuums" }).click();
    await expect(page).toHaveURL(/\/collections\/vacuums/);
    await expect(menu).toBeHidden();
  });

  test("the search panel stays open with its text, and shows results", async ({ page }) => {
    const bringScripts = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click();
    const field = page.locator(".search-panel input");
    await field.pressSequentially("hed");
    await bringScripts();
    await field.pressSequentially("ge");
    await expect(field).toHaveValue("hedge");
    await expect(field).toBeFocused();
    await expect(page.locator(".search-panel").getByRole("option").first()).toBeVisible();
  });

  test("an open hotspot stays open", async ({ page }) => {
    const bringScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator('.dot summary[aria-label="5, Lawn mower"]').click();
    await bringScripts();
    await expect(
      page.locator(".dot[open]").getByRole("link", { name: "View Product" }),
    ).toBeVisible();
  });
});

test("on a wide window a filter and an order chosen together apply", async ({ page }) => {
  const bringScripts = await holdScripts(page);
  await page.goto("/collections/chainsaws", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: /^Petrol chainsaws/ }).check();
  await page.getByLabel("Sort").selectOption("Z to A");
  await bringScripts();
  await expect(page).toHaveURL("/collections/chainsaws?product_type=petrol+chainsaws&sort=z-to-a");
});

test("a text typed in place of another one at the desk stays", async ({ page, baseURL }) => {
  await openDesk(page, baseURL ?? "");
  const bringScripts = await holdScripts(page);
  await page.goto("/desk/facts/pages/warranty", { waitUntil: "commit" });
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Three years.");
  const lead = page.getByLabel("Lead");
  await lead.press("Home");
  await lead.press("ArrowRight");
  await bringScripts();
  await expect(text).toHaveValue("Three years.");
  expect(await lead.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(1);
});
