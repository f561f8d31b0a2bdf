/** Measures paint, layout shift and blocking of pages on a slow phone. */
import { type Browser, chromium } from "playwright";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "../support/browser.ts";

/** A phone of 390 px: round trip in ms, bytes a second, and CPU slowdown. */
const PHONE = { width: 390, height: 844 };
const ROUND_TRIP = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOWER = 4;
/** Visits of each page; the median counts. */
const VISITS = 3;
/** A visit ends after this time without requests and paints, ms. */
const QUIET = 1_000;
/** The part of a task above this time counts as blocking, ms. */
const LONG = 50;

/** Milliseconds, except the layout shift. */
interface Paint {
  first: number;
  largest: number;
  shift: number;
  blocked: number;
}

/** Visits each URL in turn with an empty browser cache. */
export async function measurePaint<Name extends string>(
  urls: Record<Name, string>,
): Promise<Record<Name, Paint>> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(HOW_TO_GET_A_BROWSER);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const visits = new Map<string, Paint[]>();
    for (let visit = 0; visit < VISITS; visit++) {
      for (const [name, url] of Object.entries<string>(urls)) {
        visits.set(name, [...(visits.get(name) ?? []), await visitOnce(browser, url)]);
      }
    }
    return Object.fromEntries([...visits].map(([name, all]) => [name, middleOf(all)])) as Record<
      Name,
      Paint
    >;
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser: Browser, url: string): Promise<Paint> {
  const page = await browser.newPage({
    viewport: PHONE,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP,
    ...throughput,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observe, LONG);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET);
  const paint = await page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
  await page.close();
  return paint;
}

/** Runs in the page before its own scripts. */
function observe(long: number): void {
  const paint = { first: Number.NaN, largest: Number.NaN, shift: 0, blocked: 0 };
  Object.assign(globalThis, { paint });
  const hear = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  hear("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paint.first = startTime;
  });
  hear("largest-contentful-paint", ({ startTime }) => {
    paint.largest = startTime;
  });
  hear("layout-shift", (entry) => {
    paint.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  hear("longtask", ({ duration }) => {
    paint.blocked += duration - long;
  });
}

function middleOf(visits: readonly Paint[]): Paint {
  const middle = (of: keyof Paint) =>
    visits.map((visit) => visit[of]).sort((one, other) => one - other)[
      Math.floor(visits.length / 2)
    ] ?? Number.NaN;
  return {
    first: middle("first"),
    largest: middle("largest"),
    shift: middle("shift"),
    blocked: middle("blocked"),
  };
}
