/** A product's page, with scripts and without. */
import type { Locator } from "playwright/test";
import { expect, test } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test("a phone shows the specifications on the second screen, before the shop's terms", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/stihl-ms-881");
  const weight = page.getByText("9.9 kg", { exact: true });
  const terms = page.getByRole("heading", { name: "Finance options" });
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  expect(await bottomOf(weight)).toBeLessThan(2 * 844);
  expect(await bottomOf(weight)).toBeLessThan(await bottomOf(terms));
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

test("Contact Now offers a written quote request, phone numbers and WhatsApp", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Contact Now" }).click();
  const ways = page.getByRole("dialog", { name: "Contact Now" });
  const mail = await ways.getByRole("link", { name: /Request a quote/ }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toMatch(/^mailto:.*STIHL MS 250.*SKU: MS-250/s);
  await expect(ways.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(ways.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  );
  await page.keyboard.press("Escape");
  await expect(ways).toBeHidden();
});

test("a phone shows Call and WhatsApp once the page's own buttons scroll away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const bar = page.locator(".phone-bar");
  await expect(page.getByRole("button", { name: "Contact Now" })).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  await page
    .getByRole("table", { name: "Technical details", exact: true })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Contact Now" })).not.toBeInViewport();
  await expect(bar.getByRole("link", { name: "Call" })).toBeInViewport();
  await expect(bar.getByRole("link", { name: "WhatsApp" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("prints on at most two sheets of paper, with every detail", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "More technical details" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Related Products" })).toBeHidden();
  const [machine, frame] = await Promise.all(
    [".gallery__main img", ".gallery__main"].map((place) =>
      page.locator(place).first().boundingBox(),
    ),
  );
  expect((machine?.x ?? 0) + (machine?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  // Across the column, in units that every browser prints.
  expect(machine?.width).toBeGreaterThan(0.9 * (frame?.width ?? 0));
  await expect(page.locator(".gallery__main")).toHaveCSS("container-type", "normal");
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
