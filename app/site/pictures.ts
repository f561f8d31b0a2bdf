/** The pictures of the dealer's folder: what is there, in which sizes each can be had, and at which address. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { refusalOf } from "#app/images/picture-header.ts";
import { widthsOf } from "#app/images/sizes.ts";
import type { SitePicture } from "./site-picture.ts";

/** How the bytes of an address come about. */
export interface Served {
  file: string;
  type: string;
  /** Of a photograph that is made into sizes; null where the file is sent as it is. */
  made: { digest: string; size: `${number}.${string}` } | null;
}

interface Variant {
  url: string;
  type: string;
  width: number;
  height: number;
}

export interface Pictures {
  /** Null where the folder has no such picture. */
  find(name: string, alt?: string): SitePicture | null;
  /** Address of a file as it is; null where there is none, and for photographs, which are made into sizes. */
  fileUrl(file: string): string | null;
  /** By address. */
  served: ReadonlyMap<string, Served>;
  /** Files that are no pictures, with the reason. */
  mistakes: readonly string[];
  /** Photographs that are made into sizes: the digest of each file, by its name on the disk. */
  photographs: ReadonlyMap<string, string>;
  /** Fills a photograph's place while it loads; "#rrggbb". */
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
/** px: what stands alone, without a choice of sizes, is not smaller. */
const LEAST = 480;
/** Formats from the smallest to the one that every browser reads. */
const PREFERENCE = ["image/avif", "image/webp", "image/jpeg", "image/png", "image/svg+xml"];
/** A size made by hand: `name-960.avif`, and `name-portrait-900.avif` for upright windows. */
const PREPARED = /^(.+?)-(\d{3,4})\.(avif|webp|jpe?g|png)$/;

/** Reads the folder's `pictures`; a folder without one has none. */
export async function openPictures(folder: string): Promise<Pictures> {
  const directory = join(folder, "pictures");
  const files = existsSync(directory) ? readdirSync(directory).filter((file) => TYPES[ending(file)]) : [];
  const served = new Map<string, Served>();
  const urls = new Map<string, string>();
  const variants = new Map<string, Variant[]>();
  const photographs = new Map<string, string>();
  const colors = new Map<string, string>();
  const mistakes: string[] = [];
  for (const stored of files) {
    const path = join(directory, stored);
    // A Mac keeps "ä" as two signs, and whoever types the name writes one.
    const file = stored.normalize();
    const type = TYPES[ending(file)] ?? "";
    const bytes = readFileSync(path);
    const digest = hash("sha256", bytes, "base64url").slice(0, 10);
    const url = `/site/${digest}/${encodeURIComponent(file)}`;
    urls.set(file, url);
    const asItIs: Served = { file: path, type, made: null };
    if (!type.startsWith("image/")) {
      served.set(url, asItIs);
      continue;
    }
    const isDrawn = type === "image/svg+xml";
    const look = await lookAt(path);
    const size = look && { width: look.width, height: look.height };
    const prepared = look && findPrepared(file, look);
    const name = prepared ?? file.slice(0, -ending(file).length);
    const refusal = isDrawn ? null : refusalOf(bytes);
    if (refusal || !size) {
      mistakes.push(`pictures/${file}: ${refusal ?? "cannot be read as a picture"}`);
      continue;
    }
    const made = prepared || isDrawn ? [] : listSizes(name, digest, size);
    // Nobody is to read what a phone wrote into a photograph; an icon is served as it is.
    if (made.length === 0 || (type === "image/png" && !look?.isTelling)) served.set(url, asItIs);
    if (made.length > 0) photographs.set(stored, digest);
    for (const { url: address, type: form, width } of made)
      served.set(address, {
        file: path,
        type: form,
        made: { digest, size: `${width}.${form.slice("image/".length)}` },
      });
    variants.set(name, [...(variants.get(name) ?? []), ...(made.length > 0 ? made : [{ url, type, ...size }])]);
  }
  return {
    find: (given, alt = "") => {
      const name = given.normalize();
      const base = urls.has(name) ? name.slice(0, -ending(name).length) : name;
      const picture = toPicture(variants.get(base) ?? [], variants.get(`${base}-portrait`) ?? [], alt);
      const color = colors.get(base);
      return picture && color ? { ...picture, color } : picture;
    },
    fileUrl(file) {
      const url = urls.get(file.normalize());
      return url && served.has(url) ? url : null;
    },
    served,
    mistakes,
    photographs,
    setColor: (file, color) => colors.set(file.normalize().slice(0, -ending(file).length), color),
  };
}

const ending = (file: string) => extname(file).toLowerCase();

interface Look {
  /** Pixels as the picture is seen: a photograph may lie on its side in the file. */
  width: number;
  height: number;
  /** Whether the file says where, when or with what it was taken. */
  isTelling: boolean;
}

async function lookAt(path: string): Promise<Look | null> {
  const read = await sharp(path)
    .metadata()
    .catch(() => null);
  return (
    read && {
      width: read.autoOrient.width,
      height: read.autoOrient.height,
      isTelling: Boolean(read.exif ?? read.xmp ?? read.iptc),
    }
  );
}

/** The name that a size made by hand belongs to; null for a photograph whose name merely ends in a number. */
function findPrepared(file: string, { width, isTelling }: Look): string | null {
  const [, name, wide] = PREPARED.exec(file) ?? [];
  return name && Number(wide) === width && !isTelling ? name : null;
}

function listSizes(name: string, digest: string, { width, height }: { width: number; height: number }): Variant[] {
  return Object.entries(MADE).flatMap(([form, type]) =>
    widthsOf(width).map((wide) => ({
      url: `/site/${digest}/${encodeURIComponent(`${name}-${wide}${form}`)}`,
      type,
      width: wide,
      height: Math.round((height * wide) / width),
    })),
  );
}

function toPicture(landscape: readonly Variant[], portrait: readonly Variant[], alt: string): SitePicture | null {
  const forms = PREFERENCE.filter((type) => landscape.some((variant) => variant.type === type));
  const last = forms.at(-1);
  const fallback = landscape.filter(({ type }) => type === last).sort((a, b) => a.width - b.width);
  const largest = fallback.at(-1);
  if (!largest) return null;
  return {
    src: (fallback.find(({ width }) => width >= LEAST) ?? largest).url,
    srcSet: fallback.length > 1 ? toSrcSet(fallback) : null,
    width: largest.width,
    height: largest.height,
    alt,
    sources: [
      ...toSources(portrait, "(width <= 768px)"),
      ...toSources(
        landscape.filter(({ type }) => type !== last),
        null,
      ),
    ],
  };
}

function toSources(variants: readonly Variant[], media: string | null): SitePicture["sources"] {
  return PREFERENCE.flatMap((type) => {
    const sizes = variants.filter((variant) => variant.type === type).sort((a, b) => a.width - b.width);
    const largest = sizes.at(-1);
    return largest ? [{ type, media, srcSet: toSrcSet(sizes), width: largest.width, height: largest.height }] : [];
  });
}

const toSrcSet = (sizes: readonly Variant[]) => sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
