/** The sizes that a photograph is made into, and their addresses: what pages and the server agree on. */

const WIDTHS = [160, 320, 480, 720, 1080, 1600];
/** No size is larger: it fills a large screen. */
export const LARGEST_WIDTH = 2400;
/** The JPEG that every browser can show. */
const FALLBACK_WIDTH = 1080;

/** All widths of a photograph that is `width` px wide, the smallest first. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, LARGEST_WIDTH);
  return [...WIDTHS.filter((other) => other < largest), largest];
}

export function fallbackWidthOf(width: number): number {
  return Math.min(width, FALLBACK_WIDTH);
}

const FALLBACK = /^(.*\/)?([0-9a-f]{24})-(\d{1,4})\.jpg$/;

export interface Sources {
  avif: string;
  webp: string;
}

/** The `srcset`s beside a photograph's JPEG at `url`; null for any other picture. `width` is the photograph's own. */
export function sourcesOf(url: string, width: number | null): Sources | null {
  const [, folder = "", hash] = FALLBACK.exec(url) ?? [];
  if (!hash || !width) return null;
  const set = (form: string) =>
    widthsOf(width)
      .map((size) => `${folder}${hash}-${size}.${form} ${size}w`)
      .join(", ");
  return { avif: set("avif"), webp: set("webp") };
}

/** A photograph at one width, at least `least` px where it has so many, as a CSS `image-set()`; null for any other picture. */
export function imageSetOf(url: string, width: number | null, least: number): string | null {
  const [, folder = "", hash] = FALLBACK.exec(url) ?? [];
  if (!hash || !width) return null;
  const widths = widthsOf(width);
  const size = widths.find((other) => other >= least) ?? widths.at(-1);
  const form = (name: string) => `url("${folder}${hash}-${size}.${name}") type("image/${name}")`;
  return `image-set(${form("avif")}, ${form("webp")})`;
}
