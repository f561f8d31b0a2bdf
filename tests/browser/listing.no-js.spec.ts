/**
 * The product list without scripts: a submit button, a drawer in CSS, and the scroll position kept.
 */
import { expect, test } from "../support/test.ts";

test("filters and order are sent together", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await page.getByRole("checkbox", { name: /^Petrol chainsaws/ }).check();
  await page.getByRole("radio", { name: /^Petrol \d/ }).check();
  await page.getByLabel("Sort").selectOption("Z to A");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("link", { name: "Remove filter Petrol chainsaws" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter Petrol", exact: true })).toBeVisible();
  await expect(page.getByLabel("Sort")).toHaveValue("z-to-a");
});

test("the filter drawer opens, works and shows the products", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections/chainsaws?compare=1");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("radio", { name: /^Battery \d/ }).check();
  await page.getByRole("button", { name: /^Show \d+ products$/ }).click();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
});

test("comparing fewer than two shows an error", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const toggle = page.locator("#item-4").getByRole("button", { name: /^Compare/ });
  await toggle.click();
  await expect(page.locator("#item-4")).toBeInViewport();
  await expect(page.locator("#item-4").getByRole("button")).toHaveAttribute("aria-pressed", "true");
  const bar = page.getByRole("region", { name: "Comparison" });
  const compare = bar.getByRole("link", { name: "Compare Products" });
  // The browser ignores clicks until a page that fades in is painted.
  await compare.hover();
  await compare.click({ force: true });
  await expect(page.getByText("Please select at least 2 products to compare")).toBeVisible();
});

test("choosing a fifth product says that four are the most, and keeps the place", async ({
  page,
}) => {
  await page.goto("/collections/chainsaws?compare=1%2C11%2C16");
  const toggle = (place: number) => page.locator(`#item-${place}`).getByRole("button");
  await toggle(9).click();
  await expect(toggle(9)).toHaveAttribute("aria-pressed", "true");
  const message = page.getByText("You can compare up to 4 products");
  await expect(message).toBeHidden();
  // The button says that it is disabled; a click shows why.
  await toggle(10).click({ force: true });
  await expect(message).toBeInViewport();
  await expect(toggle(10)).toBeInViewport();
});

test("order and comparison work in browsers without `form` attributes, such as Lynx", async ({
  page,
}) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ (?:form|formaction)="[^"]*"/gi, "");
    return route.fulfill({ response, body });
  });
  await page.goto("/collections/chainsaws?type=petrol");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Z to A");
  await page.locator(".toolbar").getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/collections/chainsaws?type=petrol&sort=z-to-a");
  for (const count of [1, 2]) {
    await page.locator(".toggle[aria-pressed=false]").first().click();
    await expect(
      page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: /^Remove/ }),
    ).toHaveCount(count);
  }
  await expect(page).toHaveURL(
    /\/collections\/chainsaws\?type=petrol&sort=z-to-a&compare=\d+%2C\d+#item-/,
  );
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("region", { name: "Comparison" })).toHaveCount(0);
});
