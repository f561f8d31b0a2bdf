/** What the site drew itself has no order and no words of the shop's: it is made anew with the figures. */
import type { ProductImage } from "#app/contract/product-parts.ts";

export function isDrawn(image: ProductImage): boolean {
  return image.drawn_from !== undefined;
}
