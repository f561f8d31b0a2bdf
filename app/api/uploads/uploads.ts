/** Keeps the pictures of products under names that tell their content, and serves them for ever unchanged. */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isWhole, readMade } from "#app/images/made-photograph.ts";
import type { MadePhotograph } from "#app/images/make-sizes.ts";
import { createQueue } from "#app/images/queue.ts";
import { fallbackWidthOf, widthsOf } from "#app/images/sizes.ts";
import { exists, store, streamFile } from "#app/images/store-file.ts";
import { PHOTOGRAPH_LIMITS } from "#app/limits.ts";
import { WorkerStopped } from "#app/processes/worker.ts";
import type { Log } from "../log.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** A picture that was sent, looked at and not yet stored. */
export interface Upload {
  /** As the sender calls it. */
  name: string;
  bytes: Buffer;
}

/** A photograph that is stored, as far as a page has to know. */
export interface StoredPhotograph {
  image_url: string;
  width: number;
  height: number;
  color?: string;
}

export interface DrawingFile {
  name: string;
  svg: string;
}

export interface Uploads {
  /**
   * Stores photographs, on disk before it returns.
   *
   * @throws UnreadablePicture, naming the file, and nothing of it is left
   */
  keepPhotographs(uploads: readonly Upload[]): Promise<StoredPhotograph[]>;
  /** Has all their sizes made in the background, once a product names them. */
  beginSizes(photographs: readonly StoredPhotograph[]): void;
  /** Makes what is missing of every photograph, one after the other: an import's, or what a stop cut short. */
  completeSizes(report?: (done: number, total: number) => void): Promise<void>;
  keepDrawings(drawings: readonly DrawingFile[]): Promise<void>;
  /** Whether the file of an address is there; true for an address that is no upload's. */
  has(address: string): Promise<boolean>;
  /** Answers `GET /uploads/{name}`. */
  serve(request: Request): Promise<Response>;
  /** Where the files lie: those that are served, and the photographs as they were sent. */
  readonly folders: { served: string; originals: string };
  stop(): void;
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

/** A file of its own, or one size of a photograph. */
const NAME =
  /^(?:[0-9a-f]{64}|[0-9a-f]{24}(?=\.svg$)|(?<hash>[0-9a-f]{24})-\d{1,4})\.(?<extension>png|jpg|gif|webp|avif|svg)$/;
/** Another number gives every photograph a new address, as other rules of making them need. */
const RECIPE = "1";
const HASH_LENGTH = 24;
const HASH = /^[0-9a-f]{24}$/;

export function drawingFile(svg: string): DrawingFile {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, HASH_LENGTH);
  return { name: `${hash}.svg`, svg };
}

function hashOfPhotograph(bytes: Buffer): string {
  return createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, HASH_LENGTH);
}

/** Whether `address` is where this photograph is shown once it has been stored. */
export function isPhotographAt(address: string, bytes: Buffer): boolean {
  return address.startsWith(`${UPLOADS_PATH}${hashOfPhotograph(bytes)}-`);
}

