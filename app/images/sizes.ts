/** The sizes of a photograph and their URLs, shared by pages and server. */

const WIDTHS = [160, 320, 480, 720, 1080, 1600];
/** Pixels; fills a large screen. */
export const MAX_WIDTH = 2400;
/** The width of the JPEG that every browser can show. */
const FALLBACK_WIDTH = 1080;

/** All widths of a photograph `width` pixels wide, ascending. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((other) => other < largest), largest];
}

export function fallbackWidthOf(width: number): number {
  return Math.min(width, FALLBACK_WIDTH);
}

const FALLBACK = /^(.*\/)?([0-9a-f]{24})-(\d{1,4})\.jpg$/;

interface Sources {
  avif: string;
  webp: string;
}

/** `srcset`s for a photograph's JPEG at `url`, `width` px wide; null for any other picture. */
export function sourcesOf(url: string, width: number | null): Sources | null {
  const [, folder = "", hash] = FALLBACK.exec(url) ?? [];
  if (!hash || !width) return null;
  const set = (form: string) =>
    widthsOf(width)
      .map((size) => `${folder}${hash}-${size}.${form} ${size}w`)
      .join(", ");
  return { avif: set("avif"), webp: set("webp") };
}

/** A photograph at one width, if possible `minWidth` pixels, as a CSS `image-set()`; or null. */
export function imageSetOf(url: string, width: number | null, minWidth: number): string | null {
  const [, folder = "", hash] = FALLBACK.exec(url) ?? [];
  if (!hash || !width) return null;
  const widths = widthsOf(width);
  const size = widths.find((other) => other >= minWidth) ?? widths.at(-1);
  const form = (name: string) => `url("${folder}${hash}-${size}.${name}") type("image/${name}")`;
  return `image-set(${form("avif")}, ${form("webp")})`;
}
