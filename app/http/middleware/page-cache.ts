/**
 * Caches rendered pages until the catalogue changes, so that most requests need no rendering.
 * docs/testing.md has the rates.
 */
import { LRUCache } from "lru-cache";
import type { CatalogueVersion } from "#app/upstream/upstream.ts";
import type { CountSearch } from "../count-search.ts";
import { FASTEST_FIRST, preferredEncoding, SMALLEST_FIRST } from "../encoding.ts";
import { networkOf } from "../request-facts.ts";
import { type CachedPage, type Exchange, sendPage, toCachedPage } from "./cached-page.ts";
import type { Middleware, SiteRequest } from "./middleware.ts";
import { type Render, readText, send } from "./render.ts";

/** Bytes of each half of the cache: about a thousand pages. */
const HALF = 32 * 1024 * 1024;
/** Approximate bytes of a page apart from its content. */
const OVERHEAD = 3_000;
/** Characters of path and query; the site's own links are far shorter. */
const MAX_URL_LENGTH = 1_000;
/**
 * URLs that are never cached, so that their requests never wait for each other. A page that carries
 * one visitor's choice for comparison is seldom requested twice.
 */
const UNCACHED_URLS = /^\/(?:desk|api|health|ready|metrics)(?:[/?]|$)|[?&]compare=/;

interface PageCacheOptions {
  render: Render;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The catalogue version of a page rendered now; null where pages must not be cached. */
  currentVersion(): CatalogueVersion | null | Promise<CatalogueVersion | null>;
  /** Called for each page served from the cache. */
  countSearch: CountSearch;
}

interface PageCache {
  /**
   * Serves cached pages. It comes before all middlewares that set headers and passes Node one list
   * of headers: setting them one by one lowers the rate by a quarter.
   */
  hits: Middleware;
  /** Renders a page once for all concurrent requests, and caches it. */
  misses: Middleware;
}

export function createPageCache({
  render,
  headers,
  currentVersion,
  countSearch,
}: PageCacheOptions): PageCache {
  // A page enters `fresh` and moves to `popular` when a second network requests it: one network can
  // request any number of new pages and evicts no popular one.
  const [fresh, popular] = [createHalf(), createHalf()];
  /** Renders in progress: whether the page is cacheable, null where the client left. */
  const underWay = new Map<string, Promise<boolean | null>>();

  async function renderPage(
    key: string,
    validForMs: number | null,
    ...[request, response]: Exchange
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<boolean | null>();
    underWay.set(key, promise);
    let isKept: boolean | null = null;
    try {
      const rendered = await render(request, response);
      const content = await readText(rendered);
      if (!response.destroyed) isKept = content !== null && isCacheable(rendered);
      if (!isKept || content === null)
        return void send(request, response, rendered, content).catch(() => response.destroy());
      rendered.headers.delete("Content-Length");
      const page = await toCachedPage(rendered.headers, content, headers);
      page.by = networkOf(request.facts);
      fresh.set(key, page, { ttl: validForMs ?? 0 });
      const order = request.headers["save-data"] === "on" ? SMALLEST_FIRST : FASTEST_FIRST;
      await sendPage(
        page,
        preferredEncoding(request.headers["accept-encoding"], order),
        "fwd=miss",
        request,
        response,
      );
    } catch {
      response.destroy();
    } finally {
      underWay.delete(key);
      resolve(isKept);
    }
  }

  function find(key: string, facts: SiteRequest["facts"]): CachedPage | undefined {
    const page = popular.get(key) ?? fresh.get(key);
    if (page?.by === undefined || page.by === networkOf(facts)) return page;
    delete page.by;
    popular.set(key, page, { ttl: fresh.getRemainingTTL(key) });
    fresh.delete(key);
    return page;
  }

  function serve(
    version: CatalogueVersion | null,
    ...[request, response, next]: Parameters<Middleware>
  ): void {
    const page = version && find(keyOf(version, request), request.facts);
    if (page) {
      countSearch(request, page.outcome);
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
      if (version instanceof Promise)
        void version.then((known) => serve(known, request, response, next));
      else serve(version, request, response, next);
    },
    misses: async (request, response, next) => {
      const version = isCacheableRequest(request) ? await currentVersion() : null;
      if (version === null) return next();
      const key = keyOf(version, request);
      for (;;) {
        if (response.destroyed) return;
        if (popular.has(key) || fresh.has(key)) return serve(version, request, response, next);
        const rendering = underWay.get(key);
        if (!rendering) return renderPage(key, version.validForMs, request, response);
        // A response that is private to another request is rendered for this one.
        if ((await rendering) === false) return next();
      }
    },
  };
}

function createHalf(): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: HALF,
    // Brotli is no larger than gzip.
    sizeCalculation: ({ gzip }, key) => OVERHEAD + key.length + 2 * gzip.byteLength,
  });
}

function keyOf({ version }: CatalogueVersion, { url, facts }: SiteRequest): string {
  return `${version}\n${facts.pageVariant}\n${url}`;
}

function isCacheableRequest({ method, url = "", headers }: SiteRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return (
    isRead &&
    headers.authorization === undefined &&
    url.length <= MAX_URL_LENGTH &&
    !UNCACHED_URLS.test(url)
  );
}

/** Whether a response is the same for everybody until the catalogue changes, by its headers. */
function isCacheable({ status, headers }: Response): boolean {
  const isPublic = headers.get("Cache-Control")?.includes("public") && !headers.has("Set-Cookie");
  return Boolean(status === 200 && isPublic && !headers.has("Vary"));
}
