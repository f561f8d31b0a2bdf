/** Requests that take their time: a slow connection, made to wait for the journey. */
import type { Page } from "playwright/test";
import { untilScripts } from "./test.ts";

/** Holds back every request whose address matches, as Playwright's `route` has it, until the returned function lets them go. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds every script back, for journeys that go to their page with `waitUntil: "commit"`; the returned function lets them
 * come and waits until they are at work.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.js$/);
  return async () => {
    release();
    await untilScripts(page);
  };
}
