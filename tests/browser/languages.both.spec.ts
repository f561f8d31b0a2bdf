/** Visits in the shop's second language. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

const isIn = async (page: Page, path: RegExp, lang: string) => {
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
};

test("a search, a list and a comparison in Malayalam, which is then read in English", async ({
  page,
  javaScriptEnabled,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  await page.goto("/ml");
  const box = page.getByRole("banner").locator('input[name="q"]');
  await box.fill("chainsaw");
  await box.press("Enter");
  await isIn(page, /\/ml\/search\?q=chainsaw$/, "ml");
  await page.locator('nav.found a[href="/ml/collections/chainsaws"]').click();
  await isIn(page, /\/ml\/collections\/chainsaws$/, "ml");
  for (const card of [0, 1]) {
    await page.locator('.card button[name="compare"]').nth(card).click();
    await expect(page).toHaveURL(card === 0 ? /compare=\d+(?:#|$)/ : /compare=\d+(?:,|%2C)\d+/);
  }
  await page.locator(".cbar__go a.btn").click();
  await isIn(page, /\/ml\/compare\?products=/, "ml");
  if (javaScriptEnabled !== false) expect(documents).toBe(1);
  await page.goBack();
  await isIn(page, /\/ml\/collections\/chainsaws\?compare=/, "ml");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await isIn(page, /\d\/collections\/chainsaws\?compare=\d+(?:,|%2C)\d+$/, "en-IN");
  await page.getByRole("banner").getByRole("link", { name: "മലയാളം" }).click();
  await isIn(page, /\/ml\/collections\/chainsaws\?compare=/, "ml");
});

test("a branch, and a message to it, in Malayalam", async ({ page }) => {
  await page.goto("/ml/branches");
  const branch = page.locator("details", { has: page.locator('a[href^="/ml/contact"]') }).first();
  await branch.locator("summary").click();
  await branch.locator('a[href^="/ml/contact?branch="]').click();
  await isIn(page, /\/ml\/contact\?branch=/, "ml");
  const form = page.locator("form", { has: page.locator('[name="message"]') });
  await form.locator('[name="name"]').fill("അനിത");
  await form.locator('[name="email"]').fill("anitha@example.com");
  await form.locator('select[name="subject"]').selectOption({ index: 1 });
  await form.locator('[name="message"]').fill("ഒരു ചെയിൻസോ വേണം.");
  await form.locator('button[type="submit"]').click();
  await isIn(page, /\/ml\/contact\?sent=/, "ml");
});
