/** Stores product pictures under names made of content hashes. */
import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { ResizedPhotograph } from "#app/images/make-sizes.ts";
import { readPictureHeader } from "#app/images/picture-header.ts";
import { createQueue } from "#app/images/queue.ts";
import { hasAllSizes, readPhotographFile } from "#app/images/resized-photograph.ts";
import { fallbackWidthOf } from "#app/images/sizes.ts";
import { exists, store } from "#app/images/store-file.ts";
import { PHOTOGRAPH_LIMITS } from "#app/limits.ts";
import { WorkerStoppedError } from "#app/processes/worker.ts";
import { isPictureName } from "#app/site/pictures.ts";
import type { Log } from "../log.ts";

/** A received and checked picture before it is stored. */
export interface Upload {
  /** The client's file name. */
  name: string;
  bytes: Buffer;
}

/** A stored photograph, as pages need it. */
export interface StoredPhotograph {
  image_url: string;
  width: number;
  height: number;
  color?: string;
  /** The client's. */
  file_name: string;
}

interface DrawingFile {
  name: string;
  svg: string;
}

/** A picture file that cannot be decoded. */
export class UnreadablePictureError extends Error {
  /** The message without the file's name. */
  readonly reason: string;

  constructor(name: string, reason: string, options?: ErrorOptions) {
    super(`"${name}" ${reason}`, options);
    this.reason = reason;
  }
}

export type Uploads = ReturnType<typeof createUploads>;

export const UPLOADS_PATH = "/uploads/";

/** Change this when photographs are processed differently: it gives each a new URL. */
const PROCESSING_VERSION = "1";
const HASH_LENGTH = 24;
const HASH = /^[0-9a-f]{24}$/;

/** A served file: a drawing, or one size of a photograph. */
export const SERVED_FILE =
  /^(?:[0-9a-f]{24}(?=\.svg$)|(?<hash>[0-9a-f]{24})-\d{1,4})\.(?<extension>png|jpg|gif|webp|avif|svg)$/;
/** What is known of a photograph, beside its sizes. */
const METADATA = /^[0-9a-f]{24}\.json$/;

/** Whether a file of an archive is one that the site makes or receives, by its folder. */
const PICTURES: Record<string, (name: string) => boolean> = {
  uploads: (name) => SERVED_FILE.test(name) || METADATA.test(name),
  originals: (name) => HASH.test(name),
  pictures: isPictureName,
};

/** The folder and the name of a picture in an archive; empty for names that the site never gives. */
export function pictureAt(path: string): string[] {
  const [folder = "", name = "", ...deeper] = path.split("/");
  const isKnown = Object.hasOwn(PICTURES, folder) ? PICTURES[folder] : undefined;
  return deeper.length === 0 && isKnown?.(name) ? [folder, name] : [];
}

export function drawingFile(svg: string): DrawingFile {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, HASH_LENGTH);
  return { name: `${hash}.svg`, svg };
}

function hashOfPhotograph(bytes: Buffer): string {
  return createHash("sha256")
    .update(PROCESSING_VERSION)
    .update(bytes)
    .digest("hex")
    .slice(0, HASH_LENGTH);
}

/** Whether `url` belongs to this photograph once it is stored. */
export function isPhotographAt(url: string, bytes: Buffer): boolean {
  return url.startsWith(`${UPLOADS_PATH}${hashOfPhotograph(bytes)}-`);
}

