/** In which form a page travels: the content coding that a client wants, and the way into it and back. */
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip } from "node:zlib";
import { join, type Parts } from "../rendered-body.ts";
import { gzipParts } from "./gzip-parts.ts";

export type Encoding = "br" | "gzip" | "identity";

/** The smallest first, for what is kept: the first wins among those that a client likes equally. */
export const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

/** The quickest to make first, for what may be asked for once only. */
export const QUICKEST: readonly Encoding[] = ["gzip", "br", "identity"];

/** A page takes 10 to 60 ms at this quality, and is 7 % smaller than at 9; the best saves another 2 % and takes three times as long. */
const BROTLI_QUALITY = 10;
/** A fifth larger, in a fraction of the time: while so many others are being encoded, pages wait for each other. */
const BROTLI_QUALITY_UNDER_LOAD = 3;
const MOST_WELL = 2;
/** Bytes; a page fits, so that it comes back in one piece. */
const OUTPUT_AT_ONCE = 64 * 1024;

/** What counts for a page as it is, unless the header speaks of it: less than anything that is named. */
const UNNAMED = Number.MIN_VALUE;

/**
 * The form that an `Accept-Encoding` header prefers (RFC 9110 §12.5.3). Without a header, or where it refuses every
 * form there is, the page as it is: a page in a form not asked for is of more use than none.
 */
export function preferredEncoding(accepted: string | null, order: readonly Encoding[] = ENCODINGS): Encoding {
  const qualities = new Map((accepted ?? "").toLowerCase().split(",").map(toQuality));
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? qualities.get("*") ?? (encoding === "identity" ? UNNAMED : 0);
  const [best] = order.filter((encoding) => qualityOf(encoding) > 0).sort((a, b) => qualityOf(b) - qualityOf(a));
  return best ?? "identity";
}

function toQuality(item: string): [coding: string, quality: number] {
  const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}

const brotli = promisify(brotliCompress);
let encodingNow = 0;

async function encodeBrotli(body: Uint8Array): Promise<Buffer> {
  const quality = encodingNow < MOST_WELL ? BROTLI_QUALITY : BROTLI_QUALITY_UNDER_LOAD;
  encodingNow++;
  try {
    return await brotli(body, {
      chunkSize: OUTPUT_AT_ONCE,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
  } finally {
    encodingNow--;
  }
}

const encoders: Record<Encoding, (parts: Parts) => Promise<Uint8Array>> = {
  br: (parts) => encodeBrotli(join(parts)),
  gzip: gzipParts,
  identity: async (parts) => join(parts),
};

const decoders = {
  br: promisify<Uint8Array, Buffer>(brotliDecompress),
  gzip: promisify<Uint8Array, Buffer>(gunzip),
  identity: async (body: Uint8Array) => body,
};

/** What was rendered in one form, in memory of its own that is no larger than it. */
export async function encode(parts: Parts, to: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encoders[to](parts));
}

/** The same content in another form. */
export async function recode(
  body: Uint8Array<ArrayBuffer>,
  from: Encoding,
  to: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  return encode([new Uint8Array(await decoders[from](body))], to);
}
