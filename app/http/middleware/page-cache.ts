/**
 * Caches rendered pages until the catalogue changes, so that most requests need no rendering.
 * docs/testing.md has the rates.
 */
import { LRUCache } from "lru-cache";
import type { CatalogueVersion } from "#app/upstream/upstream.ts";
import type { Dictionary } from "../dictionary.ts";
import type { Coding } from "../encoding.ts";
import { networkOf } from "../request-facts.ts";
import type { CountSearch } from "../search-outcome.ts";
import {
  type CachedPage,
  type Exchange,
  encodeAgain,
  sendPage,
  toCachedPage,
} from "./cached-page.ts";
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
  dictionary: Dictionary;
}

export function createPageCache({
  render,
  headers,
  currentVersion,
  countSearch,
  dictionary,
}: PageCacheOptions) {
  // A page enters `fresh` and moves to `popular` when a second network requests it: one network can
  // request any number of new pages and evicts no popular one.
  const [fresh, popular] = [createHalf(), createHalf()];
  /** Pages in the making: whether one is cacheable, null where the client left. */
  const underWay = new Map<string, Promise<boolean | null>>();

  async function renderPage(
    key: string,
    coding: Coding,
    validForMs: number | null,
    ...[request, response]: Exchange
  ): Promise<boolean | null> {
    const rendered = await render(request, response);
    const content = await readText(request, rendered);
    if (response.destroyed || content === null || !isCacheable(rendered)) {
      void send(request, response, rendered, content).catch(() => response.destroy());
      return response.destroyed ? null : false;
    }
    const isLasting = rendered.headers.get("Cache-Control")?.includes("immutable");
    const bodies = new Map([[coding, await coding.encode(content, isLasting)]]);
    const page = toCachedPage(rendered.headers, headers, bodies);
    page.by = networkOf(request.facts);
    fresh.set(key, page, { ttl: validForMs ?? 0 });
    return respond(page, coding, "fwd=miss", request, response);
  }

  async function addCoding(
    key: string,
    coding: Coding,
    page: CachedPage,
    ...exchange: Exchange
  ): Promise<boolean> {
    const whole = await encodeAgain(page, coding);
    // Unless it was evicted in the meantime.
    [popular, fresh].find((half) => half.has(key))?.set(key, whole, { noUpdateTTL: true });
    return respond(whole, coding, "hit", ...exchange);
  }

  function find(version: CatalogueVersion, request: SiteRequest): CachedPage | undefined {
    const key = keyOf(version, request);
    const page = popular.get(key) ?? fresh.get(key);
    if (page?.by === undefined || page.by === networkOf(request.facts)) return page;
    delete page.by;
    popular.set(key, page, { ttl: fresh.getRemainingTTL(key) });
    fresh.delete(key);
    return page;
  }

  /** @returns whether the page was sent, in a coding that was made before */
  function respond(
    page: CachedPage | undefined,
    coding: Coding,
    status: "hit" | "fwd=miss",
    ...[request, response]: Exchange
  ): boolean {
    const body = page?.bodies.get(coding);
    if (!page || !body) return false;
    if (status === "hit") countSearch(request, page.outcome);
    // The Cache-Status of RFC 9211.
    const own = [...dictionary.offer(request), "Cache-Status", `pages; ${status}`];
    sendPage(page, coding, body, own, request, response);
    return true;
  }

  return {
    /**
     * Serves cached pages. It comes before all middlewares that set headers and passes Node one
     * list of headers: setting them one by one lowers the rate by a quarter.
     */
    hits: (request, response, next) => {
      const serve = (version: CatalogueVersion | null) => {
        const page = version ? find(version, request) : undefined;
        const coding = dictionary.codingFor(request);
        if (!respond(page, coding, "hit", request, response)) next();
      };
      const version = isCacheableRequest(request) ? currentVersion() : null;
      if (version instanceof Promise) void version.then(serve);
      else serve(version);
    },
    /** Renders a page once for all concurrent requests, encodes it once for each coding. */
    misses: async (request, response, next) => {
      const version = isCacheableRequest(request) ? await currentVersion() : null;
      if (version === null) return next();
      const key = keyOf(version, request);
      const coding = dictionary.codingFor(request);
      while (!response.destroyed) {
        const page = find(version, request);
        if (respond(page, coding, "hit", request, response)) return;
        const making = underWay.get(key);
        // A response that is private to another request is rendered for this one.
        if (making && (await making) === false) return next();
        if (making) continue;
        const made = page
          ? addCoding(key, coding, page, request, response)
          : renderPage(key, coding, version.validForMs, request, response);
        const kept = made.catch(() => {
          response.destroy();
          return null;
        });
        underWay.set(key, kept);
        await kept;
        underWay.delete(key);
        return;
      }
    },
  } satisfies Record<string, Middleware>;
}

function createHalf(): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: HALF,
    sizeCalculation: ({ bodies }, key) =>
      [...bodies.values()].reduce((sum, body) => sum + body.byteLength, OVERHEAD + key.length),
  });
}

function keyOf({ version }: CatalogueVersion, { url, facts }: SiteRequest): string {
  return `${version}\n${facts.pageVariant}\n${facts.prefix}${url}`;
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
