/** The product list, with scripts and without. */
import { shop } from "../support/demonstration.ts";
import { expect, test } from "../support/test.ts";

test("one question about a category is open at a time", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const questions = page
    .getByRole("complementary")
    .filter({ hasText: "Questions about chainsaws" });
  const [first, second] = [
    questions.locator(".acc details").nth(0),
    questions.locator(".acc details").nth(1),
  ];
  await first.locator("summary").click();
  await second.locator("summary").click();
  await expect(first).not.toHaveAttribute("open");
  await expect(second).toHaveAttribute("open");
});

test("the filters scroll with the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto("/collections/chainsaws?brand=bosch");
  await expect(page.locator(".filters")).toHaveCSS("overflow-y", "visible");
});

test("only featured machines have the badge", async ({ page }) => {
  await page.goto("/collections/chainsaws?page=3");
  const badges = await page.locator(".card").filter({ hasText: "Best Seller" }).count();
  expect(badges).toBeGreaterThan(0);
  expect(badges).toBeLessThan((await page.locator(".card").count()) / 2);
});

test("the machines of a list share one scale, with a badge and without", async ({ page }) => {
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
  expect(scales).toHaveLength(22);
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);
});

test("a badge is beside the maker and moves no machine", async ({ page }) => {
  await page.goto("/collections/pressure-washers");
  const cards = await page.locator(".card").evaluateAll((all) =>
    all.map((card) => {
      const topOf = (part: string) => card.querySelector(part)?.getBoundingClientRect().top;
      const top = card.getBoundingClientRect().top;
      return {
        above: (topOf(".scaled-picture") ?? 0) - top,
        maker: topOf("small"),
        badge: topOf(".badge"),
      };
    }),
  );
  expect(new Set(cards.map(({ above }) => Math.round(above))).size).toBe(1);
  const badged = cards.filter(({ badge }) => badge !== undefined);
  expect(badged.length).toBeGreaterThan(0);
  for (const { maker, badge } of badged) expect(badge).toBeCloseTo(maker ?? 0, 0);
});

test("menu links preset the filters of the list", async ({ page }) => {
  await page.goto("/collections/chainsaws?type=corded");
  await expect(page.getByRole("radio", { name: /^Electric \d/ })).toBeChecked();
  await page.goto("/collections/chainsaws?subcategory_id=6");
  await expect(page.getByRole("link", { name: /^Remove filter Backpack Blowers$/i })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Backpack Blowers");
});

test("a bare search lists everything; a category's name redirects to it", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Products");
  await expect(page.locator(".card")).toHaveCount(12);
  await page.goto("/search?category=Hedge+Trimmers");
  await expect(page.getByText(/^Found \d+ products in Hedge Trimmers$/)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("searchbox", { name: "Search for products" })
    .fill("battery");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=battery&category=Hedge+Trimmers");
});

test("a blank search is ignored", async ({ page }) => {
  await page.goto("/search?q=hedge");
  const box = page.getByRole("main").getByRole("searchbox", { name: "Search for products" });
  for (const blank of ["", "   "]) {
    await box.fill(blank);
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("main").locator("input:invalid")).toHaveCount(1);
  }
  await expect(page).toHaveURL("/search?q=hedge");
});

test("filters without results can be cleared", async ({ page }) => {
  await page.goto("/collections/hand-tools?type=petrol");
  await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page.locator(".card")).not.toHaveCount(0);
});

test("the choice for comparison survives a search", async ({ page }) => {
  await page.goto("/collections/chainsaws?compare=1,2");
  const box = page
    .locator(".masthead, header")
    .getByRole("searchbox")
    .or(page.locator("header").getByRole("combobox", { name: "Search products" }));
  await box.first().fill("pump");
  await box.first().press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/search\?.*q=pump/);
  await expect(
    page.getByRole("region", { name: "Comparison" }).getByRole("button", { name: /^Remove/ }),
  ).toHaveCount(2);
});

test("Firefox can divide the printed list: no other grid contains the cards", async ({ page }) => {
  for (const path of ["/collections/chainsaws", "/search?q=saw"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const around = await page.locator(".cards").evaluate((cards) => {
      const found: string[] = [];
      for (let each = cards.parentElement; each; each = each.parentElement)
        found.push(getComputedStyle(each).display);
      return found;
    });
    expect(new Set(around), path).toEqual(new Set(["block"]));
    await expect(page.locator("main [role=search]")).toHaveCount(path.includes("?") ? 1 : 0);
    await expect(page.locator("main").getByRole("search")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test("a printed list has the shop's name, phone and the page's address, without controls", async ({
  page,
}) => {
  await page.goto("/collections/chainsaws?type=petrol&compare=1");
  await page.emulateMedia({ media: "print" });
  const head = await page
    .locator(".print-head")
    .evaluate((head) =>
      ["::before", "::after"].map((part) => getComputedStyle(head, part).content),
    );
  const { name, phone } = shop.company;
  expect(head[0]).toBe(`"${name}"`);
  expect(head[1]).toContain(phone.text);
  expect(head[1]).toContain(`${new URL(page.url()).origin}/collections/chainsaws?type=petrol`);
  await expect(page.locator(".chip").filter({ hasText: "Petrol" })).toBeVisible();
  for (const part of [
    ".filters",
    ".toolbar__filter",
    ".toolbar__sort",
    ".toggle",
    ".more .btn",
    ".cbar",
    ".chip--clear",
    ".faq",
    ".crumbs",
  ])
    await expect(page.locator(part).first(), part).toBeHidden();
  await expect(page.locator(".card h3").first()).toBeVisible();
});
