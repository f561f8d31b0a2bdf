/** When the page's own scripts are asked for: after all that a visitor came to see, or as soon as they act. */
import type { Page } from "playwright/test";
import { holdRequests } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

/** Goes home while the first picture stays away, so that the window's load does not come; tells which scripts are asked for. */
async function openWithoutItsPicture(page: Page): Promise<{ scripts: string[]; release: () => void }> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) scripts.push(request.url());
  });
  const release = await holdRequests(page, /\/hero-1-/);
  const picture = page.waitForRequest(/\/hero-1-/);
  await page.goto("/", { waitUntil: "commit" });
  await picture;
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return { scripts, release };
}

test("scripts wait for the pictures in sight", async ({ page }) => {
  const { scripts, release } = await openWithoutItsPicture(page);
  expect(scripts).toEqual([]);
  release();
  await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
  expect(scripts.length).toBeGreaterThan(1);
});

test("a pointer that rests where the page appears is no act", async ({ page }) => {
  await openWithoutItsPicture(page);
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
});

for (const [act, perform] of [
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  [
    "the pointer",
    async (page: Page) => {
      await page.mouse.move(200, 300);
      await page.mouse.move(300, 300);
    },
  ],
] as const) {
  test(`${act} brings them at once`, async ({ page }) => {
    const { release } = await openWithoutItsPicture(page);
    // The browser itself lets go what comes before it has drawn the page for the first time.
    await expect(async () => {
      await perform(page);
      await expect(page.locator(".hero")).toHaveAttribute("data-stacked", { timeout: 2_000 });
    }).toPass();
    release();
  });
}
