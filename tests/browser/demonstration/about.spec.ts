import { expect, test } from "../../support/test.ts";

test("the numbers count up once, when they come into view", async ({ page }) => {
  await page.goto("/about");
  const products = page.locator(".counters b").nth(2);
  // Not in view yet, so the final number has not been seen.
  await expect(products).toHaveText("0+");
  const seen = products.evaluate(
    (figure) =>
      new Promise<number[]>((resolve) => {
        const counts: number[] = [];
        const watch = new MutationObserver(() => {
          counts.push(Number.parseInt(figure.textContent, 10));
          if (counts.at(-1) === 2500) {
            watch.disconnect();
            resolve(counts);
          }
        });
        watch.observe(figure, { childList: true, characterData: true, subtree: true });
      }),
  );
  await products.scrollIntoViewIfNeeded();
  const counts = await seen;
  expect(counts[0]).toBeLessThan(500);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test("printed before they were in view, the numbers are complete", async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator(".counters b").nth(2)).toHaveText("0+");
  await page.pdf();
  await expect(page.locator(".counters b")).toHaveText(["110+", "100+", "2500+", "50M+"]);
});

test("with reduced motion nothing counts up", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await page.locator(".counters").scrollIntoViewIfNeeded();
  await expect(page.locator(".counters b")).toHaveText(["110+", "100+", "2500+", "50M+"]);
});

test("a value's picture changes under the pointer", async ({ page }) => {
  await page.goto("/about");
  const value = page.locator(".about-values > li").first();
  const second = value.locator("img").last();
  await expect(second).toHaveCSS("opacity", "0");
  await value.hover();
  await expect(second).toHaveCSS("opacity", "1");
});
