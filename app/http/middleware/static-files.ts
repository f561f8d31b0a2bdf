/** Serves the built client files: text from memory in the encoding that was made at build, the rest from the disk. */
import { hash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname, extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import sendFile from "send";
import { type Encoding, preferredEncoding } from "../encoding.ts";
import { isKnown } from "../etag.ts";
import type { Middleware } from "./middleware.ts";

/** Bytes of text files held in memory. */
const MEMORY = 32 * 1024 * 1024;
/** Files under this path have a name of their own for each content. */
const IMMUTABLE = "/assets/";
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

const FONT = ".woff2";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

interface TextFile {
  headers: Record<string, string | number>;
  etag: string;
  body: Buffer;
}

/** Serves what lies in `folder` at the start. */
export function staticFiles(folder: string): Middleware {
  const files = new Map<string, string>();
  for (const entry of globSync("**/*", { cwd: folder, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(join(folder, "/").length - 1);
    if (entry.isFile() && !/\.(?:br|gz)$|^\/\.vite\//.test(path)) files.set(path, file);
  }
  const texts = new LRUCache<string, TextFile>({ maxSize: MEMORY, sizeCalculation: ({ body }) => body.length + 1_000 });

  return (request, response, next) => {
    const { method, url = "" } = request;
    const file = method === "GET" || method === "HEAD" ? files.get(pathOf(url)) : undefined;
    if (file === undefined) return next();
    const caching = pathOf(url).startsWith(IMMUTABLE) ? FOR_EVER : FOR_AN_HOUR;
    const type = TYPES[extname(file)];
    try {
      if (isSpared(request, response, file)) response.writeHead(204, { "Cache-Control": FOR_AN_HOUR }).end();
      else if (type)
        sendText(request, response, readText(texts, file, type, caching, request.headers["accept-encoding"]));
      else streamFile(request, response, file, caching, next);
    } catch {
      // It was there at the start.
      next();
    }
  };
}

/** The names of built files need no escapes; what has some is none of them. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

function readText(
  texts: LRUCache<string, TextFile>,
  file: string,
  type: string,
  caching: string,
  accepted: string | undefined,
): TextFile {
  const preferred = preferredEncoding(accepted);
  const key = `${preferred} ${file}`;
  const held = texts.get(key);
  if (held) return held;
  const isEncoded = preferred !== "identity" && statSync(file + SUFFIXES[preferred], { throwIfNoEntry: false });
  const encoding = isEncoded ? preferred : "identity";
  const body = readFileSync(file + SUFFIXES[encoding]);
  const etag = `W/"${hash("sha256", readFileSync(file), "base64url").slice(0, 11)}"`;
  const headers = {
    "Cache-Control": caching,
    "Content-Type": type,
    ETag: etag,
    Vary: "Accept-Encoding",
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  const text = { headers, etag, body };
  texts.set(key, text);
  return text;
}

function sendText(request: IncomingMessage, response: ServerResponse, { headers, etag, body }: TextFile): void {
  if (isKnown(request.headers["if-none-match"], etag)) {
    const { "Content-Encoding": _, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(200, { ...headers, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Whether the visitor has asked to be sent little (`Save-Data: on`): text then shows in a font of the device's own. */
function isSpared(request: IncomingMessage, response: ServerResponse, file: string): boolean {
  if (extname(file) !== FONT) return false;
  response.setHeader("Vary", "Save-Data");
  return request.headers["save-data"] === "on";
}

/** With ranges, which videos are asked for by. */
function streamFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  caching: string,
  next: () => void,
): void {
  response.setHeader("Cache-Control", caching);
  sendFile(request, encodeURIComponent(basename(file)), { root: dirname(file), cacheControl: false })
    .on("error", (error: { status?: number }) => {
      if (error.status === 404) return next();
      response.removeHeader("Cache-Control");
      response.statusCode = error.status ?? 500;
      response.end();
    })
    .pipe(response);
}
