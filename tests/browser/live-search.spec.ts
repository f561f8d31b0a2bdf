import { holdRequests } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

const box = { name: "Search products" };

test("shows results while typing, and the keyboard selects", async ({ page }) => {
  await page.goto("/about");
  const input = page.getByRole("combobox", box);
  await input.pressSequentially("ms 2");
  const list = page.getByRole("listbox");
  await expect(page.getByText("Products for ms 2")).toBeVisible();
  await expect(list.getByRole("option")).toHaveCount(7);
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = list.getByRole("option").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute(
    "aria-activedescendant",
    (await second.getAttribute("id")) ?? "",
  );
  const name = await second.locator("b").innerText();
  await page.keyboard.press("Enter");
  // The canonical URL, which the page's own links have, so that its pictures change without
  // navigation.
  await expect(page).toHaveURL(/\/products\/stihl-/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.replace("STIHL ", ""));
  await expect(list).toBeHidden();
});

test("waits until typing pauses, and shows that it is searching", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/search/live")) requested.push(new URL(request.url()).search);
  });
  // The clock is stopped while typing, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("combobox", box).pressSequentially("ms 250");
  await expect(page.getByText("Searching...", { exact: true })).toBeVisible();
  await page.clock.runFor(299);
  expect(requested).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByText("Products for ms 250")).toBeVisible();
  expect(requested).toEqual(["?q=ms+250"]);
});

test("links to all products when there are more than six", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("combobox", box).pressSequentially("chainsaw");
  await page.getByRole("option", { name: /See all products \(\d+\)/ }).click();
  await expect(page).toHaveURL("/search?q=chainsaw");
});

test("says which words a misspelt search was corrected to", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("combobox", box).pressSequentially("chansaw");
  await expect(page.getByText("Showing results for chainsaw")).toBeVisible();
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("draws tall machines inside their own cells", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await page.getByRole("combobox", box).pressSequentially("brushcutter");
  await expect(page.getByText("Products for brushcutter")).toBeVisible();
  const above = await page
    .getByRole("option")
    .filter({ has: page.locator("img") })
    .evaluateAll((cells) =>
      cells.map(
        (cell) =>
          cell.getBoundingClientRect().top -
          (cell.querySelector("img")?.getBoundingClientRect().top ?? 0),
      ),
    );
  expect(above).toHaveLength(6);
  for (const pixels of above) expect(pixels).toBeLessThanOrEqual(0);
});

test("shows matching categories first, and pages", async ({ page }) => {
  await page.goto("/about");
  const input = page.getByRole("combobox", box);
  await input.fill("chainsaw");
  await expect(page.getByRole("option").first()).toHaveText(/^Chainsaws, \d+$/);
  await input.fill("warranty");
  const option = page.getByRole("option", { name: "Warranty", exact: true });
  await expect(option).toBeVisible();
  // After the answer of the shop's documents.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/warranty");
});

test("says when there are no results, and leads on by keyboard", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("combobox", box).pressSequentially("xylophone");
  const note = 'No products found for "xylophone". Try different keywords.';
  await expect(page.locator(".live").getByText(note)).toBeVisible();
  await expect(page.locator(".search-box").getByRole("status")).toHaveText(note);
  await expect(page.getByRole("option", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/collections/all-categories");
});

test("announces the number of results to screen readers", async ({ page }) => {
  await page.goto("/about");
  const status = page.locator(".masthead__bar .search-box").getByRole("status");
  await expect(status).toBeEmpty();
  await page.getByRole("combobox", box).pressSequentially("chainsaw");
  await expect(status).toHaveText(/^Chainsaws, \d+, .* 6 of \d+ products$/);
  await page.getByRole("combobox", box).fill("ms 881");
  await expect(status).toHaveText("1 product");
  await page.keyboard.press("Escape");
  await expect(status).toBeEmpty();
});

test("names the link to all products for screen readers, also below six results", async ({
  page,
}) => {
  await page.goto("/about");
  await page.route("**/search/live?*", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, products: answer.products.slice(0, 2) } });
  });
  const input = page.getByRole("combobox", box);
  await input.pressSequentially("chainsaw");
  const all = page.getByRole("option", { name: /See all products/ });
  await expect(all).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(all).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute(
    "aria-activedescendant",
    (await all.getAttribute("id")) ?? "",
  );
});

test("closes on Escape and outside clicks, keeps the text, and unlocks scrolling", async ({
  page,
}) => {
  await page.goto("/about");
  const input = page.getByRole("combobox", box);
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");
  await input.pressSequentially("saw");
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(await isLocked()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(input).toHaveValue("saw");
  expect(await isLocked()).toBe(false);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.mouse.click(5, 600);
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("ignores a response that arrives too late", async ({ page }) => {
  await page.goto("/about");
  const release = await holdRequests(page, "**/search/live?q=ms*");
  const input = page.getByRole("combobox", box);
  await input.pressSequentially("ms");
  await expect(page.getByText("Searching for products...")).toBeVisible();
  await input.fill("dyson");
  await expect(page.getByText("Products for dyson")).toBeVisible();
  release();
  await expect(page.getByRole("option", { name: /Dyson/ }).first()).toBeVisible();
  await expect(page.getByRole("option", { name: /MS/ })).toHaveCount(0);
});

test("shows nothing when the request fails", async ({ page }) => {
  await page.goto("/about");
  await page.route("**/search/live?*", (route) => route.fulfill({ status: 404, body: "" }));
  const failed = page.waitForResponse("**/search/live?*");
  await page.getByRole("combobox", box).pressSequentially("saw");
  await failed;
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("an option has its product's name and URL; a blank search does nothing", async ({ page }) => {
  await page.goto("/about");
  const input = page.getByRole("combobox", box);
  await expect(input).not.toHaveAttribute("required");
  await input.fill("ms 162");
  const option = page.getByRole("option", { name: "STIHL MS 162", exact: true });
  // An id would redirect, and changing pictures would begin with a navigation.
  await expect(option).toHaveAttribute("href", "/products/stihl-ms-162");
  await expect(option).toHaveAccessibleDescription(/saw for firewood/);
  await input.fill("   ");
  await input.press("Enter");
  await page
    .getByRole("banner")
    .getByRole("button", { name: "Search", exact: true })
    .first()
    .click();
  await expect(input).toBeFocused();
  await expect(page).toHaveURL("/about");
});

test("fills its panel with one hit", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("combobox", box).fill("ms 881");
  const [hit, panel] = [page.getByRole("option"), page.getByRole("listbox")];
  expect((await hit.boundingBox())?.width).toBe((await panel.boundingBox())?.width);
});
