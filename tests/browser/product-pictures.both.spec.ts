/** A product's pictures, with scripts and without: one after another, enlarged, beside a person and taken apart. */
import { expect, test } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test("another picture is an address of its own", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Picture 2" }).click();
  await expect(page).toHaveURL(`${path}?image=2`);
  await expect(page.locator(".gallery__main").getByText(/^2 of \d$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Picture 2" })).toHaveAttribute("aria-current", "true");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/products\/stihl-ms-250$/);
});

test("the enlarged picture opens whole on a phone, grows on request, and can be moved over", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  const zoom = page.getByRole("dialog", { name: "STIHL MS 250" });
  const place = zoom.getByRole("region", { name: "Picture" });
  const hidden = () => place.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await hidden()).toBe(0);
  const whole = await zoom.getByRole("img").boundingBox();
  await zoom.getByLabel("Larger").check();
  await expect.poll(hidden).toBeGreaterThan(100);
  const larger = await zoom.getByRole("img").boundingBox();
  expect(larger?.width).toBeGreaterThan(1.8 * (whole?.width ?? 1000));
});

test("a person of 165 cm stands beside the machine at its scale", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("switch", { name: "Beside a person of 165 cm" }).click();
  await expect(page).toHaveURL(`${path}?person=1`);
  const person = await page.getByRole("img", { name: /^A person of 165 cm/ }).boundingBox();
  const saw = await page.locator(".gallery__scaled img").first().boundingBox();
  expect((person?.height ?? 0) / (saw?.width ?? 1)).toBeCloseTo(1650 / 869, 1);
});

test("the machine is taken apart on request: numbered parts, named beside it, with the spares of the range", async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "MS 250, part by part" })).toBeHidden();
  await page.getByRole("switch", { name: "Taken apart" }).click();
  await expect(page).toHaveURL(`${path}?view=parts#parts`);
  const parts = page.getByRole("region", { name: "MS 250, part by part" });
  await expect(parts).toBeInViewport();
  const drawing = parts.getByRole("img", { name: /^STIHL MS 250 taken apart along one axis: \d+ numbered parts$/ });
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(parts.getByRole("listitem").filter({ hasText: "Spark plug" })).toBeVisible();
  await parts.getByRole("list", { name: "Spares: Saw chain" }).getByRole("link").first().click();
  await expect(page.getByText("Chain pitch").first()).toBeVisible();
  await page.goto(`${path}?view=parts`);
  // Without the anchor it is seen as well, in the picture's place, and leads to its parts.
  const way = page.getByRole("link", { name: /^\d+ parts by number and name$/ });
  await expect(way.locator("img")).toBeInViewport({ ratio: 0.9 });
  await way.click();
  await expect(parts).toBeInViewport();
  await page.getByRole("switch", { name: "Taken apart" }).click();
  await expect(page).toHaveURL(path);
  await expect(parts).toBeHidden();
  await page.goto("/products/stihl-autocut-25-2?view=parts");
  await expect(page.getByRole("switch", { name: "Taken apart" })).toHaveCount(0);
});
