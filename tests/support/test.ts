/** Playwright's `test`, failing on what a visitor's console would show: errors, uncaught exceptions, requests to other hosts. */
import { test as base, expect } from "playwright/test";

/** The one other host that a page may ask, and only for the pictures of a map. */
export const MAP_TILES = "tile.openstreetmap.org";

export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const origin = new URL(baseURL ?? "http://localhost").origin;
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpectedStatus(message.text())) faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
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
});

/** Chromium writes an error to the console for a page that answers 404 on purpose. */
function isExpectedStatus(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 40\d/.test(text);
}

export { expect };
