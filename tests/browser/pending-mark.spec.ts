/** On a slow connection a pressed link or button is marked until its page loads. */
import type { Locator } from "playwright/test";
import { holdRequests } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

const data = /\.data(\?|$)/;

const expectMarked = (element: Locator) => expect(element).not.toHaveCSS("box-shadow", "none");
const expectUnmarked = (element: Locator) => expect(element).toHaveCSS("box-shadow", "none");

test("a link is marked until its page has loaded", async ({ page }) => {
  await page.goto("/contact");
  const release = await holdRequests(page, data);
  const link = page.locator("footer").getByRole("link", { name: "Careers" });
  await link.click();
  await expectMarked(link);
  await expect(page.getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await expectUnmarked(link);
});

test("a form's button is marked too; with reduced motion the mark does not move", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  const release = await holdRequests(page, data);
  await page.getByRole("banner").getByRole("combobox", { name: "Search products" }).fill("ms 250");
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  await button.click();
  await expectMarked(button);
  await expect(button).toHaveCSS("animation-name", "none");
  release();
  await expect(page).toHaveURL("/search?q=ms+250");
});