/** @param dataDir holds `uploads`, which is served, and `originals`, which never is */
export function createUploads(dataDir: string, log?: Log): Uploads {
  const folders = { served: join(dataDir, "uploads"), originals: join(dataDir, "originals") };
  const queue = createQueue();
  const photograph = (hash: string) => ({ original: join(folders.originals, hash), folder: folders.served, hash });

  async function makeSizesOf(hash: string): Promise<void> {
    await queue
      .makeSizes(photograph(hash))
      .catch((err: Error) => log?.error({ err }, "Sizes of a photograph are not made"));
  }

  async function lookAt(hash: string): Promise<MadePhotograph | null> {
    const known = readMade(folders.served, hash);
    if (known) return known;
    if (!(await exists(join(folders.originals, hash)))) return null;
    return queue.makeFallback(photograph(hash)).catch(() => null);
  }

  async function keepOne({ name, bytes }: Upload): Promise<StoredPhotograph> {
    const hash = hashOfPhotograph(bytes);
    const isNew = !(await exists(join(folders.originals, hash)));
    await store(folders.originals, hash, bytes);
    try {
      const { width, height, color } = await queue.makeFallback(photograph(hash));
      const image_url = `${UPLOADS_PATH}${hash}-${fallbackWidthOf(width)}.jpg`;
      return { image_url, width, height, ...(color ? { color } : {}) };
    } catch (error) {
      if (isNew) await rm(join(folders.originals, hash), { force: true });
      // A full disk is no fault of the picture.
      if (error instanceof Error && "code" in error && error.code) throw error;
      throw new UnreadablePicture(name, reasonOf(error), { cause: error });
    }
  }

  /** For what the first release kept as it was sent, with the phone and the place in it. */
  async function findMade(file: string, name: string): Promise<{ file: string; isFinal: boolean } | null> {
    const bytes = await readFile(file).catch(() => null);
    const made = bytes && (await keepOne({ name, bytes }).catch(() => null));
    return made && { file: join(dataDir, made.image_url), isFinal: false };
  }

  /** Until a size is made, the photograph's JPEG stands for it, and nobody keeps that. */
  async function findFile(name: string, hash: string | undefined): Promise<{ file: string; isFinal: boolean } | null> {
    const file = join(folders.served, name);
    if (!hash && !name.endsWith(".svg")) return findMade(file, name);
    if (await exists(file)) return { file, isFinal: true };
    const known = hash ? await lookAt(hash) : null;
    const width = Number(/-(\d+)\./.exec(name)?.[1]);
    if (!hash || !known || !widthsOf(known.width).includes(width) || !/(?:avif|webp)$/.test(name)) return null;
    void makeSizesOf(hash);
    return { file: join(folders.served, `${hash}-${fallbackWidthOf(known.width)}.jpg`), isFinal: false };
  }

  return {
    folders,
    async keepPhotographs(uploads) {
      const stored: StoredPhotograph[] = [];
      for (const upload of uploads) stored.push(await keepOne(upload));
      return stored;
    },
    beginSizes(photographs) {
      for (const { image_url } of photographs)
        void makeSizesOf(image_url.slice(UPLOADS_PATH.length).split("-")[0] ?? "");
    },
    async completeSizes(report) {
      const originals = await readdir(folders.originals).catch(() => [] as string[]);
      const open = originals.filter((name) => HASH.test(name) && !isWhole(folders.served, name));
      for (const [done, hash] of open.entries()) {
        report?.(done, open.length);
        await makeSizesOf(hash);
      }
    },
    async keepDrawings(drawings) {
      await Promise.all(drawings.map(({ name, svg }) => store(folders.served, name, svg)));
    },
    async has(address) {
      return !address.startsWith(UPLOADS_PATH) || exists(join(folders.served, address.slice(UPLOADS_PATH.length)));
    },
    async serve(request) {
      const notFound = () => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
      const { pathname } = new URL(request.url);
      const name = pathname.startsWith(UPLOADS_PATH) ? pathname.slice(UPLOADS_PATH.length) : "";
      const { hash, extension } = NAME.exec(name)?.groups ?? {};
      if (!extension) return notFound();
      if (request.method !== "GET" && request.method !== "HEAD")
        return new Response("Method not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
      const found = await findFile(name, hash);
      if (!found) return notFound();
      const headers = new Headers({
        "Content-Type": TYPES[found.isFinal ? extension : "jpg"] ?? "application/octet-stream",
        "Cache-Control": found.isFinal ? "public, max-age=31536000, immutable" : "no-store",
        // The style is a drawing's own.
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        ...(found.isFinal ? { ETag: `"${name}"` } : {}),
      });
      if (found.isFinal && request.headers.get("If-None-Match") === headers.get("ETag"))
        return new Response(null, { status: 304, headers });
      headers.set("Content-Length", String((await stat(found.file)).size));
      if (request.method === "HEAD") return new Response(null, { headers });
      return new Response(streamFile(found.file), { headers });
    },
    stop: queue.stop,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof WorkerStopped)) return "cannot be read to its end; send it again, or save it as JPEG";
  const { time, heap } = PHOTOGRAPH_LIMITS;
  const limit = error.reason === "time" ? `${time / 1_000} seconds` : `${heap} MB of memory`;
  return `takes more than ${limit} to read; send a smaller one`;
}
