/** Answers with pages that were rendered before: neither loader nor render runs again until the catalogue changes. */
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { CatalogueVersion } from "#app/upstream/upstream.ts";
import { ENCODINGS, type Encoding, encode, preferredEncoding, QUICKEST } from "../encoding.ts";
import { isKnown } from "../etag.ts";
import { SEARCH_OUTCOME } from "../search-outcome.ts";
import type { Middleware, SiteRequest } from "./middleware.ts";
import { type Render, readText, send } from "./render.ts";
import { REQUEST_ID } from "./request-id.ts";

/** Bytes of all pages: some two thousand of them. */
const MEMORY = 64 * 1024 * 1024;
/** Bytes of a page beside its content, roughly. */
const OVERHEAD = 3_000;
/** Characters of path and query; the site's own links stay far below. */
const LONGEST_ADDRESS = 1_000;
/** Answers that are never kept, so that nobody waits for another's. */
const UNKEPT = /^\/(?:desk|api|health|ready|metrics)(?:[/?]|$)/;

const unpack = promisify<Uint8Array, Buffer>(gunzip);

/** A page in gzip, and in Brotli from the second request for it. */
interface Page {
  /** All headers of the answer but those of its coding: name, value, name, value. */
  head: readonly string[];
  etag: string;
  /** Of a search; empty for every other page. */
  outcome: string;
  gzip: Uint8Array;
  brotli?: Uint8Array | Promise<Uint8Array>;
}

export interface PageCacheOptions {
  render: Render;
  /** Those of every answer. */
  headers: Readonly<Record<string, string>>;
  /** What a page rendered now would show; null where pages may not be kept. */
  currentVersion(): CatalogueVersion | null | Promise<CatalogueVersion | null>;
  /** Told of each search that is answered without asking the catalogue. */
  countSearch(search: { words: string; isFound: boolean }): void;
}

export interface PageCache {
  /**
   * Answers with pages that are there. It stands before all that sets headers, and gives Node a whole list of them:
   * where each was set by itself, cached pages came at three quarters of this rate.
   */
  hits: Middleware;
  /** Renders a page once for all who wait for it, and keeps it. */
  misses: Middleware;
}

export function createPageCache({ render, headers, currentVersion, countSearch }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Page>({
    maxSize: MEMORY,
    // Brotli takes no more than gzip.
    sizeCalculation: ({ gzip }, key) => OVERHEAD + key.length + 2 * gzip.byteLength,
  });
  /** Renders by key; each ends with whether its page may be kept, null where its client went away. */
  const underWay = new Map<string, Promise<boolean | null>>();

  async function renderPage(key: string, validForMs: number | null, ...[request, response]: Asked): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<boolean | null>();
    underWay.set(key, promise);
    let isKept: boolean | null = null;
    try {
      const answer = await render(request, response);
      const content = await readText(answer);
      if (!response.destroyed) isKept = content !== null && isCacheable(answer);
      if (!isKept || content === null)
        return void send(request, response, answer, content).catch(() => response.destroy());
      answer.headers.delete("Content-Length");
      const page = await toPage(answer.headers, content, headers);
      pages.set(key, page, { ttl: validForMs ?? 0 });
      const order = request.headers["save-data"] === "on" ? ENCODINGS : QUICKEST;
      await sendPage(page, preferredEncoding(request.headers["accept-encoding"], order), "fwd=miss", request, response);
    } catch {
      response.destroy();
    } finally {
      underWay.delete(key);
      resolve(isKept);
    }
  }

  function serve(version: CatalogueVersion | null, ...[request, response, next]: Parameters<Middleware>): void {
    const page = version && pages.get(keyOf(version, request));
    if (page) {
      count(request, page, countSearch);
      const encoding = preferredEncoding(request.headers["accept-encoding"]);
      sendPage(page, encoding, "hit", request, response).catch(() => {
        // The next request encodes it again.
        delete page.brotli;
        response.destroy();
      });
    } else next();
  }

  return {
    hits: (request, response, next) => {
      const version = isCacheableRequest(request) ? currentVersion() : null;
      if (version instanceof Promise) void version.then((known) => serve(known, request, response, next));
      else serve(version, request, response, next);
    },
    misses: async (request, response, next) => {
      const version = isCacheableRequest(request) ? await currentVersion() : null;
      if (version === null) return next();
      const key = keyOf(version, request);
      for (;;) {
        if (pages.has(key)) return serve(version, request, response, next);
        const rendering = underWay.get(key);
        if (!rendering) return renderPage(key, version.validForMs, request, response);
        // One that is private to another request is made anew for this one.
        if ((await rendering) === false) return next();
      }
    },
  };
}

function keyOf({ version }: CatalogueVersion, { url, facts }: SiteRequest): string {
  return `${version}\n${facts.pageVariant}\n${url}`;
}

type Asked = [request: SiteRequest, response: ServerResponse];

function isCacheableRequest({ method, url = "", headers }: SiteRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && headers.authorization === undefined && url.length <= LONGEST_ADDRESS && !UNKEPT.test(url);
}

/** Whether an answer is the same for everybody until the catalogue changes, as its own headers say. */
function isCacheable({ status, headers }: Response): boolean {
  const isForAll = headers.get("Cache-Control")?.includes("public") && !headers.has("Set-Cookie");
  return Boolean(status === 200 && isForAll && !headers.has("Vary"));
}

async function toPage(own: Headers, content: Uint8Array, common: PageCacheOptions["headers"]): Promise<Page> {
  own.set("Vary", "Accept-Encoding");
  const others = Object.entries(common).filter(([name]) => !own.has(name));
  return {
    head: [...others.flat(), ...[...own].flat()],
    etag: own.get("ETag") ?? "",
    outcome: own.get(SEARCH_OUTCOME) ?? "",
    gzip: await encode(content, "gzip"),
  };
}

/** `status`: how the cache came by the page (RFC 9211). */
async function sendPage(page: Page, encoding: Encoding, status: string, ...[request, response]: Asked): Promise<void> {
  const head = page.head.concat("Cache-Status", `pages; ${status}`, REQUEST_ID, request.facts.id);
  if (isKnown(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, head).end();
    return;
  }
  const found = inEncoding(page, encoding);
  const body = found instanceof Promise ? await found : found;
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  head.push("Content-Length", String(body.byteLength));
  response.writeHead(200, head);
  response.end(request.method === "HEAD" ? undefined : body);
}

function inEncoding(page: Page, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  if (encoding === "gzip") return page.gzip;
  if (encoding === "identity") return unpack(page.gzip);
  page.brotli ??= toBrotli(page);
  return page.brotli;
}

async function toBrotli(page: Page): Promise<Uint8Array> {
  page.brotli = await encode(await unpack(page.gzip), "br");
  return page.brotli;
}

function count(
  { method, url = "" }: SiteRequest,
  { outcome }: Page,
  countSearch: PageCacheOptions["countSearch"],
): void {
  if (outcome === "" || method !== "GET") return;
  const words = new URL(url, "http://site.invalid").searchParams.get("q") ?? "";
  countSearch({ words, isFound: outcome === "found" });
}
