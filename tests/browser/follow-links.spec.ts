/** Plain links in cards, footer and menus: one document for a whole visit, and pages prefetched. */
import { expect, test } from "../support/test.ts";

test("navigation and Back stay in one document", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);
  await page.goto("/collections/chainsaws");
  const card = page.locator(".card h3 a").first();
  const model = await card.evaluate((link) => link.lastChild?.textContent ?? "");
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(model.trim());
  await page.locator("footer a[href='/contact']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(model.trim());
  expect(documents).toBe(1);
});

test("no link is prefetched when saving data", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "other browsers do not report the connection");
  const requested: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && requested.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g", downlink: 10 },
    }),
  );
  await page.goto("/collections/brushcutters");
  await page.locator(".card h3 a").nth(1).hover();
  await page.locator(".card h3 a").nth(1).click();
  await expect(page).toHaveURL(/\/products\//);
  // The page itself was requested once, when it was opened.
  expect(requested).toHaveLength(1);
});
