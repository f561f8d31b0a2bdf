/**
 * Every journey with scripts, without, before they load, where each fails at first, and without
 * styles.
 */
import type { Page } from "playwright/test";
import { holdScripts } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";
import { JOURNEYS } from "./journeys-by-mode.ts";

interface Mode {
  javaScriptEnabled?: boolean;
  isLive: boolean;
  /** Expected messages in the browser's console. */
  expected?: RegExp;
  /** Sets the mode up. @returns a function that loads the scripts in the end */
  begin(page: Page): Promise<undefined | (() => Promise<void>)>;
}

const nothing = async () => undefined;

const MODES: Record<string, Mode> = {
  "with scripts": { isLive: true, begin: nothing },
  "without scripts": { isLive: false, javaScriptEnabled: false, begin: nothing },
  "before the scripts come": { isLive: false, begin: holdScripts },
  "where every script fails the first time": {
    isLive: false,
    expected: /Failed to (?:load|fetch)/,
    begin: failOnce,
  },
  "without styles": { isLive: true, expected: /style-src/, begin: refuseStyles },
};

/** Does not wait for scripts that are held or fail. */
const isWaitedFor = ({ isLive, javaScriptEnabled }: Mode) => isLive || javaScriptEnabled === false;

for (const [name, mode] of Object.entries(MODES)) {
  test.describe(name, () => {
    test.use({
      javaScriptEnabled: mode.javaScriptEnabled ?? true,
      ...(mode.expected && {
        expectedError: new RegExp(`${mode.expected.source}|status of 4\\d\\d`),
      }),
    });
    for (const [title, travel] of Object.entries(JOURNEYS)) {
      test(title, async ({ page }, { testId }) => {
        const bringScripts = await mode.begin(page);
        const go = async (path: string) => {
          await page.goto(path, isWaitedFor(mode) ? {} : { waitUntil: "commit" });
        };
        await travel({ page, go, isLive: mode.isLive, id: testId });
        if (!bringScripts) return;
        // The visitor's result stays when the scripts take over.
        const [title, url] = [await page.title(), page.url()];
        await bringScripts();
        expect([await page.title(), page.url()]).toEqual([title, url]);
      });
    }
  });
}

async function failOnce(page: Page): Promise<undefined> {
  const requested = new Set<string>();
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const url = route.request().url();
    if (requested.has(url)) return route.continue();
    requested.add(url);
    return route.abort();
  });
}

/** By the documents' policy, so that the page itself is as it was served. */
async function refuseStyles(page: Page): Promise<undefined> {
  // A new page eases to its top: a click meanwhile misses its target.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document" || route.request().method() !== "GET")
        return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      return route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": "style-src 'none'" },
      });
    },
  );
}
