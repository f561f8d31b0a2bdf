/** A connection that is lost for a while: what was there stays, and the next attempt brings what was asked for. */
import type { Route } from "playwright/test";
import { expect, test } from "../support/test.ts";

// Beside the console's line, the router may leave uncaught for a moment what its fetch met: an error, or an answer that
// has no text of its own and is told by the short name of its class.
test.use({ expectedError: /Failed to load resource|^Failed to fetch$|^\w{1,3}$/ });

test("Load More keeps the list and says that nothing came, and asks again", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const cards = page.locator(".card");
  const more = page.getByRole("link", { name: "Load More" });
  await more.click();
  await expect(cards).toHaveCount(48);

  await page.route("**/list/category*", (route) => route.abort("internetdisconnected"));
  await more.click();
  const status = page.locator(".more").getByRole("status");
  await expect(status).toContainText("More could not be loaded");
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
  ["a proxy that has lost its server", (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" })],
] as const) {
  test(`a filter that meets ${fault} can be tried again`, async ({ page }) => {
    await page.goto("/collections/chainsaws");
    await expect(page.locator(".filters[data-live]")).toBeAttached();
    await page.route("**/*.data*", answer);
    await page.getByRole("link", { name: "Load More" }).scrollIntoViewIfNeeded();
    await page.getByRole("radio", { name: /^Petrol \d/ }).dispatchEvent("click");
    await expect(page.getByText("The connection failed")).toBeInViewport();
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
