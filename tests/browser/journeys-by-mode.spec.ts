/** Every journey with scripts, without, before they come, where each of them fails at first, and without styles. */
import type { Page } from "playwright/test";
import { holdScripts } from "../support/hold.ts";
import { answerTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";
import { JOURNEYS } from "./journeys-by-mode.ts";

interface Mode {
  javaScriptEnabled?: boolean;
  isLive: boolean;
  /** What the browser's console says of it. */
  expected?: RegExp;
  /** Makes it so; answers what brings the scripts in the end. */
  begin(page: Page): Promise<undefined | (() => Promise<void>)>;
}

const nothing = async () => undefined;

const MODES: Record<string, Mode> = {
  "with scripts": { isLive: true, begin: nothing },
  "without scripts": { isLive: false, javaScriptEnabled: false, begin: nothing },
  "before the scripts come": { isLive: false, begin: holdScripts },
  "where every script fails the first time": { isLive: false, expected: /Failed to (?:load|fetch)/, begin: failOnce },
  "without styles": { isLive: true, expected: /style-src/, begin: refuseStyles },
};

/** Scripts that are held, or fail, are not waited for. */
const isWaitedFor = ({ isLive, javaScriptEnabled }: Mode) => isLive || javaScriptEnabled === false;

for (const [name, mode] of Object.entries(MODES)) {
  test.describe(name, () => {
    test.use({
      javaScriptEnabled: mode.javaScriptEnabled ?? true,
      ...(mode.expected && { expectedError: new RegExp(`${mode.expected.source}|status of 4\\d\\d`) }),
    });
    for (const [title, travel] of Object.entries(JOURNEYS)) {
      test(title, async ({ page }, { testId }) => {
        await answerTiles(page);
        const bringScripts = await mode.begin(page);
        const go = async (path: string) => {
          await page.goto(path, isWaitedFor(mode) ? {} : { waitUntil: "commit" });
        };
        await travel({ page, go, isLive: mode.isLive, id: testId });
        if (!bringScripts) return;
        // What was come to by hand stays when the scripts take over.
        const [title, address] = [await page.title(), page.url()];
        await bringScripts();
        expect([await page.title(), page.url()]).toEqual([title, address]);
      });
    }
  });
}

async function failOnce(page: Page): Promise<undefined> {
  const asked = new Set<string>();
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const url = route.request().url();
    if (asked.has(url)) return route.continue();
    asked.add(url);
    return route.abort();
  });
}

/** By the policy of the documents, so that the page itself is as it was served. */
async function refuseStyles(page: Page): Promise<undefined> {
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document" || route.request().method() !== "GET") return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      return route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": "style-src 'none'" },
      });
    },
  );
}
