/**
 * The compression dictionary (RFC 9842): a list and a product, which browsers fetch when idle and
 * keep for a year. They get other pages as differences to it, a quarter to a third as large.
 */
import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib, { constants, type ZstdOptions } from "node:zlib";
import { type Coding, preferredCoding } from "./encoding.ts";
import type { Middleware, SiteRequest } from "./middleware/middleware.ts";
import { immutable } from "./policies.ts";

/** Before the compressed content stand these bytes and the hash of the dictionary. */
const MAGIC = Buffer.from("5e2a4d1820000000", "hex");
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: 20 };
const DCZ = /\bdcz(?:,|$)/;
/** Browsers accept `dcz` only once they have a dictionary; all that can accept zstd before. */
const ZSTD_NAME = /\bzstd(?:,|$)/;
/** Pages only: the data that scripts load would gain nothing. */
const USE = 'match="/*", match-dest=("document")';
/** Begins the data of a page for its scripts. */
const DATA = "<script>window.__reactRouterContext.streamController";
/** A list on the home page, and a product of that list. */
const SAMPLES = [/href="(\/collections\/[\w-]+)"/, /href="(\/products\/[\w-]+)"/];
/** Milliseconds after which it is tried again if a page could not be read. */
const RETRY_AFTER = 60_000;

const compress = promisify<Uint8Array, ZstdOptions, Buffer>(zlib.zstdCompress);
const decompress = promisify<Uint8Array, ZstdOptions, Buffer>(zlib.zstdDecompress);

/** The content of a public page; null while it cannot be shown. */
export type ReadPage = (path: string) => Promise<string | null>;

export type Dictionary = ReturnType<typeof createDictionary>;

/** It is made when the first browser could use it, and never changes. */
export function createDictionary(readPage: ReadPage) {
  let made: Awaited<ReturnType<typeof make>> = null;
  let isTried = false;

  async function tryToMake(): Promise<void> {
    isTried = true;
    made = await make(readPage).catch(() => null);
    if (!made) setTimeout(() => (isTried = false), RETRY_AFTER).unref();
  }

  const accepts = ({ headers }: SiteRequest, coding: RegExp) =>
    coding.test(headers["accept-encoding"] ?? "");
  const has = (request: SiteRequest) => made?.id === request.headers["available-dictionary"];

  const serve: Middleware = (request, response, next) => {
    if (!made || request.url !== made.url) return next();
    const { name } = preferredCoding(request.headers["accept-encoding"]);
    const isPacked = name === "br";
    response.writeHead(200, {
      ...immutable,
      "Content-Type": "text/plain; charset=utf-8",
      "Use-As-Dictionary": USE,
      Vary: "Accept-Encoding",
      ...(isPacked && { "Content-Encoding": name }),
    });
    response.end(isPacked ? made.packed : made.content);
  };

  return {
    serve,
    /** The coding for a client that has the dictionary, else the one that it prefers. */
    codingFor: (request: SiteRequest): Coding =>
      made && accepts(request, DCZ) && has(request)
        ? made.coding
        : preferredCoding(request.headers["accept-encoding"]),
    /** The headers that offer it to a client without it that does not save data: name, value. */
    offer: (request: SiteRequest): readonly string[] => {
      if (!accepts(request, ZSTD_NAME) || request.headers["save-data"] === "on") return [];
      if (!isTried) void tryToMake();
      return made && !has(request) ? ["Link", `<${made.url}>; rel="compression-dictionary"`] : [];
    },
  };
}

async function make(readPage: ReadPage) {
  const pages = [await readPage("/")];
  for (const link of SAMPLES) {
    const [, path] = link.exec(pages.at(-1) ?? "") ?? [];
    pages.push(path ? await readPage(path) : null);
  }
  const [, list, product] = pages;
  if (!list || !product) return null;
  // The list's data is 3 KB of the dictionary, and half a KB less of a list.
  const dictionary = Buffer.from(list.slice(0, list.indexOf(DATA)) + product);
  const digest = hash("sha256", dictionary, "buffer");
  const start = Buffer.concat([MAGIC, digest]);
  const coding: Coding = {
    name: "dcz",
    encode: async (content) =>
      Buffer.concat([start, await compress(content, { dictionary, params: ZSTD })]),
    decode: (body) => decompress(body.subarray(start.length), { dictionary }),
  };
  return {
    coding,
    content: dictionary,
    id: `:${digest.toString("base64")}:`,
    url: `/dictionary/${digest.toString("base64url")}`,
    packed: await preferredCoding("br").encode(dictionary, true),
  };
}
