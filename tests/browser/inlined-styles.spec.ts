/** Inlined styles: not fetched again, off on other pages, and restored by Back. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** URLs of the inlined style sheets in effect. */
const activeStyleSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>("style[data-inlined]")]
      .filter(({ disabled }) => !disabled)
      .map((style) => style.dataset.inlined ?? ""),
  );

test("a page's own styles come and go with it, without a request", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  const own = await activeStyleSheets(page);
  expect(own.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);

  const height = () =>
    page.locator(".hero").evaluate((hero) => hero.getBoundingClientRect().height);
  const before = await height();
  await page.locator('main a[href="/collections/chainsaws"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Chainsaws");
  const kept = await activeStyleSheets(page);
  expect(kept.length).toBeLessThan(own.length);
  expect(own).toEqual(expect.arrayContaining(kept));
  expect(
    await page
      .locator(".card")
      .first()
      .evaluate((card) => getComputedStyle(card).display),
  ).not.toBe("inline");

  // Back waits for no style sheet.
  await page.route("**/*.css", () => {});
  await page.goBack();
  await expect(page.locator(".hero")).toBeVisible();
  expect(await activeStyleSheets(page)).toEqual(own);
  expect(await height()).toBe(before);
});
