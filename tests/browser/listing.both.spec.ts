/** The product list as every visitor sees it, with scripts and without. */
import type { Locator } from "playwright/test";
import { shop } from "../support/demonstration.ts";
import { expect, test } from "../support/test.ts";

test("a category shows its name, questions, count and first page", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await expect(page).toHaveTitle(`Chainsaws | ${shop.company.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chainsaws");
  await expect(page.locator(".card")).toHaveCount(24);
  await expect(page.locator(".toolbar__count")).toHaveText(/^\d+ products$/);

  const questions = page.getByRole("complementary").filter({ hasText: "Questions about chainsaws" });
  const [first, second] = [questions.locator(".acc details").nth(0), questions.locator(".acc details").nth(1)];
  await first.locator("summary").click();
  await second.locator("summary").click();
  await expect(first).not.toHaveAttribute("open");
  await expect(second).toHaveAttribute("open");
});

test("a listing of saws marks the range's bar lengths, to scale and inside the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections/chainsaws");
  const figure = page.getByRole("figure", { name: "Bar lengths in the range" });
  const left = async (length: string) =>
    (await figure.getByRole("listitem").filter({ hasText: length }).boundingBox())?.x ?? 0;
  const start = (await figure.boundingBox())?.x ?? 0;
  expect(((await left("30 cm")) - start) / ((await left("75 cm")) - start)).toBeCloseTo(30 / 75, 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto("/collections/lawn-mowers");
  await expect(figure).toHaveCount(0);
});

test("nothing that has the focus lies under the comparison's bar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto("/collections/chainsaws?compare=11,32");
  const bar = page.getByRole("region", { name: "Comparison" });
  const bottom = async (focused: Locator) => {
    await focused.focus();
    const box = await focused.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const links = page.locator(".card h3 a");
  for (const target of [links.nth(4), links.nth(10), page.locator(".filters input").last()]) {
    expect(await bottom(target)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }
});

test("the badge stands on featured machines alone", async ({ page }) => {
  await page.goto("/collections/chainsaws?page=3");
  const badges = await page.locator(".card").filter({ hasText: "Best Seller" }).count();
  expect(badges).toBeGreaterThan(0);
  expect(badges).toBeLessThan((await page.locator(".card").count()) / 2);
});

test("the machines of a list stand to one scale, with a badge and without", async ({ page }) => {
  await page.goto("/collections/pressure-washers?page=2");
  await expect(page.locator(".card .badge").first()).toBeVisible();
  const scales = await page
    .locator(".card .scaled-picture")
    .evaluateAll((all) =>
      all.map(
        (box) =>
          (box.querySelector("img")?.getBoundingClientRect().width ?? 0) /
          Number(getComputedStyle(box).getPropertyValue("--len")),
      ),
    );
  expect(scales).toHaveLength(27);
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);
});

test("each category answers questions of its own", async ({ page }) => {
  await page.goto("/collections/lawn-mowers");
  await expect(page.getByText("Questions about lawn mowers")).toBeVisible();
});

test("the presets of menus narrow the list", async ({ page }) => {
  await page.goto("/collections/chainsaws?type=corded");
  await expect(page.getByRole("radio", { name: /^Electric \d/ })).toBeChecked();
  await page.goto("/collections/chainsaws?subcategory_id=6");
  await expect(page.getByRole("link", { name: /^Remove filter Backpack Blowers$/i })).toBeVisible();
});

test("a chip and Clear all take filters away", async ({ page }) => {
  await page.goto("/collections/chainsaws?type=petrol&product_type=petrol+chainsaws&sort=z-to-a");
  await page.getByRole("link", { name: "Remove filter Petrol", exact: true }).click();
  await expect(page).toHaveURL("/collections/chainsaws?product_type=petrol+chainsaws&sort=z-to-a");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/collections/chainsaws?sort=z-to-a");
});

test("Load More adds a page and the address says so", async ({ page }) => {
  await page.goto("/search?q=chainsaw");
  await expect(page.locator(".card")).toHaveCount(12);
  await page.getByRole("link", { name: "Load More Products" }).click();
  await expect(page.locator(".card")).toHaveCount(24);
  await expect(page).toHaveURL(/\/search\?q=chainsaw&page=2/);
});

test("a subcategory has its own listing", async ({ page }) => {
  await page.goto("/collections/subcategory?subcategory_id=5");
  await expect(page).toHaveTitle(`Subcategory Products | ${shop.company.name}`);
  await expect(
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Chainsaws" }),
  ).toBeVisible();
  await expect(page.getByRole("group", { name: "Subcategory" })).toHaveCount(0);
  await expect(page.locator(".card")).not.toHaveCount(0);
});

for (const path of ["/collections", "/collections/no-such-thing", "/collections/subcategory"]) {
  test(`${path} is no category`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Category Not Found");
    await expect(page.getByText("Please select a valid category.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });
}

test("a search says how many it found, and what to do when there is nothing", async ({ page }) => {
  await page.goto("/search?q=ms+250");
  await expect(page).toHaveTitle(`Search: ms 250 | ${shop.company.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results");
  await expect(page.getByText(/^Found \d+ products? for "ms 250"$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "View Details of STIHL MS 250" }).first()).toHaveAttribute(
    "href",
    /\/products\//,
  );

  await page.goto("/search?q=zzzzqqqq");
  await expect(page.getByText("No products found", { exact: true })).toBeVisible();
  await expect(page.getByText('We couldn\'t find any products matching "zzzzqqqq".')).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse All Products" })).toHaveAttribute("href", "/");
});

test("a bare search lists everything, and a category's name is its place", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Products");
  await expect(page.locator(".card")).toHaveCount(12);
  await page.goto("/search?category=Hedge+Trimmers");
  await expect(page.getByText(/^Found \d+ products in Hedge Trimmers$/)).toBeVisible();
  await page.getByRole("main").getByRole("searchbox", { name: "Search for products" }).fill("battery");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=battery&category=Hedge+Trimmers");
});

test("a search for nothing but blanks is ignored", async ({ page }) => {
  await page.goto("/search?q=hedge");
  const box = page.getByRole("main").getByRole("searchbox", { name: "Search for products" });
  for (const blank of ["", "   "]) {
    await box.fill(blank);
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("main").locator("input:invalid")).toHaveCount(1);
  }
  await expect(page).toHaveURL("/search?q=hedge");
});

test("filters that let nothing through can be cleared", async ({ page }) => {
  await page.goto("/collections/hand-tools?type=petrol");
  await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page.locator(".card")).not.toHaveCount(0);
});

test("a product chosen here is still chosen on another list", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await page
    .locator(".card")
    .nth(1)
    .getByRole("button", { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(/compare=\d+/);
  await expect(page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: /^Remove/ })).toHaveCount(
    1,
  );
  await page.goto(`/search${new URL(page.url()).search}`);
  await expect(page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: /^Remove/ })).toHaveCount(
    1,
  );
});

test("on paper a list is the shop's name and phone, what is listed and the machines, without what paper cannot do", async ({
  page,
}) => {
  await page.goto("/collections/chainsaws?type=petrol&compare=1");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-head")).toHaveText(`${shop.company.name} ${shop.company.phone.text}`);
  await expect(page.locator(".chip").filter({ hasText: "Petrol" })).toBeVisible();
  for (const part of [
    ".filters",
    ".toolbar__filter",
    ".toolbar__sort",
    ".toggle",
    ".more .btn",
    ".cbar",
    ".chip--clear",
  ])
    await expect(page.locator(part).first(), part).toBeHidden();
  await expect(page.locator(".card h3").first()).toBeVisible();
});
