/** A storefront whose upstream is in trouble of every kind: what visitors had stays, at once and marked, and trouble passes. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { getPage, type Page } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";
import { measured, p99 } from "./figure.ts";
import { startTroubledHost, TROUBLES, type TroubledHost } from "./troubled-host.ts";

/** Those that need the least time and differ the most; the others in `npm run trust`. */
const QUICK = ["connections reset", "broken JSON", "flapping", "success without data", "500 with a secret in it"];
const tried = Object.entries(TROUBLES).filter(([name]) => inject("isThorough") || QUICK.includes(name));

/** Milliseconds of trouble, and how often visitors come meanwhile. */
const SPELL = inject("isThorough") ? 8_000 : 4_000;
const VISITS_EVERY = 50;
/** Until the notice is there, beside the time that a page takes: one look a second, one that hangs gives up after 2.5 s. */
const NOTICED = 4_000;
/** Milliseconds that hardly a visitor waits longer; where the machine has so little time that pages of an untroubled server
 * take long as well, so many times as long as those. */
const LATEST = 1_000;
const TIMES_UNTROUBLED = 5;
const RECOVERED = 5_000;

const VISITED = [
  "/",
  "/collections/chainsaws",
  "/products/stihl-ms-250",
  "/search?q=ms+250",
  "/compare?products=11,12",
];
/** What the upstream says of itself in one of its troubles. */
const SECRET = /hunter2|srv\/shop/;
const NOTICE = /API Issue: .+ \(Showing cached data\)/;

let upstream: Server;
let host: TroubledHost;
let storefront: Server;
beforeAll(async () => {
  upstream = await startServer();
  host = await startTroubledHost(upstream.origin);
  storefront = await startServer({ UPSTREAM_URL: host.origin });
});
afterAll(async () => {
  await storefront?.stop();
  await host?.stop();
  await upstream?.stop();
});

const visit = (path: string) => getPage(storefront.origin + path);
/** Of the server that is in no trouble, made anew because no page is kept for a request that names itself. */
async function timeUntroubled(path: string): Promise<number> {
  const begun = performance.now();
  await getPage(upstream.origin + path, { headers: { Authorization: "none" } });
  return performance.now() - begun;
}
/** What stands in the page, without what the notice adds. */
const headings = ({ html }: Page) => html.match(/<h[123][^>]*>.*?<\/h[123]>/gs)?.join("");
const isMarked = ({ html, headers }: Page) => NOTICE.test(html) || headers.get("Cache-Control") === "no-store";

describe("an upstream in trouble", () => {
  it.for(tried)("%s: visited pages stay, at once and marked; then it is over", async ([name, trouble], { task }) => {
    const before = new Map<string, Page>();
    for (const path of VISITED) before.set(path, await visit(path));
    expect([...before.values()].map(({ status }) => status)).toEqual(VISITED.map(() => 200));

    host.trouble = trouble;
    const begun = performance.now();
    const times: number[] = [];
    const untroubled: Promise<number>[] = [];
    const faults: string[] = [];
    let noticed: number | null = null;
    const visits: Promise<void>[] = [];
    for (let number = 0; performance.now() - begun < SPELL; number++) {
      const path = VISITED[number % VISITED.length] ?? "/";
      const asked = performance.now();
      visits.push(
        visit(path).then((page) => {
          times.push(performance.now() - asked);
          if (page.status !== 200) faults.push(`${path} answered ${page.status}`);
          if (headings(page) !== headings(before.get(path) as Page)) faults.push(`${path} changed`);
          if (SECRET.test(page.html)) faults.push(`${path} shows what the upstream said`);
          if (NOTICE.test(page.html)) noticed ??= performance.now() - begun;
          if (NOTICE.test(page.html) && page.headers.get("Cache-Control") !== "no-store")
            faults.push(`${path} with its notice may be kept`);
          // What flaps may be well at the moment of any one visit.
          if (
            noticed !== null &&
            asked - begun > noticed + 1_500 &&
            name !== "flapping" &&
            path !== "/compare?products=11,12" &&
            !isMarked(page)
          )
            faults.push(`${path} is unmarked ${Math.round(asked - begun)} ms into it`);
        }),
      );
      if (number % 2) untroubled.push(timeUntroubled(path));
      await wait(VISITS_EVERY);
    }
    await Promise.all(visits);
    const usual = p99(await Promise.all(untroubled));
    const cold = performance.now();
    const never = await visit(`/products/stihl-ms-${name.length}00-never`);
    const coldMs = performance.now() - cold;
    // The notice and the error page come as data too, for the browser's router.
    for (const path of [...VISITED, "/products/stihl-ms-never"]) {
      const { pathname, search } = new URL(path, storefront.origin);
      const text = await (
        await fetch(`${storefront.origin}${pathname === "/" ? "/_root" : pathname}.data${search}`)
      ).text();
      if (SECRET.test(text)) faults.push(`${path} as data says what the upstream said`);
    }

    host.trouble = null;
    const healed = performance.now();
    await expect
      .poll(async () => (await Promise.all(VISITED.map(visit))).some(isMarked), { timeout: RECOVERED, interval: 100 })
      .toBe(false);
    const recovered = performance.now() - healed;
    measured(
      task,
      `notice after ${Math.round(noticed ?? -1)} ms, p99 ${Math.round(p99(times))} ms of ${times.length} (untroubled ${Math.round(usual)} ms), cold ${never.status} in ${Math.round(coldMs)} ms, well again after ${Math.round(recovered)} ms`,
    );
    expect([...new Set(faults)].slice(0, 8)).toEqual([]);
    if (name !== "flapping") expect(noticed ?? Number.POSITIVE_INFINITY).toBeLessThan(NOTICED + usual);
    expect(p99(times)).toBeLessThan(Math.max(LATEST, TIMES_UNTROUBLED * usual));
    expect([404, 502, 503]).toContain(never.status);
    expect(never.html).not.toMatch(SECRET);
    for (const path of VISITED) expect(headings(await visit(path)), path).toBe(headings(before.get(path) as Page));
  });

  it("a thousand visitors of one page that nobody had seen make one call for it", async ({ task }) => {
    host.trouble = async (response, truth) => {
      const { status, headers, body } = await truth();
      await wait(1_000);
      response.writeHead(status, headers).end(body);
    };
    host.asked.length = 0;
    const path = "/products/stihl-ms-170";
    const statuses = await Promise.all(
      Array.from({ length: 1_000 }, () =>
        fetch(storefront.origin + path, { method: "HEAD" }).then(({ status }) => status),
      ),
    );
    host.trouble = null;
    const calls = host.asked.filter((url) => url.includes("slug/stihl-ms-170"));
    measured(task, `${calls.length} call, ${host.asked.length} calls in all`);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(calls).toHaveLength(1);
  });
});
