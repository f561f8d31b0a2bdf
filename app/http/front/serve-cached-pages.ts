/** Answers with pages that are in the cache, from their bytes as they are: no router, no response objects, no streams. */
import type { IncomingMessage } from "node:http";
import type { CachedPage } from "../page-cache/cached-page.ts";
import { type Encoding, preferredEncoding } from "../page-cache/encoding.ts";
import { type PageStore, toStoreKey } from "../page-cache/page-store.ts";
import { isKnown } from "../revalidation.ts";
import type { Step } from "./front.ts";
import { REQUEST_ID } from "./identify.ts";

/** Distinct `Accept-Encoding` headers remembered; there are few in the world. */
const MOST_ACCEPTED = 200;

/**
 * `keyOf` names the page that a request asks for, in the catalogue's present version; null when it is to be made for
 * this request alone. `headers` are those of every answer.
 */
export function serveCachedPages(
  store: PageStore,
  keyOf: (request: IncomingMessage) => Promise<string | null>,
  headers: Readonly<Record<string, string>>,
): Step {
  const common = Object.entries(headers).flat();
  const encodingOf = rememberEncodings();
  const heads = new WeakMap<CachedPage, Head>();

  return async (request, response, next) => {
    const key = await keyOf(request);
    const page = key === null ? null : store.get(toStoreKey(key, encodingOf(request.headers["accept-encoding"])));
    if (page === null) return next();
    const head = heads.get(page) ?? toHead(page, common);
    heads.set(page, head);
    const id = [REQUEST_ID, String(request.headers[REQUEST_ID])];
    if (isKnown(request.headers["if-none-match"], head.etag)) {
      response.writeHead(304, head.unchanged.concat(id)).end();
    } else {
      response.writeHead(200, head.full.concat(id)).end(request.method === "HEAD" ? undefined : page.body);
    }
  };
}

/** The headers of a page as Node writes them fastest: name, value, name, value. */
interface Head {
  etag: string;
  full: string[];
  unchanged: string[];
}

function toHead({ headers, encoding, body }: CachedPage, common: readonly string[]): Head {
  const unchanged = [...common, ...headers.flat(), "Cache-Status", "pages; hit"];
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
