/** A rendered page as it is kept: its headers and one form of its content, ready to be sent. */
import { type Parts, partsOf, respondWith } from "../rendered-body.ts";
import { type Encoding, encode, recode } from "./encoding.ts";

interface Page {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** When it is to be made anew, on the clock of `performance.now()`. */
  readonly until: number;
}

export interface CachedPage extends Page {
  readonly encoding: Encoding;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** As it came from the renderer. */
export interface RenderedPage extends Page {
  readonly parts: Parts;
}

/** Photographs are on the disk, and compressed already; drawings are texts. */
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg\+xml\b)/;

/** Whether an answer to a read is the same for everybody until the catalogue changes, as its own headers say. */
export function isCacheable({ status, headers }: Response): boolean {
  const isForAll = headers.get("Cache-Control")?.includes("public") && !headers.has("Set-Cookie");
  const isPlain = !headers.has("Content-Encoding") && !headers.has("Vary");
  return Boolean(status === 200 && isForAll && isPlain && TEXT.test(headers.get("Content-Type") ?? ""));
}

/** Reads the whole of a cacheable answer, valid for `validForMs` milliseconds; null: until the catalogue changes. */
export async function toRenderedPage(response: Response, validForMs: number | null): Promise<RenderedPage> {
  response.headers.set("Vary", "Accept-Encoding");
  // Each form has its own.
  response.headers.delete("Content-Length");
  const parts = await partsOf(response);
  const until = validForMs === null ? Number.POSITIVE_INFINITY : performance.now() + validForMs;
  return { headers: [...response.headers], parts, until };
}

export async function toCachedPage({ parts, ...page }: RenderedPage, encoding: Encoding): Promise<CachedPage> {
  return { ...page, encoding, body: await encode(parts, encoding) };
}

/** The same page in another form. */
export async function inEncoding(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
  return { ...page, encoding, body: await recode(page.body, page.encoding, encoding) };
}

/** `isHit`: whether the page was made for an earlier request, told as RFC 9211 has it. */
export function toResponse({ headers, encoding, body }: CachedPage, isHit: boolean): Response {
  const answer = respondWith(body, { headers: headers.map(([name, value]): [string, string] => [name, value]) });
  if (encoding !== "identity") answer.headers.set("Content-Encoding", encoding);
  answer.headers.set("Content-Length", String(body.byteLength));
  answer.headers.set("Cache-Status", isHit ? "pages; hit" : "pages; fwd=miss");
  return answer;
}
