/** Arranges the sizes and formats of a picture for `<picture>`. */
import type { SitePicture } from "./site-picture.ts";

export interface Variant {
  url: string;
  type: string;
  width: number;
  height: number;
}

/** Pixels: the smallest width of a picture without a choice of sizes. */
const MIN = 480;
/** Formats from the smallest to the most compatible. */
const PREFERENCE = ["image/avif", "image/webp", "image/jpeg", "image/png", "image/svg+xml"];
/** @param portrait variants for portrait windows */
export function toSitePicture(
  landscape: readonly Variant[],
  portrait: readonly Variant[],
  alt: string,
): SitePicture | null {
  const formats = listFormats(landscape);
  const fallback = formats.pop();
  if (!fallback) return null;
  const { sizes, width, height } = fallback;
  return {
    src: (sizes.find((size) => size.width >= MIN) ?? fallback).url,
    srcSet: sizes.length > 1 ? toSrcSet(sizes) : null,
    width,
    height,
    alt,
    sources: [...toSources(listFormats(portrait), "(width <= 768px)"), ...toSources(formats, null)],
  };
}

/** The largest size in each format, with all of them. */
const listFormats = (variants: readonly Variant[]) =>
  PREFERENCE.flatMap((type) => {
    const sizes = variants
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width);
    const largest = sizes.at(-1);
    return largest ? { ...largest, sizes } : [];
  });

const toSources = (formats: ReturnType<typeof listFormats>, media: string | null) =>
  formats.map(({ type, sizes, width, height }) => ({
    type,
    media,
    srcSet: toSrcSet(sizes),
    width,
    height,
  }));

const toSrcSet = (sizes: readonly Variant[]) =>
  sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
