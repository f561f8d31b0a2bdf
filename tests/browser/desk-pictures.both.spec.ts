/** A product's pictures at the desk: put in order by buttons, and by dragging where there are scripts. */
import type { Page } from "playwright/test";
import { addProduct, openDesk } from "../support/desk-browser.ts";
import { findLayoutFaults } from "../support/layout-faults.ts";
import { expect, test } from "../support/test.ts";

/** What the pictures show, in their order. */
function expectOrder(page: Page, order: string[]) {
  const texts = () =>
    page.getByLabel(/^What picture/).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  return expect.poll(texts).toEqual(order);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("buttons and a finger put pictures in order, and the first one stands in lists", async ({
      page,
      baseURL,
      javaScriptEnabled,
    }) => {
      await openDesk(page, baseURL ?? "");
      const path = await addProduct(page, `Ordered pump ${crypto.randomUUID().slice(0, 6)}`, 3);
      await page.getByRole("button", { name: "Up: picture 3" }).click();
      await expectOrder(page, ["View 1", "View 3", "View 2"]);
      await page.getByRole("button", { name: "First: picture 3" }).click();
      await expectOrder(page, ["View 2", "View 1", "View 3"]);
      await expect(page.getByText("What picture 1 shows (in lists)")).toBeVisible();

      if (javaScriptEnabled) {
        const grips = page.locator(".desk-pictures__grip");
        await grips.nth(2).scrollIntoViewIfNeeded();
        const [from, to] = [await grips.nth(2).boundingBox(), await grips.nth(0).boundingBox()];
        if (!from || !to) throw new Error("The pictures are not there");
        await page.mouse.move(from.x + 40, from.y + 40);
        await page.mouse.down();
        await page.mouse.move(from.x + 40, to.y + 60, { steps: 8 });
        await page.mouse.move(from.x + 40, to.y + 5, { steps: 4 });
        // The words may still be those of the order before; a page left at once would save nothing.
        const saved = page.waitForResponse((response) => response.request().method() === "POST");
        await page.mouse.up();
        await saved;
        await expect(page.getByRole("status").first()).toContainText("Saved the pictures");
        await expectOrder(page, ["View 3", "View 2", "View 1"]);
      } else {
        await page.getByRole("button", { name: "Down: picture 1" }).click();
        await expectOrder(page, ["View 1", "View 2", "View 3"]);
        await page.getByRole("button", { name: "First: picture 3" }).click();
        await expectOrder(page, ["View 3", "View 1", "View 2"]);
      }

      await page.reload();
      await expect(page.getByLabel("What picture 1 shows")).toHaveValue("View 3");
      await page.goto(`${path}/preview`);
      await expect(page.locator(".gallery__main img").first()).toHaveAttribute("alt", "View 3");
    });
  });
}

test("a large photograph is fetched when it is looked at closely, and lies on its colour in a list", async ({
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
  await expect(page.locator(`main a[href="${new URL(href ?? "", baseURL).pathname}"]`).first()).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
});
