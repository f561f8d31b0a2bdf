/** A view transition moves the picture between card and product page, unless motion is reduced. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** Counts the transitions that the pages start. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    Object.assign(window, { started: 0 });
    if (!start) return;
    document.startViewTransition = (...args) => {
      (window as unknown as { started: number }).started++;
      return start(...args);
    };
  });
const started = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: number }).started);

test("the picture moves from its card to the product's page and back", async ({ page }) => {
  await countTransitions(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/collections/chainsaws");
  await page.getByRole("link", { name: "STIHL MS 194 T", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MS 194 T");
  await expect(page.locator("[data-moves]")).toHaveCount(1);
  await expect(page.locator(".gallery [data-moves]")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await started(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chainsaws");
  await expect(page.locator("[data-moves]")).toHaveCount(1);
  await expect(
    page.getByRole("article").filter({ has: page.locator("[data-moves]") }),
  ).toContainText("MS 194 T");
  expect(await started(page)).toBe(2);
});

test("there is no transition with reduced motion, nor between other pages", async ({ page }) => {
  await countTransitions(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/collections/chainsaws");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goBack();
  await page.getByRole("link", { name: "STIHL MS 194 T", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MS 194 T");
  expect(await started(page)).toBe(0);
});

test("a transition that the browser skips is no error, and the page opens", async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      transition.skipTransition();
      return transition;
    };
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/collections/chainsaws");
  await page.getByRole("link", { name: "STIHL MS 194 T", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MS 194 T");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chainsaws");
});
