/** Scripts on a product's page: the way back, the branch map and the rows of others, with axe. */
import { shop } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test, waitForScripts } from "../support/test.ts";

const path = "/products/stihl-ms-250";
const [headOffice, other] = shop.branches;
if (!headOffice || !other) throw new Error("The demonstration has two branches");

test.beforeEach(async ({ page }) => {
  await serveMapTiles(page);
});

test("the Products crumb returns to where the visitor came from", async ({ page }) => {
  await page.goto("/search?q=ms+250");
  await page
    .getByRole("main")
    .getByRole("link", { name: /MS 250/ })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Products" })
    .click();
  await expect(page).toHaveURL("/search?q=ms+250");
});

test("it also does when the browser loaded the page by itself", async ({ page }) => {
  await page.goto("/search?q=ms+250");
  await page.evaluate((address) => location.assign(address), path);
  await expect(page).toHaveURL(path);
  await waitForScripts(page);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Products" })
    .click();
  await expect(page).toHaveURL("/search?q=ms+250");
});

test("the Products crumb opens the search for a visitor without a previous page", async ({
  page,
}) => {
  await page.goto(path);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Products" })
    .click();
  await expect(page).toHaveURL("/search");
});

test("without a clipboard the URL is selected to be copied", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await page.goto(path);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.getByRole("button", { name: "Copy" }).click();
  await expect(share.getByRole("status")).toHaveText(
    "The link could not be copied. It is selected: copy it from the field.",
  );
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(
    new URL(path, page.url()).href,
  );
});

test("a branch of the list is shown on the map", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Find Branch" }).click();
  const dialog = page.getByRole("dialog", { name: "Find Branch" });
  await expect(dialog.locator(".leaflet-marker-icon")).toHaveCount(shop.branches.length);
  await dialog
    .getByRole("listitem")
    .filter({ hasText: headOffice.name })
    .first()
    .getByRole("button")
    .click();
  await expect(dialog.locator(".leaflet-popup")).toContainText(headOffice.name);
  await expect(dialog.locator('.leaflet-tile[src*="/16/"]').first()).toBeAttached();
  await page.keyboard.press("Escape");
});

test("on a phone the map and the list are tabs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole("button", { name: "Find Branch" }).click();
  const dialog = page.getByRole("dialog", { name: "Find Branch" });
  const list = dialog.getByRole("heading", { name: other.name });
  await expect(list).toBeVisible();
  await dialog.getByText("Map", { exact: true }).click();
  await expect(list).toBeHidden();
  await expect(dialog.locator(".leaflet-marker-icon").first()).toBeVisible();
});

test("the arrows of a row move four cards, and are disabled at its ends", async ({ page }) => {
  await page.goto(path);
  const region = page.getByRole("region", { name: "Related Products" });
  const [previous, next] = [
    region.getByRole("button", { name: "Previous" }),
    region.getByRole("button", { name: "Next" }),
  ];
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await next.click();
  const scrolled = () =>
    region
      .getByRole("list")
      .evaluate((list) => Math.round(list.scrollLeft / (list.clientWidth / 4)));
  await expect.poll(scrolled).toBe(4);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  await previous.click();
  await expect.poll(scrolled).toBe(0);
});

test("the branches open before scripts load", async ({ page }) => {
  await page.route("**/assets/*.js", () => {
    // No response: the page stays as the server sent it.
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Find Branch" }).click();
  await expect(
    page.getByRole("dialog", { name: "Find Branch" }).getByText(other.name, { exact: true }),
  ).toBeVisible();
});
