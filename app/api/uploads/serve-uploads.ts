/** Serves product pictures as immutable. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fallbackWidthOf, widthsOf } from "#app/images/sizes.ts";
import { exists, streamFile } from "#app/images/store-file.ts";
import { SERVED_FILE, UPLOADS_PATH, type Uploads } from "./uploads.ts";

const TYPES: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
};

/** Handles `GET /uploads/{name}`. */
export async function serveUpload(uploads: Uploads, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.startsWith(UPLOADS_PATH) ? pathname.slice(UPLOADS_PATH.length) : "";
  const { hash, extension } = SERVED_FILE.exec(name)?.groups ?? {};
  const found = extension ? await findFile(uploads, name, hash) : null;
  if (!extension || !found)
    return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const { file, isFinal } = found;
  const headers = new Headers({
    "Content-Type": TYPES[isFinal ? extension : "jpg"] ?? "application/octet-stream",
    "Cache-Control": isFinal ? "public, max-age=31536000, immutable" : "no-store",
    // Drawings have inline styles.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
    ...(isFinal ? { ETag: `"${name}"` } : {}),
  });
  if (isFinal && request.headers.get("If-None-Match") === headers.get("ETag"))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String((await stat(file)).size));
  return new Response(streamFile(file), { headers });
}

/** Until a size is made, its JPEG fallback is served without caching. */
async function findFile(uploads: Uploads, name: string, hash: string | undefined) {
  const { served } = uploads.folders;
  const file = join(served, name);
  if (await exists(file)) return { file, isFinal: true };
  const known = hash ? await uploads.readOrMakeFallback(hash) : null;
  const width = Number(/-(\d+)\./.exec(name)?.[1]);
  if (!known || !widthsOf(known.width).includes(width) || !/(?:avif|webp)$/.test(name)) return null;
  const fallback = `${hash}-${fallbackWidthOf(known.width)}.jpg`;
  uploads.queueSizes([{ image_url: UPLOADS_PATH + fallback }]);
  return { file: join(served, fallback), isFinal: false };
}
