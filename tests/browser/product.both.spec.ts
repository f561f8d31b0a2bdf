/** A product's page, with scripts and without. */
import type { Locator } from "playwright/test";
import { shop } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test("shows the machine's name, price, specifications and ways to ask", async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle(`STIHL MS 250 | ${shop.company.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MS 250");
  await expect(page.getByText("SKU MS-250")).toBeVisible();
  await expect(page.getByText("In stock")).toBeVisible();
  await expect(page.getByText("Available", { exact: true })).toHaveCount(2);
  await expect(page.getByLabel("Key specifications")).toContainText("45.4");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link", { name: "Products" })).toHaveAttribute("href", "/search");
  await expect(crumbs.getByRole("link", { name: "Chainsaws" })).toHaveAttribute(
    "href",
    "/search?category=Chainsaws",
  );
  await expect(page.getByText("₹")).toHaveCount(0);
});

test("a phone shows the specifications on the second screen, before the shop's terms", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/stihl-ms-881");
  const weight = page.getByText("9.9 kg", { exact: true });
  const terms = page.getByRole("heading", { name: "Finance options" });
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  expect(await bottomOf(weight)).toBeLessThan(2 * 844);
  expect(await bottomOf(weight)).toBeLessThan(await bottomOf(terms));
});

test("Contact Now offers a written quote request, phone numbers and WhatsApp", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Contact Now" }).click();
  const ways = page.getByRole("dialog", { name: "Contact Now" });
  const mail = await ways.getByRole("link", { name: /Request a quote/ }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toMatch(/^mailto:.*STIHL MS 250.*SKU: MS-250/s);
  await expect(ways.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(ways.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  );
  await page.keyboard.press("Escape");
  await expect(ways).toBeHidden();
});

test("Share links contain the page's URL", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Share" }).click();
  const ways = page.getByRole("dialog", { name: "Share" });
  await expect(ways.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /wa\.me.*stihl-ms-250/,
  );
  await expect(ways.getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    /sharer.*stihl-ms-250/,
  );
  await expect(ways.getByRole("link", { name: "Text message" })).toHaveAttribute(
    "href",
    /^sms:.*stihl-ms-250/,
  );
});

test("Find Branch lists all branches and locks the page until it is closed", async ({ page }) => {
  await serveMapTiles(page);
  await page.goto(path);
  await page.getByRole("button", { name: "Find Branch" }).click();
  const dialog = page.getByRole("dialog", { name: "Find Branch" });
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveCount(14);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test("details that are not in large type are shown, all on request", async ({ page }) => {
  await page.goto(path);
  await expect(
    page.getByRole("table", { name: "Technical details", exact: true }).getByRole("row"),
  ).toHaveCount(4);
  const rest = page.getByRole("table", { name: "More technical details" });
  await expect(rest).toBeHidden();
  await page.getByText(/Show all \d+ details/).click();
  await expect(rest.getByRole("row").first()).toBeVisible();
});

test("Details & Features opens and closes", async ({ page }) => {
  await page.goto(path);
  const feature = page.getByText("Tool-free fuel cap");
  await expect(feature).toBeVisible();
  await page.getByRole("heading", { name: "Details & Features" }).click();
  await expect(feature).toBeHidden();
});

test("suggests eight others in each row, never itself, in at most fifteen words", async ({
  page,
}) => {
  await page.goto(path);
  for (const name of ["Related Products", "You May Also Like"]) {
    const cards = page.getByRole("region", { name }).getByRole("listitem");
    await expect(cards).toHaveCount(8);
    await expect(cards.getByRole("link", { name: "STIHL MS 250", exact: true })).toHaveCount(0);
    for (const text of await cards.getByRole("paragraph").allInnerTexts()) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(15);
    }
  }
  await expect(
    page.getByRole("region", { name: "Spares that fit MS 250" }).getByRole("listitem"),
  ).not.toHaveCount(0);
});

test("a phone shows Call and WhatsApp once the page's own buttons scroll away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const bar = page.locator(".phone-bar");
  await expect(page.getByRole("button", { name: "Contact Now" })).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  await page
    .getByRole("table", { name: "Technical details", exact: true })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Contact Now" })).not.toBeInViewport();
  await expect(bar.getByRole("link", { name: "Call" })).toBeInViewport();
  await expect(bar.getByRole("link", { name: "WhatsApp" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("stock is shown as it is recorded", async ({ page, request }) => {
  const { data } = await (await request.get("/api/products?limit=100")).json();
  const out = data.find((product: { stock_quantity: number; status: string }) => {
    return product.stock_quantity === 0 && product.status === "active";
  });
  await page.goto(`/products/${out.slug}`);
  await expect(page.getByText("Out of stock")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask the branch" })).toHaveAttribute(
    "href",
    /^\/contact\?/,
  );
  const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  expect(texts.join()).toContain("https://schema.org/OutOfStock");
});

test("says when there is no such product", async ({ page }) => {
  for (const id of ["no-such-saw", "999999", "99999999999999999999", "..%2F..", "<script>"]) {
    const response = await page.goto(`/products/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
  }
  await expect(
    page.getByText("The product you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("its preview for other networks is a PNG of 1200 × 630", async ({ page, request }) => {
  await page.goto(path);
  const url = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  const response = await request.get(new URL(url).pathname);
  expect(response.headers()["content-type"]).toBe("image/png");
  const png = await response.body();
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await request.get("/previews/products/no-such-saw.png")).status()).toBe(404);
  expect((await request.get("/previews/products/stihl-ms-250.gif")).status()).toBe(404);
});

test("search engines read an offer in rupees and the breadcrumbs", async ({ page }) => {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const data = texts.map((text) => JSON.parse(text));
  const product = data.find((entry) => entry["@type"] === "Product");
  expect(product).toMatchObject({
    offers: { priceCurrency: "INR" },
    aggregateRating: { ratingValue: 4.5, reviewCount: 23 },
  });
  expect(data.find((entry) => entry["@type"] === "BreadcrumbList").itemListElement).toHaveLength(4);
});

test("prints on at most two sheets of paper, with every detail", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "More technical details" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Related Products" })).toBeHidden();
  const [machine, frame] = await Promise.all(
    [".gallery__main img", ".gallery__main"].map((place) =>
      page.locator(place).first().boundingBox(),
    ),
  );
  expect((machine?.x ?? 0) + (machine?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  // Across the column, in units that every browser prints.
  expect(machine?.width).toBeGreaterThan(0.9 * (frame?.width ?? 0));
  await expect(page.locator(".gallery__main")).toHaveCSS("container-type", "normal");
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
