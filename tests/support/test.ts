/**
 * Playwright's `test` with two additions: it fails on console errors, uncaught exceptions and
 * requests to other hosts, and begins each test on a page whose deferred scripts run. Each test has
 * its own IP address, because of the server's rate limits.
 */
import { hash } from "node:crypto";
import { test as base, expect, type Page } from "playwright/test";
import { areScriptsRunning } from "./scripts-running.ts";

/** The only other host that a page may use, and only for map tiles. */
export const MAP_TILES = "tile.openstreetmap.org";

/**
 * Chromium skips the fade to a page that loads too quickly, and reports it
 * (w3c/csswg-drafts#13726).
 */
const FADE_LEFT_OUT = /^Transition was (?:aborted|skipped)/;

interface Fixtures {
  quiet: undefined;
  /** An error that may occur; by default Chromium's message for an expected 404 or 413. */
  expectedError: RegExp;
}

export const test = base.extend<Fixtures>({
  expectedError: [
    /Failed to load resource: the server responded with a status of 4\d\d/,
    { option: true },
  ],
  quiet: [
    async ({ page, baseURL, expectedError, javaScriptEnabled }, use) => {
      const faults: string[] = [];
      const origin = new URL(baseURL ?? "http://localhost").origin;
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedError.test(message.text()))
          faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", ({ message }) => {
        // Without scripts the page could not catch it.
        const isFade = javaScriptEnabled === false && FADE_LEFT_OUT.test(message);
        if (!isFade && !expectedError.test(message)) faults.push(`uncaught: ${message}`);
      });
      page.on("request", (request) => {
        const url = new URL(request.url());
        const isOurs = url.origin === origin || url.hostname === MAP_TILES;
        if (url.protocol.startsWith("http") && !isOurs) faults.push(`other host: ${url}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    await use({
      ...extraHTTPHeaders,
      "X-Forwarded-For": `10.${hash("sha256", testId, "buffer").subarray(0, 3).join(".")}`,
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) beginWithScripts(page);
    await use(page);
  },
});

/** Tests of the time before scripts load open their page with `waitUntil: "commit"`. */
function beginWithScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await waitForScripts(page);
    return response;
  };
}

/** For a page that the browser opened without `goto`. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(areScriptsRunning)).toBe(true);
}

export { expect };
