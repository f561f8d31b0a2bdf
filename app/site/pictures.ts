/** The pictures of a shop's folder: files, sizes and URLs. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { refusalOf } from "#app/images/picture-header.ts";
import { widthsOf } from "#app/images/sizes.ts";
import type { SitePicture } from "./site-picture.ts";
import { toSitePicture, type Variant } from "./to-site-picture.ts";

/** How to serve a picture's URL. */
export interface PictureFile {
  file: string;
  type: string;
  /** A size of a photograph; null where the file is served unchanged. */
  made: { digest: string; size: `${number}.${string}` } | null;
}

export interface FolderPictures {
  /** Null where the folder has no such picture. */
  find(name: string, alt?: string): SitePicture | null;
  /** The URL of an unchanged file; null for a missing one and for resized photographs. */
  fileUrl(file: string): string | null;
  /** By URL. */
  served: ReadonlyMap<string, PictureFile>;
  /** Invalid files, with the reason. */
  errors: readonly string[];
  /** Photographs to resize: digests by file name. */
  photographs: ReadonlyMap<string, string>;
  /** Sets a photograph's placeholder colour, "#rrggbb". */
  setColor(file: string, color: string): void;
}

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

/** Reads the folder's `pictures`; a folder without one has none. */
export async function openPictures(folder: string): Promise<FolderPictures> {
  const directory = join(folder, "pictures");
  const files = existsSync(directory)
    ? readdirSync(directory).filter((file) => TYPES[ending(file)])
    : [];
  const served = new Map<string, PictureFile>();
  const urls = new Map<string, string>();
  const variants = new Map<string, Variant[]>();
  const photographs = new Map<string, string>();
  const colors = new Map<string, string>();
  const errors: string[] = [];
  for (const stored of files) {
    const path = join(directory, stored);
    // macOS stores "ä" as two code points; typed names have one.
    const file = stored.normalize();
    const type = TYPES[ending(file)] ?? "";
    const bytes = readFileSync(path);
    const digest = hash("sha256", bytes, "base64url").slice(0, 10);
    const url = `/site/${digest}/${encodeURIComponent(file)}`;
    urls.set(file, url);
    const original: PictureFile = { file: path, type, made: null };
    if (!type.startsWith("image/")) {
      served.set(url, original);
      continue;
    }
    const isDrawn = type === "image/svg+xml";
    const metadata = await readMetadata(path);
    const size = metadata && { width: metadata.width, height: metadata.height };
    const prepared = metadata && findPrepared(file, metadata);
    const name = prepared ?? file.slice(0, -ending(file).length);
    const refusal = isDrawn ? null : refusalOf(bytes);
    if (refusal || !size) {
      errors.push(`pictures/${file}: ${refusal ?? "cannot be read as a picture"}`);
      continue;
    }
    const made = prepared || isDrawn ? [] : listSizes(name, digest, size);
    // Photographs are never served with a phone's metadata; an icon is served unchanged.
    if (made.length === 0 || (type === "image/png" && !metadata?.hasPersonalData))
      served.set(url, original);
    if (made.length > 0) photographs.set(stored, digest);
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
    find: (requested, alt = "") => {
      const name = requested.normalize();
      const base = urls.has(name) ? name.slice(0, -ending(name).length) : name;
      const picture = toSitePicture(
        variants.get(base) ?? [],
        variants.get(`${base}-portrait`) ?? [],
        alt,
      );
      const color = colors.get(base);
      return picture && color ? { ...picture, color } : picture;
    },
    fileUrl(file) {
      const url = urls.get(file.normalize());
      return url && served.has(url) ? url : null;
    },
    served,
    errors: errors,
    photographs,
    setColor: (file, color) => colors.set(file.normalize().slice(0, -ending(file).length), color),
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
