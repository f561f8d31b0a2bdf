import { expect, test, waitForScripts } from "../support/test.ts";

const pair = "/compare?products=1,11";

test("choosing in a list leads to the comparison, and closing it leads back", async ({ page }) => {
  await page.goto("/collections/chainsaws?type=petrol");
  const toggles = page.getByRole("button", { name: /^Compare / });
  await toggles.nth(0).click();
  await expect(page).toHaveURL(/compare=\d+$/);
  await toggles.nth(1).click();
  await expect(page).toHaveURL(/compare=\d+,\d+$/);
  const list = page.url();
  await page.getByRole("link", { name: "Compare Products" }).first().click();
  await expect(page).toHaveURL(/\/compare\?products=\d+,\d+&from=/);
  await page.getByRole("switch", { name: "Only differences" }).click();
  await expect(page).toHaveURL(/only=differences/);
  await page.getByRole("link", { name: "Close comparison" }).click();
  await expect(page).toHaveURL(list);
});

test("the choice goes along to another list by the menu, and not to other pages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/collections/chainsaws?compare=1");
  const menus = page.getByRole("navigation", { name: "Main" });
  await waitForScripts(page);
  await menus.getByText("Brushcutters", { exact: true }).click();
  await menus
    .getByRole("link", { name: /^Shop All/ })
    .first()
    .click();
  await expect(page).toHaveURL("/collections/brushcutters?compare=1");
  await page.getByRole("link", { name: "Our Locations" }).first().click();
  await expect(page).toHaveURL("/branches");
});

test("removing a product is announced and moves focus to the next Remove", async ({ page }) => {
  await page.goto("/compare?products=1,11,16,18");
  const removes = page.getByRole("link", { name: /^Remove/ });
  const names = await removes.evaluateAll((links) =>
    links.map((link) => link.getAttribute("aria-label") ?? ""),
  );
  const status = page.locator(".compare").getByRole("status");
  await expect(status).toBeEmpty();
  await removes.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText(names[1]?.replace("Remove", "Removed") ?? "");
  await expect(page.getByRole("link", { name: names[2], exact: true })).toBeFocused();
  await removes.last().focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText(names[3]?.replace("Remove", "Removed") ?? "");
  await expect(page.getByRole("link", { name: names[2], exact: true })).toBeFocused();
});

test("removing a choice in a list moves focus to the next one, then to the list", async ({
  page,
}) => {
  await page.goto("/collections/chainsaws?compare=1,11,16");
  const bar = page.getByRole("region", { name: "Comparison" });
  const removes = bar.getByRole("button", { name: /^Remove/ });
  const status = (text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
  const first = (await removes.first().innerText()).trim();
  await removes.first().focus();
  await page.keyboard.press("Enter");
  await expect(removes).toHaveCount(2);
  await expect(removes.first()).toBeFocused();
  await expect(status(first.replace("Remove", "Removed"))).toBeAttached();
  await bar.getByRole("button", { name: "Clear All" }).focus();
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("heading", { name: "Products", exact: true }),
  ).toBeFocused();
  await expect(status(/^Removed .+ and .+/)).toBeAttached();
});

test("names stay visible while the rows scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(pair);
  await page.getByRole("row", { name: /^Chain oil tank/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("columnheader", { name: /MS 250/ })).toBeInViewport({ ratio: 1 });
});
