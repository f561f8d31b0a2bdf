/** A product's pictures at the desk. */
import type { Page } from "playwright/test";
import { addProduct, openDesk } from "../support/desk-browser.ts";
import { findLayoutFaults } from "../support/layout-faults.ts";
import { expect, test } from "../support/test.ts";

/** The descriptions of the pictures, in order. */
function expectOrder(page: Page, order: string[]) {
  const texts = () =>
    page
      .getByLabel(/^What picture/)
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  return expect.poll(texts).toEqual(order);
}

test("buttons reorder pictures; the first is shown in lists", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, baseURL ?? "");
  const path = await addProduct(page, `Ordered pump ${crypto.randomUUID().slice(0, 6)}`, 3);
  await page.getByRole("button", { name: "Up: picture 3" }).click();
  await expectOrder(page, ["View 1", "View 3", "View 2"]);
  await page.getByRole("button", { name: "First: picture 3" }).click();
  await expectOrder(page, ["View 2", "View 1", "View 3"]);
  await expect(page.getByText("What picture 1 shows (in lists)")).toBeVisible();

  await page.getByRole("button", { name: "Down: picture 1" }).click();
  await expectOrder(page, ["View 1", "View 2", "View 3"]);
  await page.getByRole("button", { name: "First: picture 3" }).click();
  await expectOrder(page, ["View 3", "View 1", "View 2"]);

  await page.reload();
  await expect(page.getByLabel("What picture 1 shows")).toHaveValue("View 3");
  await page.goto(`${path}/preview`);
  await expect(page.locator(".gallery__main img").first()).toHaveAttribute("alt", "View 3");
});

test("on a phone every photograph fills the frame's width, also a tall one", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 600, height: 1000 });
  await openDesk(page, baseURL ?? "");
  const path = await addProduct(page, `Tall pump ${crypto.randomUUID().slice(0, 6)}`, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}/preview`);
  const frame = page.locator(".gallery__main");
  const picture = frame.locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  const [inner, outer] = [await picture.boundingBox(), await frame.boundingBox()];
  expect(inner?.width).toBe(outer?.width);
  expect((inner?.height ?? 0) / (inner?.width ?? 1)).toBeCloseTo(1000 / 600, 1);
  expect(inner?.height).toBe(outer?.height);
});

test("a large photograph loads when enlarged, and keeps its background in a list", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, baseURL ?? "");
  const path = await addProduct(page, `Large pump ${crypto.randomUUID().slice(0, 6)}`, 1);
  await page.goto(path);
  await page.getByRole("button", { name: "Publish" }).click();
  const href = await page.getByRole("link", { name: "See the public page" }).getAttribute("href");
  await page.goto("about:blank");
  await page.setViewportSize({ width: 390, height: 844 });
  const widths: number[] = [];
  page.on("request", (request) => {
    const [, width] = /\/uploads\/[0-9a-f]{24}-(\d+)\./.exec(request.url()) ?? [];
    if (width) widths.push(Number(width));
  });
  await page.goto(href ?? "", { waitUntil: "networkidle" });
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(720);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  await expect.poll(() => Math.max(...widths)).toBeGreaterThan(720);
  await page.goto("/search?q=large+pump", { waitUntil: "load" });
  await expect(
    page.locator(`main a[href="${new URL(href ?? "", baseURL).pathname}"]`).first(),
  ).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
});
