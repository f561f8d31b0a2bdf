/** A cached page: its headers, and its content in each coding that was requested. */
import type { ServerResponse } from "node:http";
import { type Coding, IDENTITY, matchesETag, VARY } from "../encoding.ts";
import { SEARCH_OUTCOME } from "../search-outcome.ts";
import type { SiteRequest } from "./middleware.ts";
import { REQUEST_ID } from "./request-id.ts";

type Bodies = ReadonlyMap<Coding, Uint8Array>;

export interface CachedPage {
  /** All headers of the response except those of its coding: name, value, name, value. */
  head: readonly string[];
  etag: string;
  /** The search's outcome; null for every other page. */
  outcome: string | null;
  /** The network that requested it first; absent once another one has. */
  by?: string;
  bodies: Bodies;
}

export type Exchange = [request: SiteRequest, response: ServerResponse];

/** @param common headers of every response */
export function toCachedPage(
  own: Headers,
  common: Readonly<Record<string, string>>,
  bodies: Bodies,
): CachedPage {
  own.delete("Content-Length");
  own.set("Vary", VARY);
  const others = Object.entries(common).filter(([name]) => !own.has(name));
  return {
    head: [...others.flat(), ...[...own].flat()],
    etag: own.get("ETag") ?? "",
    outcome: own.get(SEARCH_OUTCOME),
    bodies,
  };
}

/** The page with its content in a further coding. */
export async function encodeAgain(page: CachedPage, coding: Coding): Promise<CachedPage> {
  const [[known, body] = [IDENTITY, new Uint8Array()]] = page.bodies;
  const content = await known.decode(body);
  return { ...page, bodies: new Map([...page.bodies, [coding, await coding.encode(content)]]) };
}

/** @param own further headers: name, value, name, value */
export function sendPage(
  { head, etag }: CachedPage,
  coding: Coding,
  body: Uint8Array,
  own: readonly string[],
  ...[request, response]: Exchange
): void {
  const all = head.concat(own, REQUEST_ID, request.facts.id);
  if (matchesETag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, all).end();
    return;
  }
  if (coding !== IDENTITY) all.push("Content-Encoding", coding.name);
  all.push("Content-Length", String(body.byteLength));
  response.writeHead(200, all);
  response.end(body);
}
