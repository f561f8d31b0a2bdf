/** Answers with pages that were made before: neither loader nor render runs again until the catalogue changes. */
import { LRUCache } from "lru-cache";
import type { MiddlewareFunction } from "react-router";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { isRead } from "../is-read.ts";
import { ENCODINGS, type Encoding, preferredEncoding } from "./encoding.ts";
import { createFlights } from "./flights.ts";
import { inEncoding, isKeepable, type KeptPage, toAnswer, toPage } from "./kept-page.ts";
import { PageStore } from "./page-store.ts";

/** Memory for pages, bytes: some four thousand of them, compressed. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Characters of path and query; the site's own links stay far below. */
const LONGEST_ADDRESS = 1_000;
/** How long an address is known for an answer that may not be kept, so that nobody waits for another's, milliseconds. */
const PASSED_BY = 10_000;
const MOST_PASSED_BY = 1_000;

/** What came of a render: a page for everybody, or an answer for nobody but the one who asked. */
type Rendered = { page: KeptPage; isHit: boolean } | { page: null; request: Request; response: Response };

/** Keeps what the middleware inside it lets pass as public; needs the upstream's from outside it. */
export function createPageCache(most = MOST_BYTES): MiddlewareFunction<Response> {
  const store = new PageStore(most);
  const passedBy = new LRUCache<string, true>({ max: MOST_PASSED_BY, ttl: PASSED_BY });
  const flyPage = createFlights<Rendered>();
  const flyForm = createFlights<Rendered>();

  async function render(request: Request, key: string, lasts: number | null, next: () => Promise<Response>) {
    const response = await next();
    // Who has gone away may have left half a page.
    if (request.signal.aborted) return { page: null, request, response };
    if (!isKeepable(response)) {
      passedBy.set(key, true);
      return { page: null, request, response };
    }
    const page = await toPage(response, lasts);
    return request.signal.aborted ? { page: null, request, response: toAnswer(page, false) } : { page, isHit: false };
  }

  /** The page in one form: from another form of it, else rendered. */
  async function make(key: string, encoding: Encoding, rendering: () => Promise<Rendered>) {
    const other = ENCODINGS.map((form) => store.get(formKey(key, form))).find((page) => page !== null);
    const rendered = other ? { page: other, isHit: true } : await flyPage(key, rendering);
    if (rendered.page === null) return rendered;
    const page = await inEncoding(rendered.page, encoding);
    store.set(formKey(key, encoding), page);
    return { page, isHit: rendered.isHit };
  }

  return async ({ request, context }, next) => {
    const address = keepableAddress(request);
    const edition = address === null ? null : await context.get(upstreamContext).edition();
    if (edition === null) return next();
    const key = `${edition.version}\n${address}`;
    const encoding = preferredEncoding(request.headers.get("Accept-Encoding"));
    const held = store.get(formKey(key, encoding));
    if (held) return toAnswer(held, true);
    while (!passedBy.has(key)) {
      const rendering = () => render(request, key, edition.lasts, next);
      const made = await flyForm(formKey(key, encoding), () => make(key, encoding, rendering));
      if (made.page) return toAnswer(made.page, made.isHit);
      if (made.request === request) return made.response;
    }
    return next();
  };
}

/** Path and query, as which a page is known whatever the host; null for a request that is never answered from here. */
function keepableAddress(request: Request): string | null {
  if (!isRead(request) || request.headers.has("Authorization")) return null;
  const { pathname, search } = new URL(request.url);
  return pathname.length + search.length > LONGEST_ADDRESS ? null : pathname + search;
}

function formKey(key: string, encoding: Encoding): string {
  return `${encoding} ${key}`;
}
