/** A picture for pages: one file, or sizes and formats for `<picture>` to choose from. */

export type SitePicture = NonNullable<ReturnType<typeof toSitePicture>> & {
  /** Placeholder colour while it loads, "#rrggbb"; absent for transparent pictures. */
  color?: string | undefined;
};

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
) {
  const formats = listFormats(landscape);
  const fallback = formats.pop();
  if (!fallback) return null;
  const { sizes, width, height } = fallback;
  return {
    /** A medium size in the most compatible format. */
    src: (sizes.find((size) => size.width >= MIN) ?? fallback).url,
    /** Further sizes in this format, or null. */
    srcSet: sizes.length > 1 ? toSrcSet(sizes) : null,
    /** Pixels of the largest size. */
    width,
    height,
    alt,
    /** Smaller formats, and another crop for portrait windows, in order of preference. */
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
