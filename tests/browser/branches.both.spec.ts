import { expect, MAP_TILES, test } from "../support/test.ts";

test("the list narrows to a district and back", async ({ page, javaScriptEnabled }) => {
  // With scripts the choice acts at once.
  const show = async () => {
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Show", exact: true }).click();
  };
  await page.goto("/branches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Locations");
  await expect(page).toHaveTitle(/^Our Branches \|/);
  await expect(page.locator(".branch")).toHaveCount(6);
  await page.getByLabel("Location").selectOption({ label: "Kollam" });
  await show();
  await expect(page).toHaveURL("/branches?district=kollam");
  await expect(page.locator(".branch h2")).toHaveText(["Kollam", "Punalur"]);
  await expect(page.getByLabel("Location")).toHaveValue("kollam");
  await page.getByLabel("Location").selectOption({ label: "Alappuzha" });
  await show();
  await expect(page.getByText("No branch in Alappuzha yet")).toBeVisible();
});

test("a card has everything to get there and to call", async ({ page }) => {
  await page.goto("/branches?district=kollam");
  const kollam = page.locator("#kollam");
  await expect(kollam.getByText("Residency Road, Kollam, Kerala 691 001")).toBeVisible();
  await expect(kollam.getByText("Mon-Sat 8:30 AM to 6:30 PM")).toBeVisible();
  await expect(kollam.getByRole("link", { name: /Get Directions/ })).toHaveAttribute("target", "_blank");
  await expect(kollam.getByRole("link", { name: /Call Now/ })).toHaveAttribute("href", "tel:+914680000005");
});

test("the nearest branch is found by PIN code and by district", async ({ page }) => {
  await page.goto("/branches");
  await page.getByLabel("PIN code").fill("689672");
  await page.getByRole("button", { name: "Find the nearest" }).click();
  await expect(page.getByText("Nearest to Ranni")).toBeVisible();
  await expect(page.locator("#nearest ol > li").first()).toContainText("Ranni");
  await page.getByLabel("PIN code").fill("123");
  await page.getByRole("button", { name: "Find the nearest" }).click();
  await expect(page.getByText(/^A whole PIN code is needed/)).toBeVisible();
  await page.getByLabel("PIN code").fill("");
  await page.getByLabel("or district").selectOption("thiruvananthapuram");
  await page.getByRole("button", { name: "Find the nearest" }).click();
  await expect(page.locator("#nearest ol > li").first()).toContainText("Trivandrum");
  await expect(page).toHaveURL("/branches?area=thiruvananthapuram#nearest");
});

test("asking for the nearest branch keeps the map, or the list's district", async ({ page }) => {
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }));
  for (const [shown, place] of [
    ["view=map", page.locator(".map-view__list")],
    ["district=kollam", page.getByRole("heading", { name: "Punalur" })],
  ] as const) {
    await page.goto(`/branches?${shown}`);
    await page.getByLabel("PIN code").fill("689672");
    await page.getByRole("button", { name: "Find the nearest" }).click();
    await expect(page.getByText("Nearest to Ranni")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${shown}.*#nearest$`));
    await expect(place).toBeVisible();
  }
});

test("an empty question is harmless and leaves nothing in the address", async ({ page }) => {
  await page.goto("/branches");
  await page.getByRole("button", { name: "Find the nearest" }).click();
  await expect(page).toHaveURL(/\/branches(#nearest)?$/);
  await expect(page.getByLabel("PIN code")).toBeInViewport();
  await page.goto("/branches?district=");
  await expect(page).toHaveURL("/branches");
});

test("every town of the service areas has its page", async ({ page, request }) => {
  await page.goto("/branches");
  const links = await page
    .locator("#service-areas a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toHaveLength(27);
  for (const link of links) expect((await request.get(link ?? "")).status(), link ?? "").toBe(200);
});
