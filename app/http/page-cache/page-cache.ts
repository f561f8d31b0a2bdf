/** Answers with pages that were made before: neither loader nor render runs again until the catalogue changes. */
import { LRUCache } from "lru-cache";
import type { MiddlewareFunction } from "react-router";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { isRead } from "../is-read.ts";
import { requestFactsContext } from "../request-facts.ts";
import {
  type CachedPage,
  inEncoding,
  isCacheable,
  type RenderedPage,
  toCachedPage,
  toRenderedPage,
  toResponse,
} from "./cached-page.ts";
import { ENCODINGS, type Encoding, preferredEncoding, QUICKEST } from "./encoding.ts";
import { toPageKey } from "./page-key.ts";
import { type PageStore, toStoreKey } from "./page-store.ts";
import { createSingleFlight } from "./single-flight.ts";

/** How long an address is known for an answer that may not be kept, so that nobody waits for another's, milliseconds. */
const PASSED_BY = 10_000;
const MOST_PASSED_BY = 1_000;

/** What came of a render: a page for everybody, or a private response to one request. */
type Rendered = { page: RenderedPage } | Private;
type Made = { page: CachedPage; isHit: boolean } | Private;
type Private = { page: null; request: Request; response: Response };

/** Keeps what the middleware inside it lets pass as public; needs the upstream's from outside it. */
export function createPageCache(store: PageStore): MiddlewareFunction<Response> {
  const passedBy = new LRUCache<string, true>({ max: MOST_PASSED_BY, ttl: PASSED_BY });
  const renderOnce = createSingleFlight<Rendered>();
  const encodeOnce = createSingleFlight<Made>();

  async function render(request: Request, key: string, validForMs: number | null, next: () => Promise<Response>) {
    const response = await next();
    // Who has gone away may have left half a page.
    if (request.signal.aborted) return { page: null, request, response };
    if (!isCacheable(response)) {
      passedBy.set(key, true);
      return { page: null, request, response };
    }
    const page = await toRenderedPage(response, validForMs);
    return request.signal.aborted ? { page: null, request, response } : { page };
  }

  /** The page in the form that is asked for, from another form of it; rendered now, in the `quickest` that will do. */
  async function make(key: string, encoding: Encoding, quickest: Encoding, rendering: () => Promise<Rendered>) {
    const other = ENCODINGS.map((form) => store.get(toStoreKey(key, form))).find((page) => page !== null);
    if (other) return keep(key, await inEncoding(other, encoding), true);
    const rendered = await renderOnce(key, rendering);
    return rendered.page ? keep(key, await toCachedPage(rendered.page, quickest), false) : rendered;
  }

  function keep(key: string, page: CachedPage, isHit: boolean) {
    store.set(toStoreKey(key, page.encoding), page);
    return { page, isHit };
  }

  return async ({ request, context }, next) => {
    if (!isRead(request) || request.headers.has("Authorization")) return next();
    const catalogueVersion = await context.get(upstreamContext).catalogueVersion();
    const key =
      catalogueVersion && keyOf(request, catalogueVersion.version, context.get(requestFactsContext).pageVariant);
    if (catalogueVersion === null || key === null) return next();
    const accepted = request.headers.get("Accept-Encoding");
    const encoding = preferredEncoding(accepted);
    const held = store.get(toStoreKey(key, encoding));
    if (held) return toResponse(held, true);
    // A route may answer it without a body, which is no page to keep.
    if (request.method === "HEAD") return next();
    while (!passedBy.has(key)) {
      const rendering = () => render(request, key, catalogueVersion.validForMs, next);
      const quickest = preferredEncoding(accepted, request.headers.get("Save-Data") === "on" ? ENCODINGS : QUICKEST);
      const made = await encodeOnce(`${encoding} ${quickest} ${key}`, () => make(key, encoding, quickest, rendering));
      if (made.page) return toResponse(made.page, made.isHit);
      if (made.request === request) return made.response;
    }
    return next();
  };
}

function keyOf(request: Request, version: string, variant: string): string | null {
  const { pathname, search } = new URL(request.url);
  return toPageKey(version, pathname + search, variant);
}
