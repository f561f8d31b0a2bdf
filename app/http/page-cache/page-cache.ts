/** Answers with pages that were made before: neither loader nor render runs again until the catalogue changes. */
import { LRUCache } from "lru-cache";
import type { MiddlewareFunction } from "react-router";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { isRead } from "../is-read.ts";
import { type CachedPage, inEncoding, isCacheable, toCachedPage, toResponse } from "./cached-page.ts";
import { ENCODINGS, type Encoding, preferredEncoding } from "./encoding.ts";
import { PAGE_VARIANT, toPageKey } from "./page-key.ts";
import { type PageStore, toStoreKey } from "./page-store.ts";
import { createSingleFlight } from "./single-flight.ts";

/** How long an address is known for an answer that may not be kept, so that nobody waits for another's, milliseconds. */
const PASSED_BY = 10_000;
const MOST_PASSED_BY = 1_000;

/** What came of a render: a page for everybody, or a private response to one request. */
type Rendered = { page: CachedPage; isHit: boolean } | { page: null; request: Request; response: Response };

/** Keeps what the middleware inside it lets pass as public; needs the upstream's from outside it. */
export function createPageCache(store: PageStore): MiddlewareFunction<Response> {
  const passedBy = new LRUCache<string, true>({ max: MOST_PASSED_BY, ttl: PASSED_BY });
  const renderOnce = createSingleFlight<Rendered>();
  const encodeOnce = createSingleFlight<Rendered>();

  async function render(request: Request, key: string, validForMs: number | null, next: () => Promise<Response>) {
    const response = await next();
    // Who has gone away may have left half a page.
    if (request.signal.aborted) return { page: null, request, response };
    if (!isCacheable(response)) {
      passedBy.set(key, true);
      return { page: null, request, response };
    }
    const page = await toCachedPage(response, validForMs);
    return request.signal.aborted ? { page: null, request, response: toResponse(page, false) } : { page, isHit: false };
  }

  /** The page in one form: from another form of it, else rendered. */
  async function make(key: string, encoding: Encoding, rendering: () => Promise<Rendered>) {
    const other = ENCODINGS.map((form) => store.get(toStoreKey(key, form))).find((page) => page !== null);
    const rendered = other ? { page: other, isHit: true } : await renderOnce(key, rendering);
    if (rendered.page === null) return rendered;
    const page = await inEncoding(rendered.page, encoding);
    store.set(toStoreKey(key, encoding), page);
    return { page, isHit: rendered.isHit };
  }

  return async ({ request, context }, next) => {
    if (!isRead(request) || request.headers.has("Authorization")) return next();
    const catalogueVersion = await context.get(upstreamContext).catalogueVersion();
    const key = catalogueVersion && keyOf(request, catalogueVersion.version);
    if (catalogueVersion === null || key === null) return next();
    const encoding = preferredEncoding(request.headers.get("Accept-Encoding"));
    const held = store.get(toStoreKey(key, encoding));
    if (held) return toResponse(held, true);
    while (!passedBy.has(key)) {
      const rendering = () => render(request, key, catalogueVersion.validForMs, next);
      const made = await encodeOnce(toStoreKey(key, encoding), () => make(key, encoding, rendering));
      if (made.page) return toResponse(made.page, made.isHit);
      if (made.request === request) return made.response;
    }
    return next();
  };
}

function keyOf(request: Request, version: string): string | null {
  const { pathname, search } = new URL(request.url);
  return toPageKey(version, pathname + search, request.headers.get(PAGE_VARIANT) ?? undefined);
}
