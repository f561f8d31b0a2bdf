/** The shop's pictures: files, sizes and URLs. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { env } from "#app/env.server.ts";
import { refusalOf } from "#app/images/picture-header.ts";
import { readPhotographFile } from "#app/images/resized-photograph.ts";
import { widthsOf } from "#app/images/sizes.ts";
import { type SitePicture, toSitePicture, type Variant } from "./site-picture.ts";

/** How to serve a picture's URL. */
export interface PictureFile {
  file: string;
  type: string;
  /** A size of a photograph; null where the file is served unchanged. */
  made: { digest: string; size: `${number}.${string}` } | null;
}

export type ShopPictures = Awaited<ReturnType<typeof openPictures>>;

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".heic": "image/heic",
  ".heif": "image/heic",
  ".svg": "image/svg+xml",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};
const MADE = { ".avif": "image/avif", ".webp": "image/webp" };
/** A size in the folder: `name-960.avif`, or `name-portrait-900.avif` for portrait windows. */
const PREPARED = /^(.+?)-(\d{3,4})\.(avif|webp|jpe?g|png)$/;
/** The folder of the sizes that the site makes. */
export const SIZES_FOLDER = join(env.DATA_DIR, "site-pictures");

/** Whether the shop may have a picture or video of this name. */
export const isPictureName = (name: string) =>
  /^[^./\\][^/\\]*$/.test(name) && TYPES[ending(name)] !== undefined;

/** Reads the `pictures` in a folder; a folder without them has none. Unchanged ones are read once. */
export async function openPictures(folder: string, sizes = SIZES_FOLDER) {
  const directory = join(folder, "pictures");
  const files = existsSync(directory) ? readdirSync(directory).filter(isPictureName) : [];
  const served = new Map<string, PictureFile>();
  const urls = new Map<string, string>();
  const variants = new Map<string, Variant[]>();
  const photographs = new Map<string, string>();
  const digests = new Map<string, string>();
  const errors: string[] = [];
  for (const stored of files) {
    const path = join(directory, stored);
    // macOS stores "ä" as two code points; typed names have one.
    const file = stored.normalize();
    const { digest, refusal, metadata, type } = await readPicture(path);
    const url = `/site/${digest}/${encodeURIComponent(file)}`;
    urls.set(file, url);
    const original: PictureFile = { file: path, type, made: null };
    if (!type.startsWith("image/")) {
      served.set(url, original);
      continue;
    }
    const isDrawn = type === "image/svg+xml";
    const prepared = metadata && findPrepared(file, metadata);
    const name = prepared ?? file.slice(0, -ending(file).length);
    if (refusal || !metadata) {
      errors.push(`pictures/${file}: ${refusal ?? "cannot be read as a picture"}`);
      continue;
    }
    const { hasPersonalData, ...size } = metadata;
    const made = prepared || isDrawn ? [] : listSizes(name, digest, size);
    // Photographs are never served with a phone's metadata; an icon is served unchanged.
    if (made.length === 0 || (type === "image/png" && !hasPersonalData)) served.set(url, original);
    if (made.length > 0) {
      photographs.set(digest, path);
      digests.set(name, digest);
    }
    for (const { url, type: form, width } of made)
      served.set(url, {
        file: path,
        type: form,
        made: { digest, size: `${width}.${form.slice("image/".length)}` },
      });
    variants.set(name, [
      ...(variants.get(name) ?? []),
      ...(made.length > 0 ? made : [{ url, type, ...size }]),
    ]);
  }
  return {
    /** Null where the shop has no such picture. */
    find: (requested: string, alt = ""): SitePicture | null => {
      const name = requested.normalize();
      const base = urls.has(name) ? name.slice(0, -ending(name).length) : name;
      const picture = toSitePicture(
        variants.get(base) ?? [],
        variants.get(`${base}-portrait`) ?? [],
        alt,
      );
      const digest = digests.get(base);
      const color = digest && colorOf(sizes, digest);
      return picture && color ? { ...picture, color } : picture;
    },
    /** The URL of an unchanged file; null for a missing one and for resized photographs. */
    fileUrl(file: string): string | null {
      const url = urls.get(file.normalize());
      return url && served.has(url) ? url : null;
    },
    /** Of pictures that documents may name. */
    names: [...variants.keys()],
    /** By URL. */
    served,
    /** Invalid files, with the reason. */
    errors,
    /** Photographs to resize: files by digest. */
    photographs,
  };
}

/** By digest. */
const colors = new Map<string, string | null>();

/** A photograph's placeholder colour, once a size of it was made. */
function colorOf(sizes: string, digest: string): string | null {
  const known = colors.get(digest);
  if (known !== undefined) return known;
  const made = readPhotographFile(sizes, digest);
  if (made) colors.set(digest, made.color);
  return made?.color ?? null;
}

/** By path, size and time of the last change. */
const known = new Map<string, ReturnType<typeof readFile>>();

function readPicture(path: string): ReturnType<typeof readFile> {
  const { size, mtimeMs } = statSync(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const picture = known.get(key) ?? readFile(path);
  known.set(key, picture);
  return picture;
}

async function readFile(path: string) {
  const type = TYPES[ending(path)] ?? "";
  const bytes = readFileSync(path);
  const isPhotograph = type.startsWith("image/") && type !== "image/svg+xml";
  return {
    type,
    digest: hash("sha256", bytes, "base64url").slice(0, 10),
    refusal: isPhotograph ? refusalOf(bytes) : null,
    metadata: type.startsWith("image/") ? await readMetadata(path) : null,
  };
}

const ending = (file: string) => extname(file).toLowerCase();

interface PictureMetadata {
  /** Pixels as displayed: a photograph may be stored rotated. */
  width: number;
  height: number;
  /** Whether the metadata contain the location, time or device. */
  hasPersonalData: boolean;
}

async function readMetadata(path: string): Promise<PictureMetadata | null> {
  const read = await sharp(path)
    .metadata()
    .catch(() => null);
  return (
    read && {
      width: read.autoOrient.width,
      height: read.autoOrient.height,
      hasPersonalData: Boolean(read.exif ?? read.xmp ?? read.iptc),
    }
  );
}

/** The picture that a size belongs to; null for a photograph whose name ends in a number. */
function findPrepared(file: string, { width, hasPersonalData }: PictureMetadata): string | null {
  const [, name, wide] = PREPARED.exec(file) ?? [];
  return name && Number(wide) === width && !hasPersonalData ? name : null;
}

function listSizes(
  name: string,
  digest: string,
  { width, height }: { width: number; height: number },
): Variant[] {
  return Object.entries(MADE).flatMap(([form, type]) =>
    widthsOf(width).map((wide) => ({
      url: `/site/${digest}/${encodeURIComponent(`${name}-${wide}${form}`)}`,
      type,
      width: wide,
      height: Math.round((height * wide) / width),
    })),
  );
}
