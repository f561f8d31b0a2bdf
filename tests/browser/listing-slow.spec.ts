/**
 * A list before its scripts load: every link works, and no choice is lost afterwards.
 */
import { holdScripts } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

test("filters ticked before scripts load apply as soon as they do", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/collections/chainsaws", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: /^Petrol chainsaws/ }).check();
  await page.getByLabel("Sort").selectOption("Z to A");
  await release();
  await expect(page).toHaveURL("/collections/chainsaws?product_type=petrol+chainsaws&sort=z-to-a");
  await expect(page.getByRole("link", { name: "Remove filter Petrol chainsaws" })).toBeVisible();
});

test("Load More, chips and choosing for comparison work before scripts load", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/collections/chainsaws?type=petrol", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.locator("#item-25")).toBeInViewport();
  await page
    .locator("#item-25")
    .getByRole("button", { name: /^Compare/ })
    .click();
  await expect(
    page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: /^Remove/ }),
  ).toHaveCount(1);
  await page.getByRole("link", { name: "Remove filter Petrol" }).click();
  await expect(page).toHaveURL(/\/collections\/chainsaws\?compare=\d+$/);
  await release();
  await expect(page.locator(".filters[data-live]")).toBeAttached();
});
