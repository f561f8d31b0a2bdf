/** On a slow connection a pressed link or button is marked until its page loads. */
import type { Locator } from "playwright/test";
import { holdRequests } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

const data = /\.data(\?|$)/;

test("a link is marked until its page has loaded", async ({ page }) => {
  await page.goto("/contact");
  const release = await holdRequests(page, data);
  const link = page.locator("footer").getByRole("link", { name: "Careers" });
  await link.click();
  await expect(link).toHaveAttribute("data-pending");
  await expect(link).not.toHaveCSS("box-shadow", "none");
  await expect(page.getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("pressing another link moves the mark to it", async ({ page }) => {
  await page.goto("/contact");
  const release = await holdRequests(page, data);
  const [first, second] = ["Careers", "Warranty"].map((name) =>
    page.locator("footer").getByRole("link", { name }),
  );
  await first?.click();
  await expect(first as Locator).toHaveAttribute("data-pending");
  await second?.click();
  await expect(second as Locator).toHaveAttribute("data-pending");
  await expect(page.locator("[data-pending]")).toHaveCount(1);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Warranty" })).toBeVisible();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("the mark appears before the rest of the page re-renders", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await holdRequests(page, data);
  const link = page.locator("main").getByText("View Details").first();
  const isMarkedAtOnce = await link.evaluate((element: HTMLElement) => {
    element.click();
    // Within the click: later work may take a slow phone half a second.
    return element.matches("[data-pending]");
  });
  expect(isMarkedAtOnce).toBe(true);
});

/** Milliseconds after which a press seems to be ignored. */
const AT_ONCE = 100;

test("the mark is painted within a tenth of a second", async ({ page }) => {
  await page.goto("/contact");
  await holdRequests(page, data);
  await page.evaluate((maxMs) => {
    const late: number[] = [];
    Object.assign(window, { late });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") late.push(duration);
    }).observe({ type: "event", durationThreshold: maxMs } as PerformanceObserverInit);
  }, AT_ONCE);
  const names = ["Careers", "Warranty", "Investors", "Repair", "Press"];
  for (const name of names) {
    const link = page.locator("footer").getByRole("link", { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("data-pending");
  }
  // A busy machine may miss it for some of them.
  await expect(page.locator("[data-pending]")).toHaveCount(1);
  const late = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as unknown as { late: number[] }).late;
  });
  expect(late.length).toBeLessThan(names.length);
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
  await expect(button).toHaveAttribute("data-pending");
  await expect(button).toHaveCSS("animation-name", "none");
  release();
  await expect(page).toHaveURL("/search?q=ms+250");
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("Back marks nothing", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("footer").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  const release = await holdRequests(page, data);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
