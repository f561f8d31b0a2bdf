import { expect, test } from "../../support/test.ts";

test("a town's page shows delivery, the nearest branch, machines and other towns", async ({
  page,
}) => {
  await page.goto("/locations/munnar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Professional Power Tools in Munnar",
  );
  await expect(page.getByText("96 km from our head office, in a straight line")).toBeVisible();
  const delivery = page.getByRole("region", { name: "Delivery to Munnar" });
  await expect(delivery.locator("dl > div").first()).toHaveText(
    /^Delivery price\s*on request .+ Munnar is farther away\.$/,
  );
  await expect(delivery.getByText("on orders above")).toHaveCount(0);
  await expect(page.getByText("Nearest branch: Kottayam")).toBeVisible();
  await expect(page.locator(".machine-grid > li")).toHaveCount(6);
  await expect(page.locator(".town-features > li")).toHaveCount(4);
  await page.getByRole("main").getByRole("link", { name: "Adimali" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Professional Power Tools in Adimali",
  );
  await page.getByRole("link", { name: "Service Areas", exact: true }).click();
  await expect(page).toHaveURL("/branches#service-areas");
});

test("a town's URL in capitals or of a branch redirects; an unknown town is a 404", async ({
  page,
  request,
}) => {
  const moved = await request.get("/locations/Ranni", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe("/locations/ranni");
  const branch = await request.get("/locations/trivandrum", { maxRedirects: 0 });
  expect(branch.status()).toBe(301);
  expect(branch.headers().location).toBe("/locations/thiruvananthapuram");
  expect((await page.goto("/locations/mumbai"))?.status()).toBe(404);
});

test("a district without a town of its name has a page", async ({ page }) => {
  await page.goto("/branches");
  await page.locator("#service-areas").getByRole("link", { name: "Idukki", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Professional Power Tools in Idukki",
  );
  await expect(page.getByText("Available across Kerala")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Munnar" }).click();
  await expect(page).toHaveURL("/locations/munnar");
});

test("all categories: the banner has its text, and 19 cards link to products", async ({
  page,
  request,
}) => {
  await page.goto("/collections/all-categories");
  for (const words of ["Sustainability Report 2022", "Acting For Tomorrow", "Our Motivation"]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  const cards = page.locator(".machine-grid > li > a");
  await expect(cards).toHaveCount(19);
  await expect(cards.nth(1)).toHaveText("Brushchutters");
  await expect(cards.nth(12)).toHaveText("Vaccum Cleaners");
  for (const link of await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute("href") ?? ""),
  )) {
    const response = await request.get(link);
    expect(response.status(), link).toBe(200);
    expect(await response.text(), link).not.toContain("No Products Found");
  }
});

test("every category has its picture", async ({ page }) => {
  await page.goto("/collections/all-categories");
  const sources = await page
    .locator(".machine-grid img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("src")));
  expect(sources.filter((source) => !source?.startsWith("/uploads/"))).toEqual([]);
});

test("about: the numbers are right at once or after counting up", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByText("14 branches").first()).toBeVisible();
  await expect(page.getByText("100,000 customers").first()).toBeVisible();
  const figures = page.locator(".counters b");
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(["110+", "100+", "2500+", "50M+"]);
  await expect(page.locator(".about-reasons > li")).toHaveCount(6);
  await expect(page.locator(".about-values h3")).toHaveText([
    "Quality First",
    "Customer-Centric",
    "Innovation & Expertise",
    "Sustainability",
    "Community Focus",
  ]);
  await page.getByRole("link", { name: "Shop outdoor machines" }).click();
  await expect(page).toHaveURL("/collections/outdoor");
});

test("every page in the footer exists and has its own title", async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .locator("footer a[href^='/']")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const titles = new Set<string>();
  for (const link of new Set(links)) {
    const response = await request.get(link);
    expect(response.status(), link).toBe(200);
    titles.add(/<title>(.*?)<\/title>/.exec(await response.text())?.[1] ?? "");
  }
  expect(titles.size).toBe(new Set(links).size);
  await page.goto("/warranty");
  await expect(page.getByText("Most power tools carry a 2-year warranty").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "Support pages" })
    .getByRole("link", { name: "Returns" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Returns");
});
