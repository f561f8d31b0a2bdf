import { shop } from "../../support/demonstration.ts";
import { expect, test } from "../../support/test.ts";

test("the home page shows the shop's values, the categories and the counts", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(`Home | ${shop.company.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Kerala, India's leading STIHL dealer since 2005")).toBeVisible();
  await expect(page.locator(".tiles a")).toHaveCount(20);
  await expect(page.locator(".featured > li")).toHaveCount(3);
  await expect(page.locator(".showcase > li")).toHaveCount(3);
  await expect(page.locator(".showcase > li").first()).toContainText(
    /Petrol chainsaws\s*\d+ products/,
  );
  await expect(page.getByRole("link", { name: "Know more" })).toHaveAttribute("href", "/about");
  await expect(page.getByRole("link", { name: "See professional tools" })).toHaveAttribute(
    "href",
    "/collections/professional",
  );
});

test("the footer links to the 13 information pages and the comparison", async ({ page }) => {
  await page.goto("/");
  const hrefs = await page
    .getByRole("contentinfo")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of [
    "warranty returns manuals parts repair careers press investors sustainability",
    "privacy-policy terms-of-service accessibility-statement cookies compare",
  ].flatMap((line) => line.split(" ")))
    expect(hrefs).toContain(`/${path}`);
  await expect(page.getByRole("contentinfo")).toContainText("Monday-Friday, 8AM-6PM EST");
});
