/** What is fetched on which line: ahead and in full on a fast one, only what is meant on a slow one, little where data is saved. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "another browser does not tell of its line");

/** What a listing may take before its scripts, bytes as they travel. */
const MOST = 60 * 1024;

/** Longer than any machine takes to show a page, milliseconds. */
const ROUND_TRIP = 25_000;

/** The paths of the data that the pages ask for, from now on. */
async function openOn(page: Page, line: object): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(new URL(request.url()).pathname));
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), line);
  await page.goto("/collections/blowers");
  return asked;
}

const dataOf = async (page: Page, card: number) =>
  `${await page.locator(".card h3 a").nth(card).getAttribute("href")}.data`;

test("on a fast line the products in view are there before they are opened", async ({ page }) => {
  const asked = await openOn(page, { effectiveType: "4g", downlink: 10 });
  const first = await dataOf(page, 0);
  await page.locator(".card h3 a").first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(first);
});

test("on a slow line a product is fetched when it is meant", async ({ page }) => {
  const asked = await openOn(page, { effectiveType: "3g", downlink: 0.7 });
  const second = await dataOf(page, 1);
  await page.locator(".card h3 a").nth(1).hover();
  await expect.poll(() => asked).toContain(second);
  expect(asked).toEqual([second]);
});

test.describe("a phone that saves data", () => {
  test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: { "Save-Data": "on" } });

  test(`has a listing for ${MOST / 1024} KB before the scripts`, async ({ page }) => {
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
    const bytes = received.filter(({ kind }) => kind !== "Script").reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(MOST);
  });
});

test("from a card to its product and back nothing waits for the line", async ({ page }) => {
  const asked = await openOn(page, { effectiveType: "4g", downlink: 10 });
  const data = await dataOf(page, 0);
  await page.locator(".card h3 a").first().scrollIntoViewIfNeeded();
  const model = (await page.locator(".card h3 a").first().innerText()).split("\n").at(-1)?.trim() ?? "";

  await expect.poll(() => asked).toContain(data);
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
  expect(await timeOf(() => page.locator(".card h3 a").first().click(), model)).toBeLessThan(ROUND_TRIP);
  await expect.poll(() => asked).toContain("/collections/blowers.data");
  expect(await timeOf(() => page.goBack(), "Blowers")).toBeLessThan(ROUND_TRIP);
});
