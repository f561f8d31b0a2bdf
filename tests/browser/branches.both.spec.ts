import {
  area,
  listed as cards,
  emptyDistrict as empty,
  fullDistrict as full,
  pin,
  town,
} from "../support/demonstration.ts";
import { expect, MAP_TILES, test } from "../support/test.ts";

test("the list narrows to a district and back", async ({ page, javaScriptEnabled }) => {
  // With scripts the choice applies at once.
  const show = async () => {
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Show", exact: true }).click();
  };
  await page.goto("/branches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Locations");
  await expect(page).toHaveTitle(/^Our Branches \|/);
  await expect(page.locator(".branch")).toHaveCount(cards.length);
  await page.getByLabel("Location").selectOption({ label: full.label });
  await show();
  await expect(page).toHaveURL(`/branches?district=${full.key}`);
  await expect(page.locator(".branch h2")).toHaveText(full.names);
  await expect(page.getByLabel("Location")).toHaveValue(full.key);
  await page.getByLabel("Location").selectOption({ label: empty.label });
  await show();
  await expect(page.getByText(`No branch in ${empty.label} yet`)).toBeVisible();
});

test("an incomplete PIN code is reported; a district finds the nearest branch", async ({
  page,
}) => {
  await page.goto("/branches");
  await page.getByLabel("PIN code").fill("123");
  await page.getByRole("button", { name: "Find the nearest branch" }).click();
  await expect(page.getByText(/^Enter a complete PIN code/)).toBeVisible();
  await page.getByLabel("PIN code").fill("");
  await page.getByLabel("or district").selectOption(area);
  await page.getByRole("button", { name: "Find the nearest branch" }).click();
  await expect(page.locator("#nearest ol > li").first()).toContainText(/\d+ km/);
  await expect(page).toHaveURL(`/branches?area=${area}#nearest`);
});

test("searching for the nearest branch keeps the map, or the list's district", async ({ page }) => {
  await page.route(`**/${MAP_TILES}/**`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
  );
  for (const [shown, place] of [
    ["view=map", page.locator(".map-view__list")],
    [
      `district=${full.key}`,
      page.getByRole("heading", { name: full.names[0], exact: true }).first(),
    ],
  ] as const) {
    await page.goto(`/branches?${shown}`);
    await page.getByLabel("PIN code").fill(pin);
    await page.getByRole("button", { name: "Find the nearest branch" }).click();
    await expect(page.getByText(`Nearest to ${town.name}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${shown}.*#nearest$`));
    await expect(place).toBeVisible();
  }
});

test("an empty search is harmless and leaves nothing in the URL", async ({ page }) => {
  await page.goto("/branches");
  await page.getByRole("button", { name: "Find the nearest branch" }).click();
  await expect(page).toHaveURL(/\/branches(#nearest)?$/);
  await expect(page.getByLabel("PIN code")).toBeInViewport();
  await page.goto("/branches?district=");
  await expect(page).toHaveURL("/branches");
});
