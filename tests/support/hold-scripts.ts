/** A connection on which the page is there long before its scripts: for journeys that go to it with `waitUntil: "commit"`. */
import type { Page } from "playwright/test";
import { untilScripts } from "./test.ts";

/** Holds every script back; the returned function lets them come and waits until they are at work. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await untilScripts(page);
  };
}
