/** The pictures of the dealer's folder: what is there, in which sizes each can be had, and at which address. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { SitePicture } from "./site-picture.ts";

/** How the bytes of an address come about. */
export interface Served {
  file: string;
  type: string;
  /** Pixels; null where the file is sent as it is. */
  width: number | null;
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
  /** Address of a file as it is; null where there is none. */
  fileUrl(file: string): string | null;
  /** By address. */
  served: ReadonlyMap<string, Served>;
}

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};
/** Widths into which a photograph is made. */
const WIDTHS = [480, 960, 1600, 2560];
const MADE = { ".avif": "image/avif", ".webp": "image/webp" };
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
  for (const file of files) {
    const path = join(directory, file);
    const type = TYPES[ending(file)] ?? "";
    const digest = hash("sha256", readFileSync(path), "base64url").slice(0, 10);
    const url = `/site/${digest}/${encodeURIComponent(file)}`;
    served.set(url, { file: path, type, width: null });
    urls.set(file, url);
    if (!type.startsWith("image/")) continue;
    const name = PREPARED.exec(file)?.[1] ?? file.slice(0, -ending(file).length);
    const size = await sizeOf(path);
    const made = PREPARED.test(file) || type === "image/svg+xml" ? [] : listSizes(name, digest, size);
    for (const { url: address, type: form, width } of made) served.set(address, { file: path, type: form, width });
    variants.set(name, [...(variants.get(name) ?? []), ...(made.length > 0 ? made : [{ url, type, ...size }])]);
  }
  return {
    find: (name, alt = "") => {
      const base = urls.has(name) ? name.slice(0, -ending(name).length) : name;
      return toPicture(variants.get(base) ?? [], variants.get(`${base}-portrait`) ?? [], alt);
    },
    fileUrl: (file) => urls.get(file) ?? null,
    served,
  };
}

const ending = (file: string) => extname(file).toLowerCase();

/** Pixels as the picture is seen: a photograph may lie on its side in the file. */
async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(path).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

function listSizes(name: string, digest: string, { width, height }: { width: number; height: number }): Variant[] {
  const widths = [...new Set(WIDTHS.map((most) => Math.min(most, width)))];
  return Object.entries(MADE).flatMap(([form, type]) =>
    widths.map((wide) => ({
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
  const [smallest, largest] = [fallback[0], fallback.at(-1)];
  if (!smallest || !largest) return null;
  return {
    src: smallest.url,
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
