/** Back closes overlays; the next Back works as if none had been opened. */
import { shop } from "../support/demonstration.ts";
import { expect, test, waitForScripts } from "../support/test.ts";

const LIST = "/collections/chainsaws";
const SAW = "/products/stihl-ms-250";
const [branch] = shop.branches;

test.use({ viewport: { width: 390, height: 844 } });

test("Back closes the filters, keeps those chosen, then undoes them one by one", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto(LIST);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const drawer = page.getByRole("complementary", { name: "Filters" });
  await drawer.getByRole("radio", { name: /^Petrol \d/ }).check();
  await expect(page).toHaveURL(`${LIST}?type=petrol`);
  await drawer.getByRole("checkbox", { name: /^Petrol chainsaws/ }).check();
  await expect(page).toHaveURL(/type=petrol&product_type=/);

  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/type=petrol&product_type=/);
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?type=petrol`);
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

for (const [name, button, dialog] of [
  ["the enlarged picture", "Enlarge the picture", "STIHL MS 250"],
  ["the branches", "Find Branch", "Find Branch"],
] as const) {
  test(`Back closes ${name}, whether the page was opened by URL or by link`, async ({ page }) => {
    await page.goto("/about");
    await page.goto(SAW);
    const open = page.getByRole("button", { name: button, exact: true });
    await open.click();
    await expect(page.getByRole("dialog", { name: dialog, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(SAW);
    await expect(open).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/about");

    await page.goto(LIST);
    await page
      .getByRole("article")
      .getByRole("link", { name: "STIHL MS 250", exact: true })
      .click();
    await expect(page).toHaveURL(SAW);
    await open.click();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(SAW);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chainsaws");
    await expect(page).toHaveURL(LIST);
  });
}

test("a picture chosen while enlarged stays chosen", async ({ page }) => {
  await page.goto("/about");
  await page.goto(SAW);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Next picture" }).click();
  await expect(page).toHaveURL(`${SAW}?image=2`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(`${SAW}?image=2`);
  await expect(page.locator(".gallery__main").getByText(/^2 of \d$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("closing without Back leaves no extra history entry", async ({ page }) => {
  await page.goto("/about");
  await page.goto(SAW);
  for (const _ of [1, 2]) {
    await page.getByRole("button", { name: "Find Branch" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page).toHaveURL(SAW);
  await waitForScripts(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("Back closes the menu; a link followed in it is one history entry", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/contact");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Our Locations" }).click();
  await expect(page).toHaveURL(/\/branches/);
  await expect(page.getByRole("heading", { name: branch?.name }).first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});
