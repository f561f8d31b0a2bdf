/** The filters on narrow windows, where they are a drawer. */
import { expect, test } from "../support/test.ts";

test("at 1024 px the filters become a drawer and three columns become two", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const toggle = page.getByRole("button", { name: "Filters", exact: true });
  const columns = () =>
    page
      .locator(".cards")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(toggle).toBeHidden();
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(toggle).toBeVisible();
  expect(await columns()).toBe(2);
});

test("the drawer stays open while filters are chosen, then shows the products", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections/chainsaws");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("radio", { name: /^Battery \d/ }).check();
  await expect(page).toHaveURL("/collections/chainsaws?type=cordless");
  const show = page.getByRole("button", { name: /^Show \d+ products$/ });
  await expect(show).toBeVisible();
  await show.click();
  await expect(show).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});
