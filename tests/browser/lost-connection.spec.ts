/** A temporarily lost connection: the page stays, and the next attempt succeeds. */
import type { Route } from "playwright/test";
import { expect, test } from "../support/test.ts";

// Beside the console's lines, the router may briefly leave a fetch failure uncaught: an error, or a
// response without a text, which is reported by its minified class name.
test.use({
  expectedError: /Failed to load resource|Failed to fetch|loading route module|^\w{1,3}$/,
});

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

test("a page whose scripts a newer build replaced opens as a document", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const link = page.locator("footer").getByRole("link", { name: "Careers" });
  // Its prefetch fails too, which changes nothing.
  const failed = page.waitForEvent("console", (message) => /reloading/.test(message.text()));
  await link.hover();
  await failed;
  await expect(page.locator(".card")).toHaveCount(24);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chainsaws");
});
