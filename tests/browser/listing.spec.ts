/** The product list with scripts: every choice applies at once, the address says it, and the page stays where it is. */
import type { Page } from "playwright/test";
import { expect, test, untilScripts } from "../support/test.ts";

const cards = (page: Page) => page.locator(".card");
const chip = (page: Page, name: string) => page.getByRole("link", { name: `Remove filter ${name}`, exact: true });
const count = (page: Page) => page.locator(".toolbar__count");

/** The page is live: choices apply at once. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator(".filters[data-live]")).toBeAttached();
}

test("filters apply at once, in any order, and come off by their chip or by choosing again", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const all = await count(page).innerText();

  await page.getByRole("checkbox", { name: /^Petrol chainsaws/ }).check();
  await expect(page).toHaveURL("/collections/chainsaws?product_type=petrol+chainsaws");
  await expect(chip(page, "Petrol chainsaws")).toBeVisible();
  await page.getByRole("radio", { name: /^Petrol \d/ }).check();
  await expect(page).toHaveURL("/collections/chainsaws?type=petrol&product_type=petrol+chainsaws");
  await expect(chip(page, "Petrol")).toBeVisible();

  await page.getByRole("radio", { name: /^Petrol \d/ }).click();
  await expect(chip(page, "Petrol")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Petrol \d/ })).not.toBeChecked();

  await chip(page, "Petrol chainsaws").click();
  await expect(count(page)).toHaveText(all);
  await expect(page).toHaveURL("/collections/chainsaws");
  await expect(page.getByRole("checkbox", { name: /^Petrol chainsaws/ })).not.toBeChecked();
});

test("the space bar chooses an option, and takes it back", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const petrol = page.getByRole("radio", { name: /^Petrol \d/ });
  await petrol.press("Space");
  await expect(chip(page, "Petrol")).toBeVisible();
  await expect(petrol).toBeFocused();
  await petrol.press("Space");
  await expect(chip(page, "Petrol")).toHaveCount(0);
  await expect(petrol).not.toBeChecked();
  await expect(page).toHaveURL("/collections/chainsaws");
});

test("an option's count is the length of the list it gives", async ({ page }) => {
  await open(page, "/collections/brushcutters?type=petrol");
  const option = page
    .getByRole("group", { name: "Subcategory" })
    .locator("label")
    .filter({ hasNotText: /^All/ })
    .first();
  const promised = await option.locator("span").last().innerText();
  await option.click();
  await expect(count(page)).toHaveText(new RegExp(`^${promised} products?$`));
});

test("the product types can be narrowed by their own field", async ({ page }) => {
  await open(page, "/search");
  const types = page.getByRole("group", { name: "Product Type" });
  await types.getByRole("searchbox").fill("STICK");
  await expect(types.getByRole("checkbox", { name: /stick/i })).not.toHaveCount(0);
  await expect(types.getByRole("checkbox", { name: /^(?!.*stick)/i })).toHaveCount(0);
  await types.getByRole("searchbox").fill("no such type");
  await expect(types.getByText("No type is called that.")).toBeVisible();
});

test("the order changes without moving the page, and Back takes it back", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const first = await cards(page).first().getByRole("heading").innerText();
  await page.getByLabel("Sort").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.getByLabel("Sort").selectOption("Z to A");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(first);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.goBack();
  await expect(cards(page).first().getByRole("heading")).toHaveText(first);
  await expect(page.getByLabel("Sort")).toHaveValue("relevance");
});

test("Load More asks for the new page alone and gives the first new card the focus", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL("/collections/chainsaws?page=2");
  await expect(cards(page).nth(24).getByRole("heading").getByRole("link")).toBeFocused();
  expect(asked).toContain("/list/category");
  expect(asked).not.toContain("/collections/chainsaws.data");
});

test("coming back from a product finds the filtered, grown list at the same place", async ({ page }) => {
  await open(page, "/search?type=petrol&sort=z-to-a");
  for (const shown of [24, 36, 48]) {
    await page.getByRole("link", { name: "Load More Products" }).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  const followed = cards(page).nth(41).getByRole("heading").getByRole("link");
  await followed.scrollIntoViewIfNeeded();
  const names = await cards(page).getByRole("heading").allInnerTexts();
  const place = await page.evaluate(() => window.scrollY);
  await followed.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await cards(page).getByRole("heading").allInnerTexts()).toEqual(names);
  await expect(followed).toBeFocused();

  await page.goForward();
  await expect(page).toHaveURL(/\/products\//);
  await page.reload();
  await untilScripts(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(followed).toBeFocused();

  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("a shared link shows the same list", async ({ page, context }) => {
  await open(page, "/collections/chainsaws?type=petrol");
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page).toHaveURL(/page=2/);
  const names = await cards(page).getByRole("heading").allInnerTexts();
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await cards(other).getByRole("heading").allInnerTexts()).toEqual(names);
});

test("choosing for comparison keeps the list, up to four, and leads to the comparison", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const toggle = (place: number) =>
    cards(page)
      .nth(place)
      .getByRole("button", { name: /^Compare |^Added / });
  const bar = page.getByRole("region", { name: "Comparison" });
  await expect(bar).toHaveCount(0);

  await toggle(0).click();
  await expect(toggle(0)).toHaveAttribute("aria-pressed", "true");
  await expect(bar.getByText("Add Product")).toHaveCount(3);
  await bar.getByRole("link", { name: "Compare Products" }).click({ force: true });
  await expect(bar.getByRole("status")).toHaveText("Please select at least 2 products to compare");
  await expect(page).toHaveURL(/\/collections\/chainsaws\?compare=\d+$/);

  for (const place of [1, 2, 3]) await toggle(place).click();
  await expect(bar.getByText("Add Product")).toHaveCount(0);
  await toggle(4).click({ force: true });
  await expect(toggle(4)).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("radio", { name: /^Battery \d/ }).check();
  await expect(chip(page, "Battery")).toBeVisible();
  await expect(bar.getByRole("listitem")).toHaveCount(4);
  await bar
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(bar.getByText("Add Product")).toHaveCount(1);
  await bar.getByRole("link", { name: "Compare Products" }).click();
  await expect(page).toHaveURL(/\/compare\?products=\d+,\d+,\d+/);
});

test("on a narrow window two can be compared, and Clear All empties the choice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/collections/chainsaws");
  const toggle = (place: number) =>
    cards(page)
      .nth(place)
      .getByRole("button", { name: /^Compare |^Added / });
  for (const place of [0, 1, 2]) await toggle(place).click();
  const bar = page.getByRole("region", { name: "Comparison" });
  await expect(bar.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect(bar.getByRole("status")).toHaveText("You can compare up to 2 products here");
  await bar.getByRole("button", { name: "Clear All" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL("/collections/chainsaws");
});

test("the focus stays among the filters in force as they are taken away", async ({ page }) => {
  await open(page, "/collections/chainsaws?type=petrol&brand=stihl&brand=husqvarna");
  await chip(page, "Petrol").press("Enter");
  await expect(chip(page, "Petrol")).toHaveCount(0);
  await expect(page.locator(".toolbar__chips a:focus")).toHaveCount(1);
  await page.getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(page.locator(".toolbar__chips")).toHaveCount(0);
  await expect(page.locator("#products")).toBeFocused();
});
