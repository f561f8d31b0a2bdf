/**
 * Script vectors in every field, in a browser without the pages' policy: none runs or leads off the
 * site.
 */
import { rmSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "../support/browser.ts";
import { signInToDesk } from "../support/desk.ts";
import { type FakeHost, startFakeHost } from "../support/fake-host.ts";
import { type Server, startServer } from "../support/server.ts";
import { type ApiCall, callAs, logIn } from "../support/sign-in.ts";
import * as hostile from "./hostile-catalogue.ts";
import { writeToDesk } from "./hostile-desk.ts";
import { deskPagesWith, pagesOf, pagesWith } from "./hostile-pages.ts";
import { recordMeasurement } from "./measurement.ts";
import { OTHER_SITE, SCRIPT_VECTORS } from "./script-vectors.ts";
import { findWhatCouldRun, startBrowser, watchScripts } from "./script-watch.ts";

/** Coprime to the numbers of contexts and kinds, so that a sample has some of each. */
const STEP = inject("isThorough") ? 1 : 83;
const vectors = SCRIPT_VECTORS.map((vector, number) => ({ vector, number })).filter(
  ({ number }) => number % STEP === 0,
);
/** Typing is slow: every eighth vector. */
const TYPED_STEP = inject("isThorough") ? 8 : 1;
const OWNER = "owner@example.com";
const encoded = (vector: string) => encodeURIComponent(vector);

const hasBrowser = findBrowser() !== null;
if (!hasBrowser) console.warn(`NOT TRIED: script vectors. ${HOW_TO_GET_A_BROWSER}`);

let browser: Browser;
let server: Server;
let upstream: FakeHost;
let fromFile: Server;
let fromUpstream: Server;
let folder = "";
let cookie = "";
let call: ApiCall;
let ids: number[] = [];
beforeAll(async () => {
  if (!hasBrowser) return;
  browser = await startBrowser();
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
  cookie = await signInToDesk(server, OWNER, "owner");
  call = callAs(server, await logIn(server, OWNER));
  const written = await hostile.writeByApi(call, vectors);
  expect(written.unexpected).toEqual([]);
  ids = written.ids;
});
afterAll(async () => {
  await browser?.close();
  for (const one of [server, fromFile, fromUpstream, upstream]) await one?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Every fourth page runs the site's own scripts as well, which render it again. */
const WITH_SCRIPTS = 4;

/** Opens all pages. @returns their faults */
async function findAllFaults(
  { origin }: Server,
  paths: readonly string[],
  cookie = "",
): Promise<string[]> {
  const look = async (documentsOnly: boolean) => {
    const faults: string[] = [];
    const watch = await watchScripts(browser, origin, { cookie, documentsOnly });
    for (const [index, path] of paths.entries()) {
      if ((index % WITH_SCRIPTS !== 0) === documentsOnly)
        faults.push(...(await watch.findFaults(origin + path)));
    }
    await watch.page.context().close();
    return faults;
  };
  return (await Promise.all([look(true), look(false)])).flat();
}

/** Limits the output to a readable length. */
const few = (faults: string[]) => faults.slice(0, 12);

it.skipIf(!hasBrowser)(
  "the test's browser runs an injected script, whatever the policy",
  async () => {
    const watch = await watchScripts(browser, server.origin);
    const headers = { "Content-Security-Policy": "default-src 'none'" };
    const body = [0, 4, 7, 17].map((number) => SCRIPT_VECTORS[number]).join("");
    await watch.page.route("**/given", (route) =>
      route.fulfill({ contentType: "text/html", headers, body }),
    );
    const faults = (await watch.findFaults(`${server.origin}/given`)).join("\n");
    for (const fault of [
      "ran vector 0",
      "ran vector 4",
      "ran vector 7",
      "<img onerror>",
      '<a href="javascript:',
    ])
      expect(faults).toContain(fault);
  },
);

describe.skipIf(!hasBrowser)(
  `ASVS 1.2.1 1.2.2 1.2.3 1.3.1 1.3.5 3.2.2 ${vectors.length} script vectors: none runs`,
  () => {
    it("written through the API, shown to visitors", async ({ task }) => {
      const paths = pagesWith(ids, vectors);
      const faults = await findAllFaults(server, paths);
      recordMeasurement(task, `${paths.length} pages`);
      expect(few(faults)).toEqual([]);
    });

    it("in a search, and in a URL", async ({ task }) => {
      const paths = vectors.flatMap(({ vector }, index) => [
        `/search?q=${encoded(vector)}`,
        [
          `/${encoded(vector)}`,
          `/contact?subject=${encoded(vector)}&product=${encoded(vector)}`,
          `/collections/v-0?type=${encoded(vector)}&sort=${encoded(vector)}`,
          `/locations/${encoded(vector)}`,
          `/products/${encoded(vector)}`,
          `/desk/sign-in?next=${encoded(vector)}&token=${encoded(vector)}`,
        ][index % 6] as string,
      ]);
      const faults = await findAllFaults(server, paths);
      recordMeasurement(task, `${paths.length} pages`);
      expect(few(faults)).toEqual([]);
    });

    it("typed into the live search, and found by it", async ({ task }) => {
      const watch = await watchScripts(browser, server.origin);
      await watch.findFaults(`${server.origin}/about`);
      const box = watch.page.getByRole("combobox", { name: "Search products" });
      const faults: string[] = [];
      for (const { vector, number } of vectors.filter((_, index) => index % TYPED_STEP === 0)) {
        for (const typed of [vector.replaceAll(/[\s\u2028]/g, " ").trim(), `V${number}`]) {
          const answered = watch.page.waitForResponse((response) =>
            response.url().includes("/search/live"),
          );
          await box.fill(typed);
          await answered;
          await watch.page.getByRole("listbox").waitFor();
          faults.push(
            ...(await watch.page.evaluate(findWhatCouldRun, OTHER_SITE)).map(
              (fault) => `${typed}: ${fault}`,
            ),
          );
        }
      }
      faults.push(...watch.takeExecuted().map((number) => `ran vector ${number}`));
      await watch.page.context().close();
      recordMeasurement(task, `${Math.ceil(vectors.length / TYPED_STEP) * 2} texts`);
      expect(few(faults)).toEqual([]);
    });

    it("in messages, searches and spreadsheets, shown at the desk", async ({ task }) => {
      const faults = await writeToDesk(server, call, vectors);
      const paths = deskPagesWith(ids, vectors);
      faults.push(...(await findAllFaults(server, paths, cookie)));
      const spreadsheet = await findAllFaults(
        server,
        pagesOf(vectors.length).map((page) => `/search?q=V&page=${page}`),
      );
      recordMeasurement(task, `${paths.length} pages`);
      expect(few([...faults, ...spreadsheet])).toEqual([]);
    });

    it("in an imported catalogue file", async ({ task }) => {
      folder = hostile.toHostileExport(
        server.dataDir,
        new Map(vectors.map(({ vector, number }) => [number, vector])),
      );
      fromFile = await startServer({ DATA_DIR: folder });
      const paths = pagesWith(ids, vectors);
      const faults = await findAllFaults(fromFile, paths);
      recordMeasurement(task, `${paths.length} pages`);
      expect(few(faults)).toEqual([]);
    });

    it("sent by an upstream", async ({ task }) => {
      upstream = await startFakeHost(hostile.hostileResponses(vectors));
      fromUpstream = await startServer({ UPSTREAM_URL: upstream.origin });
      const paths = pagesWith(
        vectors.map((_, index) => hostile.FIRST_ID + index),
        vectors,
      );
      const faults = await findAllFaults(fromUpstream, paths);
      recordMeasurement(task, `${paths.length} pages`);
      expect(few(faults)).toEqual([]);
    });
  },
);
