/**
 * Playwright's `test`, failing on what a visitor's console would show (errors, uncaught exceptions, requests to other
 * hosts), and beginning each journey on a page whose scripts, which come late on purpose, are at work. Each journey is
 * a visitor of its own to the server, which counts messages by address.
 */
import { hash } from "node:crypto";
import { test as base, expect, type Page } from "playwright/test";

/** The one other host that a page may ask, and only for the pictures of a map. */
export const MAP_TILES = "tile.openstreetmap.org";

/** Chromium leaves out its own fade to a page that comes too quickly, and says so (w3c/csswg-drafts#13726): no visitor sees it. */
const FADE_LEFT_OUT = /^Transition was (?:aborted|skipped)/;

interface Fixtures {
  quiet: undefined;
  /** An error that the console may show, or that nothing catches: as it is, the one that Chromium writes for what answers 404 or 413 on purpose. */
  expectedError: RegExp;
}

export const test = base.extend<Fixtures>({
  expectedError: [/Failed to load resource: the server responded with a status of 4\d\d/, { option: true }],
  quiet: [
    async ({ page, baseURL, expectedError, javaScriptEnabled }, use) => {
      const faults: string[] = [];
      const origin = new URL(baseURL ?? "http://localhost").origin;
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedError.test(message.text()))
          faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", ({ message }) => {
        // Without scripts nothing of the page's own could catch it.
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

/** A journey that is about the time before the scripts goes to its page with `waitUntil: "commit"`. */
function beginWithScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await untilScripts(page);
    return response;
  };
}

/** For a page that the browser has gone to without `goto`. */
export async function untilScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(areScriptsAtWork)).toBe(true);
}

/** The root's effect, the last of the page to run, takes over the scrolling. */
function areScriptsAtWork(): boolean {
  return history.scrollRestoration === "manual" || document.getElementById("modules") === null;
}

export { expect };
