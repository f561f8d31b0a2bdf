/**
 * The product list with scripts: every choice applies at once and changes the URL, not the
 * position.
 */
import type { Page } from "playwright/test";
import { expect, test, waitForScripts } from "../support/test.ts";

const cards = (page: Page) => page.locator(".card");
const chip = (page: Page, name: string) =>
  page.getByRole("link", { name: `Remove filter ${name}`, exact: true });
const count = (page: Page) => page.locator(".toolbar__count");
/** The button that adds the card at this index to the comparison. */
const toggle = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Compare |^Added / });

/** Waits until scripts run, so that choices apply at once. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator(".filters[data-live]")).toBeAttached();
}

test("filters apply at once in any order, and are removed by chip or second click", async ({
  page,
}) => {
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

test("the space bar selects an option and clears it", async ({ page }) => {
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

test("the product types can be searched in their own field", async ({ page }) => {
  await open(page, "/search");
  const types = page.getByRole("group", { name: "Product Type" });
  await types.getByRole("searchbox").fill("STICK");
  await expect(types.getByRole("checkbox", { name: /stick/i })).not.toHaveCount(0);
  await expect(types.getByRole("checkbox", { name: /^(?!.*stick)/i })).toHaveCount(0);
  await types.getByRole("searchbox").fill("no such type");
  await expect(types.getByText("No matching product type.")).toBeVisible();
});

test("the order changes without moving the page, and Back reverts it", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const first = await cards(page).first().getByRole("heading").innerText();
  await page.getByLabel("Sort").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.getByLabel("Sort").selectOption("Z to A");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(first);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(cards(page).first().getByRole("heading")).toHaveText(first);
  await expect(page.getByLabel("Sort")).toHaveValue("relevance");
});

test("Load More fetches the new page only and focuses the first new card", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL("/collections/chainsaws?page=2");
  await expect(cards(page).nth(24).getByRole("heading").getByRole("link")).toBeFocused();
  expect(requested).toContain("/list/category");
  expect(requested).not.toContain("/collections/chainsaws.data");
});

test("Load More loads a list again that has changed since", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  await page.route("**/list/category?**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), after: 1 } });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page.getByText("The list has changed and was loaded again.")).toBeVisible();
  expect(requested).toContain("/collections/chainsaws.data");
  await page.getByLabel("Sort").selectOption("Z to A");
  await expect(page.getByText("The list has changed")).toHaveCount(0);
});

test("Back from a product restores the filtered, extended list and position", async ({ page }) => {
  await open(page, "/search?type=petrol&sort=z-to-a");
  for (const shown of [24, 36, 48]) {
    await page.getByRole("link", { name: "Load More Products" }).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  const followed = cards(page).nth(41).getByRole("heading").getByRole("link");
  await followed.scrollIntoViewIfNeeded();
  const names = await cards(page).getByRole("heading").allInnerTexts();
  const scrolled = await page.evaluate(() => window.scrollY);
  await followed.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await cards(page).getByRole("heading").allInnerTexts()).toEqual(names);
  await expect(followed).toBeFocused();

  await page.goForward();
  await expect(page).toHaveURL(/\/products\//);
  await page.reload();
  await waitForScripts(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(followed).toBeFocused();

  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("up to four products can be chosen and compared, without losing the list", async ({
  page,
}) => {
  await open(page, "/collections/chainsaws");
  const bar = page.getByRole("region", { name: "Comparison" });
  await expect(bar).toHaveCount(0);

  await toggle(page, 0).click();
  await expect(toggle(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(bar.getByText("Add Product")).toHaveCount(3);
  await bar.getByRole("link", { name: "Compare Products" }).click({ force: true });
  await expect(bar.getByRole("status")).toHaveText("Please select at least 2 products to compare");
  await expect(page).toHaveURL(/\/collections\/chainsaws\?compare=\d+$/);

  for (const index of [1, 2, 3]) await toggle(page, index).click();
  await expect(bar.getByText("Add Product")).toHaveCount(0);
  await toggle(page, 4).click({ force: true });
  await expect(toggle(page, 4)).toHaveAttribute("aria-pressed", "false");
  await expect(bar.getByRole("status")).toHaveText("You can compare up to 4 products");

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

test("products clicked faster than a slow device renders are all chosen", async ({ page }) => {
  await open(page, "/collections/chainsaws");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.getByRole("button", { name: /^Compare / }).evaluateAll((buttons: HTMLElement[]) => {
    for (const [index, button] of buttons.slice(0, 4).entries())
      setTimeout(() => button.click(), 60 * index);
  });
  for (const index of [0, 1, 2, 3])
    await expect(toggle(page, index)).toHaveAttribute("aria-pressed", "true");
});

test("on a narrow window two can be compared, and Clear All empties the choice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/collections/chainsaws");
  const colour = () => toggle(page, 4).evaluate((button) => getComputedStyle(button).color);
  const free = await colour();
  for (const index of [0, 1]) await toggle(page, index).click();
  await expect.poll(colour).not.toBe(free);
  await toggle(page, 2).click();
  const bar = page.getByRole("region", { name: "Comparison" });
  await expect(bar.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect(bar.getByRole("status")).toHaveText("You can compare up to 2 products");
  await bar.getByRole("button", { name: "Clear All" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL("/collections/chainsaws");
});

test("focus stays among the active filters as they are removed", async ({ page }) => {
  await open(page, "/collections/chainsaws?type=petrol&brand=stihl&brand=husqvarna");
  await chip(page, "Petrol").press("Enter");
  await expect(chip(page, "Petrol")).toHaveCount(0);
  await expect(page.locator(".toolbar__chips a:focus")).toHaveCount(1);
  await page.getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(page.locator(".toolbar__chips")).toHaveCount(0);
  await expect(page.locator("#products")).toBeFocused();
});

test("an image that fails becomes a whole placeholder without a dimension", async ({ page }) => {
  await page.route(/\/assets\/machines\/|\/uploads\//, (route) => route.fulfill({ status: 404 }));
  await page.goto("/collections/chainsaws");
  const frames = page.locator(".card .scaled-picture");
  await expect(frames.first().locator("img")).toHaveAttribute("src", /no-image/);
  await expect(frames.first().locator(".dim")).toBeHidden();
  const outside = await frames.evaluateAll(
    (all) =>
      all.filter((frame) => {
        const [outer, inner] = [frame, frame.querySelector("img")].map((each) =>
          each?.getBoundingClientRect(),
        );
        return !outer || !inner || inner.top < outer.top - 1 || inner.width < outer.width / 2;
      }).length,
  );
  expect(outside).toBe(0);
});
