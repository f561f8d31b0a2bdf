/** A product's picture, or the placeholder if it has none. */

import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { sourcesOf } from "#app/images/sizes.ts";
import { useMessages } from "#app/languages/language.ts";
import noImage from "./no-image.svg?url";
import "./product-picture.css";

interface ProductPictureProps {
  image: ProductImage | null;
  /** Empty if a heading beside the picture names the machine. Default: the image's own text. */
  alt?: string;
  /** Alternative text of the placeholder. */
  name?: string;
  /** The page's largest visible picture, which loads first. */
  eager?: boolean;
  /** The `sizes` attribute of a photograph. */
  sizes?: string;
  /** Greatest height in px; a photograph of another shape is shown narrower. */
  max?: number;
  /** The `sizes` without scripts, when browsers load lazy pictures of closed dialogs too. */
  sizesWithoutScripts?: string;
}

/**
 * Shown where a product has no picture, or its picture fails to load (250 × 180, reads "No Image").
 */
export const placeholderImage = { url: noImage, width: 250, height: 180 };

export function ProductPicture({
  image,
  alt,
  name,
  eager = false,
  ...layout
}: ProductPictureProps) {
  const t = useMessages("shell");
  const shown = image ?? { ...placeholderImage, alt: name ?? t.image };
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
  const sizes = sizesOf(shown, layout);
  return (
    <picture>
      {layout.sizesWithoutScripts && (
        <>
          <source
            media="(scripting: none)"
            type="image/avif"
            srcSet={sources.avif}
            sizes={layout.sizesWithoutScripts}
          />
          <source
            media="(scripting: none)"
            type="image/webp"
            srcSet={sources.webp}
            sizes={layout.sizesWithoutScripts}
          />
        </>
      )}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {picture}
    </picture>
  );
}

type PictureShape = Pick<ProductImage, "width" | "height" | "color">;

function sizesOf(
  { width, height }: PictureShape,
  { sizes = "100vw", max }: Pick<ProductPictureProps, "sizes" | "max">,
): string {
  return max && width && height ? `min(${sizes}, ${Math.ceil((max * width) / height)}px)` : sizes;
}

/** A background in the photograph's colour, exactly as large as the photograph. */
export function placeholderOf({ width, height, color }: PictureShape): CSSProperties | undefined {
  if (!color || !width || !height) return undefined;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path fill='${color}' d='M0 0h${width}v${height}H0z'/></svg>`;
  return { "--color": `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } as CSSProperties;
}
