/**
 * Measures navigation from a card under the pointer to its product and back, on a connection with a
 * long round trip.
 */
import { chromium, type Page } from "playwright";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "../support/browser.ts";
import { areScriptsRunning } from "../support/scripts-running.ts";

/** Round trip of each response, ms. */
const ROUND_TRIP = 150;
/** Number of cards opened in turn. */
const CARDS = 7;

type Start = "pointerdown" | "popstate";

/** Median times in ms, from pointer down and from Back to the new heading. */
export async function measureMoving(list: string): Promise<{ toProduct: number; back: number }> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(HOW_TO_GET_A_BROWSER);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await openSlowly(await browser.newPage(), list);
    const toProduct: number[] = [];
    const back: number[] = [];
    for (let card = 0; card < CARDS; card++) {
      const link = page.locator(".card h3 a").nth(card);
      const href = await link.getAttribute("href");
      await afterPrefetch(page, `${href}.data`, () => link.hover());
      await afterPrefetch(page, `${new URL(list).pathname}.data`, async () => {
        toProduct.push(await timeOf(page, "pointerdown", () => link.click()));
      });
      back.push(await timeOf(page, "popstate", () => page.evaluate(() => history.back())));
    }
    return { toProduct: middleOf(toProduct), back: middleOf(back) };
  } finally {
    await browser.close();
  }
}

async function openSlowly(page: Page, list: string): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const conditions = {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: -1,
    uploadThroughput: -1,
  };
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", conditions);
  await page.goto(list);
  await page.waitForFunction(areScriptsRunning);
  return page;
}

/** Waits until what the act prefetches has arrived. */
async function afterPrefetch(page: Page, path: string, act: () => Promise<unknown>) {
  const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await act();
  await (await prefetched).finished();
}

/** Time from the event to the new text of the heading, by the browser's clock. */
async function timeOf(page: Page, start: Start, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((event) => {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    const moved = new Promise<number>((resolve) => {
      let began = 0;
      const begin = () => {
        began = performance.now();
      };
      addEventListener(event, begin, { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (heading() === undefined || heading() === before) return;
        observer.disconnect();
        resolve(performance.now() - began);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(globalThis, { moved });
  }, start);
  await act();
  return page.evaluate(() => (globalThis as { moved?: Promise<number> }).moved ?? Number.NaN);
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
