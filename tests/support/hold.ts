/** Slow connections: requests that wait until the test releases them. */
import type { Page } from "playwright/test";
import { waitForScripts } from "./test.ts";

/**
 * Holds every request that matches Playwright's `route` pattern. @returns a function that releases
 * them
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds every script, for tests that open their page with `waitUntil: "commit"`. @returns a
 * function that releases them and waits until they run
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.js$/);
  return async () => {
    release();
    await waitForScripts(page);
  };
}
