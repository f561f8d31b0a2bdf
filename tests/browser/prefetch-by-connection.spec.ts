/** Prefetching: the page that a visitor is about to open, and the previous one. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "other browsers do not report the connection",
);

/**
 * Maximum size of a listing before its scripts, bytes transferred: 28 KB of HTML and the pictures of
 * the rows that Chromium loads ahead, some 2,500 px.
 */
const MAX = 72 * 1024;
/** Of the HTML alone, and of each picture, which no layout changes. */
const MAX_HTML = 28 * 1024;
const MAX_PICTURE = 3 * 1024;

/** Longer than any machine takes to show a page, ms. */
const ROUND_TRIP = 25_000;

/** The paths of data requests from now on. */
async function openOn(page: Page, connection: object): Promise<string[]> {
  const requested: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes(".data") && requested.push(new URL(request.url()).pathname),
  );
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value }),
    connection,
  );
  await page.goto("/collections/blowers");
  return requested;
}

const dataOf = async (page: Page, card: number) =>
  `${await page.locator(".card h3 a").nth(card).getAttribute("href")}.data`;

test.describe("a phone that saves data", () => {
  test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: { "Save-Data": "on" } });

  test(`gets a listing of at most ${MAX / 1024} KB before the scripts`, async ({ page }) => {
    const kinds = new Map<string, string>();
    const received: { kind: string | undefined; bytes: number }[] = [];
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      received.push({ kind: kinds.get(requestId), bytes: encodedDataLength }),
    );
    await openOn(page, { saveData: true, effectiveType: "4g", downlink: 10 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const pictures = received.filter(({ kind }) => kind === "Image");
    expect(pictures.length).toBeGreaterThan(0);
    for (const { bytes } of pictures) expect(bytes).toBeLessThanOrEqual(MAX_PICTURE);
    const html = received.find(({ kind }) => kind === "Document");
    expect(html?.bytes).toBeLessThanOrEqual(MAX_HTML);
    const bytes = received
      .filter(({ kind }) => kind !== "Script")
      .reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(MAX);
  });
});

test("opens a product and returns without waiting for the network", async ({ page }) => {
  const requested = await openOn(page, { effectiveType: "4g", downlink: 10 });
  const data = await dataOf(page, 0);
  // The style sheet of products is not prefetched.
  await page.locator(".card h3 a").nth(1).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goto("/collections/blowers");
  requested.length = 0;
  const card = page.locator(".card h3 a").first();
  const model = await card.evaluate((link) => link.lastChild?.textContent ?? "");

  await card.hover();
  await expect.poll(() => requested).toContain(data);
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  const setRoundTrip = (latency: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const timeOf = async (act: () => Promise<unknown>, heading: string) => {
    await page.waitForLoadState("networkidle");
    await setRoundTrip(ROUND_TRIP);
    const began = performance.now();
    await act();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await setRoundTrip(0);
    return performance.now() - began;
  };
  const previous = page.waitForResponse(/\/collections\/blowers\.data/);
  expect(await timeOf(() => card.click(), model)).toBeLessThan(ROUND_TRIP);
  await (await previous).finished();
  expect(await timeOf(() => page.goBack(), "Blowers")).toBeLessThan(ROUND_TRIP);
});
