/** From a card to the product's page and back the picture travels, for those who want motion. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** Counts the transitions that the pages begin. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    Object.assign(window, { begun: 0 });
    if (!start) return;
    document.startViewTransition = (...args) => {
      (window as unknown as { begun: number }).begun++;
      return start(...args);
    };
  });
const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: number }).begun);

test("the picture travels to the product's page and back to its card", async ({ page }) => {
  await watch(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/collections/chainsaws");
  await page.getByRole("link", { name: "STIHL MS 194 T", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MS 194 T");
  await expect(page.locator("[data-travels]")).toHaveCount(1);
  await expect(page.locator(".gallery [data-travels]")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await begun(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chainsaws");
  await expect(page.locator("[data-travels]")).toHaveCount(1);
  await expect(page.getByRole("article").filter({ has: page.locator("[data-travels]") })).toContainText("MS 194 T");
  expect(await begun(page)).toBe(2);
});

test("nothing travels for those who want things to stand still, nor between other pages", async ({ page }) => {
  await watch(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/collections/chainsaws");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goBack();
  await page.getByRole("link", { name: "STIHL MS 194 T", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MS 194 T");
  expect(await begun(page)).toBe(0);
});

test("a transition that the browser leaves out is no error, and the page comes", async ({ page }) => {
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
