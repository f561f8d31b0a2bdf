/** Whether the site drew an image itself; staff cannot order or describe such images. */
import type { ApiProductImage } from "#app/contract/product-parts.ts";

export function isDrawn(image: ApiProductImage): boolean {
  return image.drawn_from !== undefined;
}
