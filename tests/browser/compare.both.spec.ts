import { expect, test } from "../support/test.ts";

const pair = "/compare?products=1,11";

test("shows the products side by side, to one scale, with differences marked", async ({ page }) => {
  await page.goto(pair);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Products");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByText("Both drawn to the same scale")).toBeVisible();
  const weight = page.getByRole("row", { name: /^Weight/ });
  await expect(weight).toContainText("4.5 kg (9.9 lb)");
  await expect(weight.getByRole("rowheader")).toContainText("differs");
  await expect(page.getByRole("row", { name: /^SKU/ }).getByRole("rowheader")).toHaveText("SKU");
  const drawn = page.locator(".cmp .scaled-picture img");
  const widths = await drawn.evaluateAll((images) => images.map((image) => image.clientWidth));
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(869 / 717, 1);
});

test("persons hold the machines at one scale; the URL shows it too", async ({ page }) => {
  await page.goto(pair);
  await page.getByRole("switch", { name: "Person, 165 cm" }).click();
  await expect(page).toHaveURL(`${pair}&person=1`);
  const pictures = page.getByRole("img", { name: /^A person 165 cm tall/ });
  const person = await pictures.first().locator(".held-machine__measure").boundingBox();
  const saw = await pictures.nth(1).locator("image").boundingBox();
  // The second saw is 869 mm long.
  expect((person?.height ?? 0) / (saw?.width ?? 1)).toBeCloseTo(1650 / 869, 1);
});

test("machines not all of known size have no common line, dimension or person", async ({
  page,
}) => {
  // The first and the last have estimated lengths.
  await page.goto("/compare?products=67,33,148,334&person=1&rows=all");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText("Not to one scale")).toBeInViewport();
  }
  await expect(page.getByText(/same scale/)).toHaveCount(0);
  await expect(page.getByRole("switch", { name: /^Person/ })).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^A person/ })).toHaveCount(0);
  await expect(page.locator(".cmp .dim")).toHaveCount(0);
  await expect(page.locator(".cmp__figs")).toHaveCSS("background-image", "none");
  await expect(page.getByRole("row", { name: /^Cutting width/ })).toContainText("38 cm");
});

test("ends with ways to ask about the compared products", async ({ page }) => {
  await page.goto(pair);
  const ask = page.getByRole("region", { name: "Ask us" });
  await expect(ask.getByRole("link", { name: "Ask about these" })).toHaveAttribute(
    "href",
    "/contact?product=stihl-ms-162&product=stihl-ms-250",
  );
  await expect(ask.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
});

test("Add Product opens a search that returns with the product added", async ({ page }) => {
  await page.goto(pair);
  await page.getByRole("link", { name: "Add Product" }).first().click();
  await expect(page).toHaveURL("/search?category=Chainsaws&compare=1,11");
  const others = page.getByRole("button", { name: /^Compare / });
  await others.first().click();
  await expect(page).toHaveURL(/compare=1(?:,|%2C)11(?:,|%2C)\d+/);
  await page.getByRole("link", { name: "Compare Products" }).first().click();
  await expect(page).toHaveURL(/\/compare\?products=1,11,\d+/);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
});

test("fits two products on a phone; four scroll sideways and stay below their names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of [pair, "/compare?products=1,11,16,18"]) {
    await page.goto(query);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await expect(page.getByText("4 products: scroll sideways")).toBeVisible();
  const body = page.locator(".cmp tbody");
  const figures = page.locator(".cmp__figs > td:not(.cmp__corner)");
  const isWhole = () =>
    figures.evaluateAll((cells) => {
      const sides = cells.map((cell) => cell.getBoundingClientRect());
      const seen = sides.filter(({ left, right }) => right > 2 && left < 388);
      return seen.length === 2 && seen.every(({ left, right }) => left > 10 && right < 380);
    });
  expect(await isWhole()).toBe(true);
  await body.press("ArrowRight");
  await expect.poll(() => body.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect.poll(isWhole).toBe(true);
  await body.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const name = page.getByRole("columnheader").last();
  await expect(name).toBeInViewport({ ratio: 0.9 });
  const weight = page.getByRole("row", { name: /^Weight/ });
  await weight.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(name).toBeInViewport({ ratio: 0.9 });
  const [nameAt, valueAt] = [
    await name.boundingBox(),
    await weight.getByRole("cell").last().boundingBox(),
  ];
  expect(nameAt?.x).toBeCloseTo(valueAt?.x ?? 0, 0);
  // The row's name stays at the left however far the values scroll.
  expect((await weight.getByRole("rowheader").boundingBox())?.x).toBeLessThan(40);
});

test("a phone, which compares two products, has no slot for a third", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pair);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Product" })).toBeHidden();
});

test("prints four products on at most two sheets of paper, without the empty slot", async ({
  page,
}) => {
  await page.goto("/compare?products=1,11");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Add Product")).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto("/compare?products=1,11,16,18");
  await page.emulateMedia({ media: "print" });
  const note = await page.getByText("The products differ in the marked rows").boundingBox();
  const table = await page.getByRole("table", { name: "side by side" }).boundingBox();
  expect(note?.y).toBeGreaterThanOrEqual((table?.y ?? 0) + (table?.height ?? 0));
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test("a choice from a list stays on a product page, which adds and removes itself", async ({
  page,
}) => {
  await page.goto("/collections/hedge-trimmers?compare=159");
  const card = page.locator(".card").nth(2);
  await card.locator("h3 a").click();
  await expect(page).toHaveURL(/\/products\/[^?]+\?compare=159$/);
  const toggle = page.locator(".buy").getByRole("button", { name: /^Compare / });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(page).toHaveURL(/\/products\/[^?]+\?compare=159(?:,|%2C)\d+/);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const bar = page.getByRole("region", { name: "Comparison" });
  await expect(bar.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await toggle.click();
  await expect(bar.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
});
