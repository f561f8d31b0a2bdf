/** Short journeys that work in every mode. */
import type { Page } from "playwright/test";
import { listBranchesByDistance } from "#app/site/towns.ts";
import { pin, shop, town } from "../support/demonstration.ts";
import { expect } from "../support/test.ts";

interface Visit {
  page: Page;
  /** Opens the page at this URL. */
  go(path: string): Promise<void>;
  /** Whether scripts run, so that a choice applies at once. */
  isLive: boolean;
  /** A text unique to this visit. */
  id: string;
}

export const SAW = "/products/stihl-ms-250";
const SAWS = "/collections/chainsaws";
const nearest = town.position
  ? (listBranchesByDistance(shop, town.position)[0]?.branch.name ?? "")
  : "";
const h1 = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const bar = (page: Page) => page.getByRole("region", { name: "Comparison" }).last();

export const JOURNEYS: Record<string, (visit: Visit) => Promise<void>> = {
  "from the home page by a category to a machine": async ({ page, go }) => {
    await go("/");
    await page.locator(".tiles").getByRole("link", { name: "Hedge Trimmers" }).click();
    await h1(page, "Hedge Trimmers");
    await page.locator(".card h3 a").first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole("button", { name: "Contact Now" })).toBeVisible();
  },
  "a search by the header's box": async ({ page, go }) => {
    await go("/about");
    const box = page
      .getByRole("banner")
      .locator('input[name="q"]')
      .filter({ visible: true })
      .first();
    await box.fill("fs 120");
    await box.press("Enter");
    await expect(page).toHaveURL("/search?q=fs+120");
    await expect(page.locator(".card h3").first()).toHaveText(/FS 120/);
  },
  "a list narrowed by a filter, and widened by its chip": async ({ page, go, isLive }) => {
    await go(SAWS);
    // On wide windows CSS alone shows the filters beside the list.
    const filters = page.getByRole("button", { name: "Filters", exact: true });
    if (await filters.isVisible()) await filters.click();
    await page.getByRole("radio", { name: /^Petrol \d/ }).check();
    if (!isLive) await page.getByRole("button", { name: /^Show \d+ products$/ }).click();
    await expect(page).toHaveURL(/[?&]type=petrol/);
    await page.getByRole("link", { name: "Remove filter Petrol" }).click();
    await expect(page).toHaveURL(SAWS);
  },
  "a list in another order": async ({ page, go, isLive }) => {
    await go(SAWS);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Z to A");
    if (!isLive) await page.locator(".toolbar").getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/[?&]sort=z-to-a/);
  },
  "more of a list": async ({ page, go }) => {
    await go(SAWS);
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page).toHaveURL(/\?page=2/);
    await expect(page.locator("#item-25")).toBeInViewport();
  },
  "two machines chosen for comparison, and one removed": async ({ page, go }) => {
    await go(SAWS);
    for (const count of [1, 2]) {
      await page.locator(".toggle[aria-pressed=false]").first().click();
      await expect(bar(page).getByRole("button", { name: /^Remove/ })).toHaveCount(count);
    }
    await bar(page)
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(bar(page).getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  },
  "from a list to the comparison, and only the differences": async ({ page, go }) => {
    await go(`${SAWS}?compare=1,11`);
    await bar(page).getByRole("link", { name: "Compare Products" }).click();
    await expect(page).toHaveURL(/\/compare\?products=1,11/);
    await page.getByRole("switch", { name: "Only differences" }).click();
    await expect(page.getByRole("row", { name: /^Product Type/ })).toHaveCount(0);
    await expect(page.getByRole("row", { name: /^Weight/ })).toBeVisible();
  },
  "a message with a mistake, corrected and sent": async ({ page, go, id }) => {
    await go("/contact");
    await page.getByLabel("Full Name *").fill("Biju Mathew");
    await page.getByLabel("Phone").fill("12");
    await page.getByLabel("Subject *").selectOption("warranty");
    await page.getByLabel("Message *").fill(`My blower stopped. ${id}`);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(
      page.getByText("Enter a complete phone number, or an email address above."),
    ).toBeVisible();
    await expect(page.getByLabel("Message *")).toHaveValue(`My blower stopped. ${id}`);
    await page.getByLabel("Phone").fill("0468 222 3344");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Thank you for your message.")).toBeVisible();
  },
  "the nearest branch by a postal code": async ({ page, go }) => {
    await go("/branches");
    await page.getByLabel("PIN code").fill(pin);
    await page.getByRole("button", { name: "Find the nearest branch" }).click();
    await expect(page.locator("#nearest ol > li").first()).toContainText(nearest);
  },
  "a machine's second picture": async ({ page, go }) => {
    await go(SAW);
    await page.getByRole("link", { name: "Picture 2" }).click();
    await expect(page).toHaveURL(`${SAW}?image=2`);
    await expect(page.locator(".gallery__main").getByText(/^2 of \d$/)).toBeVisible();
  },
  "a machine's picture enlarged": async ({ page, go }) => {
    await go(SAW);
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    const zoom = page.getByRole("dialog", { name: "STIHL MS 250" });
    await zoom.getByLabel("Larger").check();
    await zoom.getByRole("button", { name: "Close" }).click();
    await expect(zoom).toBeHidden();
  },
  "a machine's URL to share": async ({ page, go }) => {
    await go(SAW);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("link", { name: "Facebook" }).first()).toHaveAttribute(
      "href",
      /sharer.*stihl-ms-250/,
    );
  },
  "the menus of the header, one at a time": async ({ page, go }) => {
    await go("/contact");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.locator("summary").getByText("Blowers", { exact: true }).click();
    await expect(nav.getByRole("link", { name: "Shop All Blowers" })).toBeVisible();
    await nav.locator("summary").getByText("Chainsaws", { exact: true }).click();
    await expect(nav.getByRole("link", { name: "Shop All Blowers" })).toBeHidden();
    await nav.getByRole("link", { name: "Battery Chainsaws", exact: true }).click();
    await expect(page).toHaveURL(`${SAWS}?type=cordless`);
  },
  "a phone's menu": async ({ page, go }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go("/contact");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    const category = (name: string) => menu.locator("summary").getByText(name, { exact: true });
    await category("Chainsaws").click();
    await menu.locator("details[open]").getByText("Back", { exact: true }).click();
    await category("Vacuums").click();
    await menu.getByRole("link", { name: "Shop All Vacuums" }).click();
    await h1(page, "Vacuums");
  },
  "a machine beside a person": async ({ page, go }) => {
    await go(SAW);
    await page.getByRole("switch", { name: "With a person 165 cm tall" }).click();
    await expect(page.getByRole("img", { name: /^A person 165 cm tall/ })).toBeVisible();
  },
  "a search from a missing page": async ({ page, go }) => {
    await go("/no-such-page");
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill("ms 250");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=ms+250");
  },
  "the desk rejects an unknown account, and keeps the email address": async ({ page, go, id }) => {
    await go("/desk");
    await page.getByLabel("Email").fill(`${id}@example.com`);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(`${id}@example.com`);
  },
};
