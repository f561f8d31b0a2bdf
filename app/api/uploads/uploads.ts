/** Keeps uploaded pictures as files named by their content, and serves them for ever unchanged. */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { imageKindOf } from "./image-kind.ts";

/** A picture that was sent, looked at and not yet stored. */
export interface Upload {
  name: string;
  bytes: Buffer;
  size: { width: number; height: number } | null;
}

export interface Uploads {
  /** Stores what is not there yet; on disk before it returns. */
  keep(uploads: Upload[]): Promise<void>;
  /** Whether the file of an address is there; true for an address that is no upload's. */
  has(address: string): Promise<boolean>;
  /** Answers `GET /uploads/{name}`. */
  serve(request: Request): Promise<Response>;
}

export const UPLOADS_PATH = "/uploads/";

const TYPES: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
};

const NAME = /^[0-9a-f]{64}\.(png|jpg|gif|webp|avif|svg)$/;

/** Null when it is not a picture of a kind that is taken. */
export function toUpload(bytes: Buffer): Upload | null {
  const kind = imageKindOf(bytes);
  if (!kind) return null;
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { name: `${hash}.${kind.extension}`, bytes, size: kind.size };
}

/** A drawing of the site's own as a file to keep; what is sent to the site is never taken as SVG. */
export function drawingFile(svg: string): Upload {
  const bytes = Buffer.from(svg);
  return { name: `${createHash("sha256").update(bytes).digest("hex")}.svg`, bytes, size: null };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

export function createUploads(folder: string): Uploads {
  async function store({ name, bytes }: Upload): Promise<void> {
    const file = join(folder, name);
    if (await exists(file)) return;
    // Written beside and renamed: nobody ever reads half a picture.
    const part = join(folder, `${randomUUID()}.part`);
    const handle = await open(part, "wx");
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  }

  return {
    async keep(uploads) {
      if (uploads.length > 0) await mkdir(folder, { recursive: true });
      for (const upload of uploads) await store(upload);
    },
    async has(address) {
      return !address.startsWith(UPLOADS_PATH) || exists(join(folder, address.slice(UPLOADS_PATH.length)));
    },
    async serve(request) {
      const notFound = () => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
      const { pathname } = new URL(request.url);
      const name = pathname.startsWith(UPLOADS_PATH) ? pathname.slice(UPLOADS_PATH.length) : "";
      const extension = NAME.exec(name)?.[1];
      if (!extension) return notFound();
      if (request.method !== "GET" && request.method !== "HEAD") {
        return new Response("Method not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
      }
      const etag = `"${name.slice(0, 32)}"`;
      const headers = new Headers({
        "Content-Type": TYPES[extension] ?? "application/octet-stream",
        "Cache-Control": "public, max-age=31536000, immutable",
        // The style is a drawing's own.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        ETag: etag,
      });
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      if (!found) return notFound();
      if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
      headers.set("Content-Length", String(found.size));
      if (request.method === "HEAD") return new Response(null, { headers });
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
    },
  };
}
