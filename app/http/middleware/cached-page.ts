/** A cached page: its headers and its content in each encoding. */
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { SEARCH_OUTCOME } from "../count-search.ts";
import { type Encoding, encode, matchesETag } from "../encoding.ts";
import type { SiteRequest } from "./middleware.ts";
import { REQUEST_ID } from "./request-id.ts";

const unpack = promisify<Uint8Array, Buffer>(gunzip);

/** A page in gzip, and in Brotli from the second request on. */
export interface CachedPage {
  /** All headers of the response except those of its coding: name, value, name, value. */
  head: readonly string[];
  etag: string;
  /** The search's outcome; null for every other page. */
  outcome: string | null;
  /** The network that requested it first; absent once another one has. */
  by?: string;
  gzip: Uint8Array;
  brotli?: Uint8Array | Promise<Uint8Array>;
}

export type Exchange = [request: SiteRequest, response: ServerResponse];

/** @param common headers of every response */
export async function toCachedPage(
  own: Headers,
  content: Uint8Array,
  common: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  own.set("Vary", "Accept-Encoding");
  const others = Object.entries(common).filter(([name]) => !own.has(name));
  return {
    head: [...others.flat(), ...[...own].flat()],
    etag: own.get("ETag") ?? "",
    outcome: own.get(SEARCH_OUTCOME),
    gzip: await encode(content, "gzip"),
  };
}

/** `status`: the Cache-Status of the response (RFC 9211). */
export async function sendPage(
  page: CachedPage,
  encoding: Encoding,
  status: string,
  ...[request, response]: Exchange
): Promise<void> {
  const head = page.head.concat("Cache-Status", `pages; ${status}`, REQUEST_ID, request.facts.id);
  if (matchesETag(request.headers["if-none-match"], page.etag)) {
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

function inEncoding(page: CachedPage, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  if (encoding === "gzip") return page.gzip;
  if (encoding === "identity") return unpack(page.gzip);
  page.brotli ??= toBrotli(page);
  return page.brotli;
}

async function toBrotli(page: CachedPage): Promise<Uint8Array> {
  page.brotli = await encode(await unpack(page.gzip), "br");
  return page.brotli;
}
