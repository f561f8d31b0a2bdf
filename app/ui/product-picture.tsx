/** A product's picture, or the placeholder that says there is none. */
import type { ProductImage } from "#app/catalogue/product.ts";
import noImage from "./no-image.svg?url";

interface ProductPictureProps {
  image: ProductImage | null;
  /** Empty where a heading beside the picture already names the machine. Default: the image's own text. */
  alt?: string;
  /** What the placeholder's text says where there is no image (the specification, document 1 §3). */
  name?: string;
  /** For the one picture that is the page's largest first sight. */
  eager?: boolean;
}

/** Shown where a product has no picture, or its picture fails to load (250 × 180, reads "No Image"). */
export const placeholderImage = { url: noImage, alt: "No Image", width: 250, height: 180 };

export function ProductPicture({ image, alt, name = "Product Image", eager = false }: ProductPictureProps) {
  const shown = image ?? { ...placeholderImage, alt: name };
  return (
    <img
      src={shown.url}
      alt={alt ?? shown.alt}
      width={shown.width ?? undefined}
      height={shown.height ?? undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
