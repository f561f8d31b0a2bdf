/** Plain links of the site, in cards, footer and menus: one document for a whole visit, and pages fetched before they are opened. */
import { expect, test } from "../support/test.ts";

test("a visitor goes through the site in one document, and back", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);
  await page.goto("/collections/chainsaws");
  const card = page.locator(".card h3 a").first();
  const model = (await card.innerText()).split("\n").at(-1) ?? "";
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(model.trim());
  await page.locator("footer a[href='/contact']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(model.trim());
  expect(documents).toBe(1);
});

test("what is meant is fetched ahead, and nothing with a line that is to be spared", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "another browser does not tell of its line");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(new URL(request.url()).pathname));
  await page.goto("/collections/blowers");
  const card = page.locator(".card h3 a").nth(1);
  await card.hover();
  const data = `${await card.getAttribute("href")}.data`;
  await expect.poll(() => asked).toContain(data);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g", downlink: 10 } }),
  );
  await page.goto("/collections/brushcutters");
  asked.length = 0;
  await page.locator(".card h3 a").nth(1).hover();
  await page.locator(".card h3 a").nth(1).click();
  await expect(page).toHaveURL(/\/products\//);
  // The page itself was asked for once, when it was opened.
  expect(asked).toHaveLength(1);
});
