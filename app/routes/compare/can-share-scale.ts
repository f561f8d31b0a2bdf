/** Tells whether machines can be compared at one scale without one of them becoming a speck. */
import type { ProductImage } from "#app/catalogue/product.ts";

/** How wide and high a machine's place is, in proportion. */
const PLACE = { width: 16, height: 9 };
/** At one scale each machine keeps this share of the size that it has alone in its place. */
const LEAST_SHARE = 0.4;

/** True as well where no sizes are known: there is nothing that a scale could make small. */
export function canShareScale(images: readonly (ProductImage | null)[]): boolean {
  const sizes = images.flatMap((image) => {
    if (!image?.scale) return [];
    const { lengthMm } = image.scale;
    return { lengthMm, tallMm: image.width && image.height ? (lengthMm * image.height) / image.width : 0 };
  });
  const shared = fitOf({
    lengthMm: Math.max(...sizes.map((size) => size.lengthMm)),
    tallMm: Math.max(...sizes.map((size) => size.tallMm)),
  });
  return sizes.every((size) => shared / fitOf(size) >= LEAST_SHARE);
}

/** How large a machine of this size can be drawn in its place. */
function fitOf({ lengthMm, tallMm }: { lengthMm: number; tallMm: number }): number {
  return Math.min(PLACE.width / lengthMm, PLACE.height / tallMm);
}
