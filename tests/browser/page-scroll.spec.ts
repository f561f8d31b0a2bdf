import { expect, test } from "../support/test.ts";

const scrollY = () => window.scrollY;

test("a link scrolls smoothly to the top; Back returns to the position", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
  await page.getByRole("heading", { name: "Where most people start" }).scrollIntoViewIfNeeded();
  const link = page.getByRole("link", { name: /Petrol chainsaws/ });
  await link.hover();
  const place = await page.evaluate(scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    window.addEventListener("scroll", () => seen.add(window.scrollY));
  });
  await link.click();
  await expect(page).toHaveURL("/collections/subcategory?subcategory_id=5");
  await expect.poll(() => page.evaluate(scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "seen").size)).toBeGreaterThan(2);
  await page.goBack();
  await expect.poll(async () => Math.abs((await page.evaluate(scrollY)) - place)).toBeLessThan(10);
});

test("pages loaded by the browser have separate scroll positions", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goto("/branches");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(scrollY)).toBeLessThan(5);
  await page.goBack();
  await expect(page).toHaveURL("/branches");
  await expect.poll(() => page.evaluate(scrollY)).toBeLessThan(5);
});

test("an error page opens at the top, and Back returns to the position", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo(0, 900));
  // No link of the site opens an error page.
  await page.evaluate(() =>
    Reflect.get(window, "__reactRouterDataRouter").navigate("/locations/atlantis"),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect.poll(() => page.evaluate(scrollY)).toBe(900);
});

test("the header returns on scrolling up and leaves on scrolling down", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const logo = page.locator(".masthead").getByRole("link").first();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1_500);
  await expect(logo).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(logo).toBeInViewport();
  await expect(page.locator(".nav__item").first()).toBeHidden();
  await page.mouse.wheel(0, 100);
  await expect(logo).not.toBeInViewport();
});
