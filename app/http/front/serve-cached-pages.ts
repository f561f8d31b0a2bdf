/** Answers with pages that are in the cache, from their bytes as they are: no router, no response objects, no streams. */
import type { CachedPage } from "../page-cache/cached-page.ts";
import { type Encoding, preferredEncoding } from "../page-cache/encoding.ts";
import { type PageStore, toStoreKey } from "../page-cache/page-store.ts";
import { isKnown } from "../revalidation.ts";
import type { SiteRequest, Step } from "./front.ts";
import { REQUEST_ID } from "./identify.ts";

/** Distinct `Accept-Encoding` headers remembered; there are few in the world. */
const MOST_ACCEPTED = 200;

/**
 * `keyOf` names the page that a request asks for, in the catalogue's present version; null when it is to be made for
 * this request alone. `headers` are those of every answer. `onServed` is told of each page that was read.
 */
export function serveCachedPages(
  store: PageStore,
  keyOf: (request: SiteRequest) => string | null | Promise<string | null>,
  headers: Readonly<Record<string, string>>,
  onServed: (request: SiteRequest, page: CachedPage) => void = () => undefined,
): Step {
  const encodingOf = rememberEncodings();
  const readied = new WeakMap<CachedPage, Ready>();

  const serve = (key: string | null, ...[request, response, next]: Parameters<Step>) => {
    const page = key === null ? null : store.get(toStoreKey(key, encodingOf(request.headers["accept-encoding"])));
    if (page === null) return next();
    const ready = readied.get(page) ?? toReady(page, headers);
    readied.set(page, ready);
    onServed(request, page);
    const id = [REQUEST_ID, request.facts.id];
    if (isKnown(request.headers["if-none-match"], ready.etag)) {
      response.writeHead(304, ready.unchanged.concat(id)).end();
    } else {
      response.writeHead(200, ready.full.concat(id));
      response.end(request.method === "HEAD" ? undefined : page.body);
    }
  };

  return (request, response, next) => {
    const key = keyOf(request);
    if (key instanceof Promise) key.then((found) => serve(found, request, response, next), next);
    else serve(key, request, response, next);
  };
}

/** A page's headers as Node sends them fastest: name, value, name, value. */
interface Ready {
  etag: string;
  full: string[];
  unchanged: string[];
}

/** `common`: the headers of every answer, but those that the page has of its own. */
function toReady({ headers, encoding, body }: CachedPage, common: Readonly<Record<string, string>>): Ready {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const others = Object.entries(common).filter(([name]) => !own.has(name.toLowerCase()));
  const unchanged = [...others.flat(), ...headers.flat(), "Cache-Status", "pages; hit"];
  const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return {
    etag: headers.find(([name]) => name.toLowerCase() === "etag")?.[1] ?? "",
    full: [...unchanged, ...coding, "Content-Length", String(body.byteLength)],
    unchanged,
  };
}

function rememberEncodings(): (accepted: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (accepted = "") => {
    const held = known.get(accepted);
    if (held) return held;
    const encoding = preferredEncoding(accepted || null);
    if (known.size < MOST_ACCEPTED) known.set(accepted, encoding);
    return encoding;
  };
}
