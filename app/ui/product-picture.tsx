/** A product's picture, or the placeholder that says there is none. */
import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { sourcesOf } from "#app/images/sizes.ts";
import noImage from "./no-image.svg?url";
import "./product-picture.css";

interface ProductPictureProps {
  image: ProductImage | null;
  /** Empty where a heading beside the picture already names the machine. Default: the image's own text. */
  alt?: string;
  /** What the placeholder's text says where there is no image. */
  name?: string;
  /** For the one picture that is the page's largest first sight. */
  eager?: boolean;
  /** How wide its place is, as the `sizes` of a photograph. */
  sizes?: string;
  /** How high its place is at most, px: a photograph of another shape is shown narrower. */
  most?: number;
  /** The `sizes` without scripts: browsers then fetch lazy pictures at once, also those of a dialog that nobody opens. */
  sizesWithoutScripts?: string;
}

/** Shown where a product has no picture, or its picture fails to load (250 × 180, reads "No Image"). */
export const placeholderImage = { url: noImage, alt: "No Image", width: 250, height: 180 };

export function ProductPicture({ image, alt, name = "Product Image", eager = false, ...place }: ProductPictureProps) {
  const shown = image ?? { ...placeholderImage, alt: name };
  const { url, width, height } = shown;
  const sources = sourcesOf(url, width);
  const picture = (
    <img
      src={url}
      alt={alt ?? shown.alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      style={sources ? placeholderOf(shown) : undefined}
    />
  );
  if (!sources) return picture;
  const sizes = sizesOf(shown, place);
  return (
    <picture>
      {place.sizesWithoutScripts && (
        <>
          <source media="(scripting: none)" type="image/avif" srcSet={sources.avif} sizes={place.sizesWithoutScripts} />
          <source media="(scripting: none)" type="image/webp" srcSet={sources.webp} sizes={place.sizesWithoutScripts} />
        </>
      )}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {picture}
    </picture>
  );
}

type Shown = Pick<ProductImage, "width" | "height" | "color">;

function sizesOf(
  { width, height }: Shown,
  { sizes = "100vw", most }: Pick<ProductPictureProps, "sizes" | "most">,
): string {
  return most && width && height ? `min(${sizes}, ${Math.ceil((most * width) / height)}px)` : sizes;
}

/** The photograph's colour, where the photograph will be and nowhere else in its place. */
export function placeholderOf({ width, height, color }: Shown): CSSProperties | undefined {
  if (!color || !width || !height) return undefined;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path fill='${color}' d='M0 0h${width}v${height}H0z'/></svg>`;
  return { "--color": `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } as CSSProperties;
}
