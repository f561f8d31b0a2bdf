/** A temporarily lost connection: the page stays, and the next attempt succeeds. */
import type { Page, Route } from "playwright/test";
import { expect, test } from "../support/test.ts";

// Beside the console's line, the router may briefly leave a fetch failure uncaught: an error, or a
// response without a text, which is reported by its minified class name.
test.use({ expectedError: /Failed to load resource|^Failed to fetch$|^\w{1,3}$/ });

test("Load More keeps the list, says that it failed, and can be repeated", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const cards = page.locator(".card");
  const more = page.getByRole("link", { name: "Load More" });
  await more.click();
  await expect(cards).toHaveCount(48);

  await page.route("**/list/category*", (route) => route.abort("internetdisconnected"));
  await more.click();
  const status = page.locator(".more").getByRole("status");
  await expect(status).toContainText("More products could not be loaded");
  await expect(cards).toHaveCount(48);
  await expect(page).toHaveURL("/collections/chainsaws?page=2");
  await expect(more).not.toHaveAttribute("aria-disabled", "true");

  await page.unroute("**/list/category*");
  const shown = Number((await page.locator(".toolbar__count").innerText()).match(/\d+/)?.[0]);
  await more.click();
  await expect(cards).toHaveCount(Math.min(72, shown));
  await expect(status).not.toContainText("could not");
});

for (const [fault, answer] of [
  ["no connection", (route: Route) => route.abort("internetdisconnected")],
  [
    "a proxy that has lost its server",
    (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
  ],
] as const) {
  test(`a filter that meets ${fault} can be tried again`, async ({ page }) => {
    await page.goto("/collections/chainsaws");
    await expect(page.locator(".filters[data-live]")).toBeAttached();
    await page.route("**/*.data*", answer);
    await page.getByRole("link", { name: "Load More" }).scrollIntoViewIfNeeded();
    await page.getByRole("radio", { name: /^Petrol \d/ }).dispatchEvent("click");
    await expect(page.getByText("Check your connection and try again")).toBeInViewport();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL("/collections/chainsaws?type=petrol");

    const again = page.getByRole("link", { name: "Try again" });
    await again.click();
    await expect(again).toBeVisible();
    await page.unroute("**/*.data*");
    await again.click();
    await expect(page.getByRole("link", { name: "Remove filter Petrol" })).toBeVisible();
    await expect(page).toHaveURL("/collections/chainsaws?type=petrol");
  });
}

test.describe("in a browser that knows it is offline", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/collections/chainsaws");
    await expect(page.locator(".filters[data-live]")).toBeAttached();
    await page.context().setOffline(true);
  });

  const notice = "You are offline.";

  test("a link stays on the page and says why", async ({ page }) => {
    await page.locator("footer").getByRole("link", { name: "Careers" }).click();
    await expect(page.getByText(notice)).toBeInViewport();
    await expect(page).toHaveURL("/collections/chainsaws");
    await expect(page.locator(".card")).toHaveCount(24);
    await page.locator(".toggle").first().click();
    await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(notice)).toBeHidden();
    await page.locator("footer").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
  });

  test("the list and chosen filters stay, and apply when the connection is back", async ({
    page,
  }) => {
    await page.getByRole("radio", { name: /^Petrol \d/ }).check();
    await expect(page.getByText(notice)).toBeInViewport();
    await expect(page.locator(".card")).toHaveCount(24);
    await page.context().setOffline(false);
    await expect(page.getByRole("link", { name: "Remove filter Petrol" })).toBeVisible();
    await expect(page).toHaveURL(/type=petrol/);
  });

  test("the live search reports it, and works when the connection is back", async ({ page }) => {
    await page.getByRole("banner").getByRole("combobox", { name: "Search products" }).fill("hedge");
    await expect(page.locator(".live").getByText(notice)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("option").first()).toBeVisible();
  });
});

test.describe("on a failing connection that the browser believes in", () => {
  const scripts = /\/assets\/.*\.js$/;
  const link = (page: Page) => page.locator("footer").getByRole("link", { name: "Careers" });

  test("the page stays as it is, and the request can be repeated", async ({ page }) => {
    await page.goto("/collections/chainsaws");
    // The scripts of visible products are loaded ahead.
    await page.waitForLoadState("networkidle");
    await page.route(scripts, (route) => route.abort("internetdisconnected"));
    await link(page).click();
    const again = page.getByRole("status").getByRole("link", { name: "Try again" });
    await expect(again).toBeInViewport();
    await expect(page).toHaveURL("/collections/chainsaws");
    await expect(page.locator(".card")).toHaveCount(24);
    const failed = page.waitForEvent("requestfailed", (request) => scripts.test(request.url()));
    await again.click();
    await failed;
    await expect(again).toBeVisible();
    await page.unroute(scripts);
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
    await expect(again).toBeHidden();
    await page.goBack();
    await expect(page.locator(".card")).toHaveCount(24);
  });

  test("a page whose scripts a newer build replaced still opens", async ({ page }) => {
    await page.goto("/collections/chainsaws");
    await page.waitForLoadState("networkidle");
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await link(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  });
});

test("the order can be changed if the page's scripts are lost", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/collections/chainsaws", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Z to A");
  await page.locator(".toolbar").getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/sort=z-to-a/);
});
