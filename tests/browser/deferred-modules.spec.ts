/** The page's scripts load after all visible content, or as soon as the visitor acts. */
import type { Page } from "playwright/test";
import { holdRequests } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

/**
 * Opens the home page while the first picture is held, so that `load` does not fire; records
 * requested scripts.
 */
async function openWithoutItsPicture(
  page: Page,
): Promise<{ scripts: string[]; release: () => void }> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js"))
      scripts.push(request.url());
  });
  const release = await holdRequests(page, /\/hero-1-/);
  const picture = page.waitForRequest(/\/hero-1-/);
  await page.goto("/", { waitUntil: "commit" });
  await picture;
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return { scripts, release };
}

test("scripts wait for the pictures in view", async ({ page }) => {
  const { scripts, release } = await openWithoutItsPicture(page);
  expect(scripts).toEqual([]);
  release();
  await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
  expect(scripts.length).toBeGreaterThan(1);
});

test("a resting pointer does not load the scripts", async ({ page }) => {
  await openWithoutItsPicture(page);
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
  );
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
  test(`${act} loads them at once`, async ({ page }) => {
    const { release } = await openWithoutItsPicture(page);
    // The browser drops input before its first paint.
    await expect(async () => {
      await perform(page);
      await expect(page.locator(".hero")).toHaveAttribute("data-stacked", { timeout: 2_000 });
    }).toPass();
    release();
  });
}
