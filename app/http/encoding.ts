/** Content codings: which one a client prefers, and how to encode; and ETags. */
import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib, { type BrotliOptions, constants, type ZlibOptions } from "node:zlib";
import { LRUCache } from "lru-cache";

export interface Coding {
  /** As in `Content-Encoding`. */
  name: string;
  encode(content: Uint8Array, isLasting?: boolean): Promise<Uint8Array>;
  decode(body: Uint8Array): Promise<Uint8Array>;
}

/** In 4 MB of memory; 8 takes 16 MB for a page that is 1 % smaller. */
const BROTLI_QUALITY = 6;
/** For what browsers keep for a year, such as drawings. */
const LASTING_QUALITY = 10;
/** Half the time of the default 6, for a page that is 3 % larger. */
const GZIP_LEVEL = 4;
/** In bytes; a page fits into one chunk. */
const CHUNK = 64 * 1024;

const brotli = promisify<Uint8Array, BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Uint8Array, ZlibOptions, Buffer>(zlib.gzip);
const keep = async (content: Uint8Array) => content;

export const IDENTITY: Coding = { name: "identity", encode: keep, decode: keep };

/** Among equally preferred codings the first wins. */
const CODINGS: readonly Coding[] = [
  {
    name: "br",
    encode: (content, isLasting = false) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: isLasting ? LASTING_QUALITY : BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      };
      return brotli(content, { params, chunkSize: CHUNK });
    },
    decode: promisify<Uint8Array, Buffer>(zlib.brotliDecompress),
  },
  {
    name: "gzip",
    encode: (content) => gzip(content, { level: GZIP_LEVEL, chunkSize: CHUNK }),
    decode: promisify<Uint8Array, Buffer>(zlib.gunzip),
  },
  IDENTITY,
];

/** The request headers on which the coding of a text depends. */
export const VARY = "Accept-Encoding, Available-Dictionary";

/** The weight of `identity` if the header does not name it: below any named coding. */
const UNNAMED = Number.MIN_VALUE;

/** Browsers send few different headers, and reading one takes 2 µs. */
const preferred = new LRUCache<string, Coding>({ max: 100, memoMethod: choose });

/**
 * The coding that an `Accept-Encoding` header prefers (RFC 9110 §12.5.3). Identity without a
 * header, or where it rejects all codings: an unrequested form is better than no page.
 */
export function preferredCoding(accepted = ""): Coding {
  return preferred.memo(accepted);
}

function choose(accepted: string): Coding {
  const weights = new Map(accepted.toLowerCase().split(",").map(toWeight));
  const weightOf = (coding: Coding) =>
    weights.get(coding.name) ?? weights.get("*") ?? (coding === IDENTITY ? UNNAMED : 0);
  const [best = IDENTITY] = CODINGS.filter((coding) => weightOf(coding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return best;
}

function toWeight(item: string): [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/** Weak, because the same content is sent in several codings. */
export function toETag(content: Uint8Array): string {
  return `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}

/** Whether `If-None-Match` matches: weak and strong tags are equal (RFC 9110 §13.1.2). */
export function matchesETag(known: string | undefined, etag: string | null): boolean {
  if (known === undefined || etag === null) return false;
  return known.split(",").some((tag) => strong(tag.trim()) === strong(etag) || tag.trim() === "*");
}

const strong = (etag: string) => etag.replace(/^W\//, "");
