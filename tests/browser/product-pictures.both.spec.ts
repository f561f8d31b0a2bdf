/**
 * A product's pictures, with scripts and without: next, enlarged, and beside a person.
 */
import { expect, test } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test("each picture has its own URL", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Picture 2" }).click();
  await expect(page).toHaveURL(`${path}?image=2`);
  await expect(page.locator(".gallery__main").getByText(/^2 of \d$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Picture 2" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/products\/stihl-ms-250$/,
  );
});

test("the enlarged picture fits a phone, zooms on request, and can be moved", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  const zoom = page.getByRole("dialog", { name: "STIHL MS 250" });
  const frame = zoom.getByRole("region", { name: "Picture" });
  const hidden = () => frame.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await hidden()).toBe(0);
  const whole = await zoom.getByRole("img").boundingBox();
  await zoom.getByLabel("Larger").check();
  await expect.poll(hidden).toBeGreaterThan(100);
  const larger = await zoom.getByRole("img").boundingBox();
  expect(larger?.width).toBeGreaterThan(1.8 * (whole?.width ?? 1000));
});

test("a person 165 cm tall holds the machine at its scale", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("switch", { name: "With a person 165 cm tall" }).click();
  await expect(page).toHaveURL(`${path}?person=1`);
  const picture = page.getByRole("img", { name: /^A person 165 cm tall/ });
  const person = await picture.locator(".held-machine__measure").boundingBox();
  const saw = await picture.locator("image").boundingBox();
  expect((person?.height ?? 0) / (saw?.width ?? 1)).toBeCloseTo(1650 / 869, 1);
});