/** @param dataDir has `uploads` and `pictures`, which are served, and `originals`, which is not */
export function createUploads(dataDir: string, log?: Log) {
  const folders = {
    served: join(dataDir, "uploads"),
    originals: join(dataDir, "originals"),
    pictures: join(dataDir, "pictures"),
  };
  const queue = createQueue();
  const photograph = (hash: string) => ({
    original: join(folders.originals, hash),
    folder: folders.served,
    hash,
  });

  async function makeSizesOf(hash: string): Promise<void> {
    await queue
      .makeSizes(photograph(hash))
      .catch((err: Error) => log?.error({ err }, "A photograph could not be resized"));
  }

  /**
   * It is on disk when this resolves.
   *
   * @throws UnreadablePictureError for a file that cannot be decoded, of which nothing is kept
   */
  async function storePhotograph({ name, bytes }: Upload): Promise<StoredPhotograph> {
    const hash = hashOfPhotograph(bytes);
    const isNew = !(await exists(join(folders.originals, hash)));
    await store(folders.originals, hash, bytes);
    try {
      const { width, height, color } = await queue.makeFallback(photograph(hash));
      const image_url = `${UPLOADS_PATH}${hash}-${fallbackWidthOf(width)}.jpg`;
      const file_name = name.slice(0, 255);
      return { image_url, width, height, ...(color ? { color } : {}), file_name };
    } catch (error) {
      if (isNew) await rm(join(folders.originals, hash), { force: true });
      // System errors, such as a full disk, are not the picture's fault.
      if (error instanceof Error && "code" in error && error.code) throw error;
      throw new UnreadablePictureError(name, describeFailure(error), { cause: error });
    }
  }

  return {
    /** Folders of served files, of original photographs and of the documents' pictures. */
    folders,
    storePhotograph,
    /**
     * Stores a photograph that documents may name.
     *
     * @returns its name
     * @throws UnreadablePictureError
     */
    async storePicture(upload: Upload): Promise<string> {
      const form = readPictureHeader(upload.bytes)?.form;
      const slug = toSlug(parse(upload.name).name) || "picture";
      const file = `${slug}-${hashOfPhotograph(upload.bytes).slice(0, 8)}.${form}`;
      if (!isPictureName(file))
        throw new UnreadablePictureError(upload.name, "is not a JPEG, PNG, WebP, AVIF or HEIC");
      await storePhotograph(upload);
      await store(folders.pictures, file, upload.bytes);
      return file;
    },
    /** Makes all sizes in the background. */
    queueSizes(photographs: readonly Pick<StoredPhotograph, "image_url">[]): void {
      for (const { image_url } of photographs)
        void makeSizesOf(image_url.slice(UPLOADS_PATH.length).split("-")[0] ?? "");
    },
    /** Makes missing sizes of all photographs, as after an import or a stop. */
    async makeMissingSizes(report?: (done: number, total: number) => void): Promise<void> {
      const originals = await readdir(folders.originals).catch(() => [] as string[]);
      const incomplete = originals.filter(
        (name) => HASH.test(name) && !hasAllSizes(folders.served, name),
      );
      for (const [done, hash] of incomplete.entries()) {
        report?.(done, incomplete.length);
        await makeSizesOf(hash);
      }
    },
    async storeDrawings(drawings: readonly DrawingFile[]): Promise<void> {
      await Promise.all(drawings.map(({ name, svg }) => store(folders.served, name, svg)));
    },
    /** Whether the file of a URL exists; true for URLs that are not uploads. */
    async has(url: string): Promise<boolean> {
      return (
        !url.startsWith(UPLOADS_PATH) ||
        exists(join(folders.served, url.slice(UPLOADS_PATH.length)))
      );
    },
    /** The photograph with its JPEG; null for an unknown or unreadable one. */
    async readOrMakeFallback(hash: string): Promise<ResizedPhotograph | null> {
      const known = readPhotographFile(folders.served, hash);
      if (known) return known;
      if (!(await exists(join(folders.originals, hash)))) return null;
      return queue.makeFallback(photograph(hash)).catch(() => null);
    },
    stop: queue.stop,
  };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof WorkerStoppedError))
    return "is incomplete or damaged; send it again or save it as JPEG";
  const { time, heap } = PHOTOGRAPH_LIMITS;
  const limit = error.reason === "time" ? `${time / 1_000} seconds` : `${heap} MB of memory`;
  return `takes more than ${limit} to read; send a smaller one`;
}
