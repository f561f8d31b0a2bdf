/** The raster picture that stands for a product where its page's address is shared. */
import type { Product } from "#app/catalogue/product.ts";

const DRAWING = /^\/assets\/[\w./-]+\.svg$/;
const RASTER = /\.(?:png|jpe?g|webp|gif)(?:\?|$)/i;

/** The drawing that a preview is made of: a file of this site's own; null where the product has none. */
export function drawingOf({ images }: Pick<Product, "images">): string | null {
  const url = images.find((image) => DRAWING.test(image.url))?.url ?? null;
  return url?.includes("..") ? null : url;
}

/** Address of the preview: made of the product's drawing, else its first raster picture; null for neither. */
export function previewPicture(product: Pick<Product, "images" | "slug">): string | null {
  if (drawingOf(product)) return `/previews/${product.slug}.png`;
  return product.images.find((image) => RASTER.test(image.url))?.url ?? null;
}
