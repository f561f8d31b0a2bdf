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
  const forms = PREFERENCE.filter((type) => landscape.some((variant) => variant.type === type));
  const last = forms.at(-1);
  const fallback = landscape.filter(({ type }) => type === last).sort((a, b) => a.width - b.width);
  const largest = fallback.at(-1);
  if (!largest) return null;
  return {
    src: (fallback.find(({ width }) => width >= MIN) ?? largest).url,
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
    const sizes = variants
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width);
    const largest = sizes.at(-1);
    return largest
      ? [{ type, media, srcSet: toSrcSet(sizes), width: largest.width, height: largest.height }]
      : [];
  });
}

const toSrcSet = (sizes: readonly Variant[]) =>
  sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
