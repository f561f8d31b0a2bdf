/** The paths of share pictures. */

/** The shop's picture, for all pages but products'. */
export const SHOP_PICTURE = "/previews/shop.png";

/** @param path the product's page, such as "/products/stihl-ms-250" */
export function productSharePicture(path: string): string {
  return `/previews${path}.png`;
}
