/**
 * Compares the built site with one of the last release, in alternating rounds of one run: ratios of
 * processor time and of bytes need no quiet machine.
 */
import { execSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Server, startServer } from "../support/server.ts";
import { report } from "./budget.ts";
import { processorSeconds } from "./rates.ts";

/** The reference until there is a release. */
const FIRST = "40c7c098";
const AT_MOST = 1.1;
/** The quickest one counts. */
const ROUNDS = 5;
const PAGES = 300;
const LISTING = "/collections/chainsaws";
const PRODUCT = "/products/stihl-ms-250";
const ACCEPTED = "gzip, deflate, br, zstd, dcb, dcz";

/** @returns whether no ratio is above 1.1 */
export async function compareWithReference(): Promise<boolean> {
  const servers = [await startServer(), await startServer({}, buildReference())] as const;
  try {
    const pages = await listPages(servers[0]);
    const searches = pages.map((path) => `/search?q=${path.split(/[/-]/).slice(2, 5).join("+")}`);
    const [first, second] = [await bytesOf(servers[0]), await bytesOf(servers[1])];
    const page = await timesOf(servers, pages);
    const search = await timesOf(servers, searches);
    return [
      compare("processor time of a rendered page, ms", page),
      compare("processor time of a rendered search, ms", search),
      compare("bytes of the first page", [first.first, second.first]),
      compare("bytes of the second page", [first.second, second.second]),
    ].every(Boolean);
  } finally {
    for (const { stop } of servers) await stop();
  }
}

function compare(what: string, [now = 0, before = 0]: readonly number[]): boolean {
  report(what, now, null);
  return report(`${what}, of the reference's`, now / before, { atMost: AT_MOST });
}

/** Builds the last release, or `FIRST`, once for each machine. */
function buildReference(): string {
  const run = (command: string) => execSync(command, { encoding: "utf8", stdio: "pipe" });
  const [release] = run("git tag --merged HEAD~ --sort=-version:refname").split("\n");
  const commit = release || FIRST;
  const root = join(tmpdir(), `catalogue-${commit}`);
  if (existsSync(join(root, "build/sources"))) return root;
  mkdirSync(root, { recursive: true });
  run(`git archive ${commit} | tar -x -C ${root} && cd ${root} && npm ci && npm run build`);
  return root;
}

async function listPages({ origin }: Server): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = sitemap.match(/(?<=<loc>https?:\/\/[^/]+)\/(?:collections|products)\/[^<]+/g);
  return pages?.slice(0, PAGES) ?? [];
}

/** Milliseconds of processor time for each path on each server. */
async function timesOf(servers: readonly Server[], paths: readonly string[]): Promise<number[]> {
  const quickest = servers.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { origin, pid }] of servers.entries()) {
      const before = processorSeconds([pid]) ?? Number.NaN;
      // Requests with credentials are rendered each time.
      for (const path of paths) await read(origin + path, { Authorization: "none" });
      const spent = ((processorSeconds([pid]) ?? Number.NaN) - before) * 1_000;
      quickest[at] = Math.min(quickest[at] ?? 0, spent / paths.length);
    }
  return quickest;
}

/** Of a list, and then of a product once the browser has the dictionary. */
async function bytesOf({ origin }: Server): Promise<{ first: number; second: number }> {
  const first = await read(origin + LISTING);
  // The first request for a dictionary makes it.
  await setTimeout(5_000);
  const { headers } = await read(origin + LISTING);
  const [, url] = /<(.*?)>; rel="compression-dictionary"/.exec(headers.get("Link") ?? "") ?? [];
  const dictionary = url && (await (await fetch(origin + url)).bytes());
  const name = dictionary ? `:${hash("sha256", dictionary, "base64")}:` : "";
  const second = await read(origin + PRODUCT, { "Available-Dictionary": name });
  return { first: lengthOf(first), second: lengthOf(second) };
}

async function read(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers: { "Accept-Encoding": ACCEPTED, ...headers } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.body?.pipeTo(new WritableStream());
  return response;
}

const lengthOf = ({ headers }: Response) => Number(headers.get("Content-Length"));
