/** Checks whether machines can share one scale without any becoming too small. */
import type { ProductImage } from "#app/catalogue/product.ts";

/** Proportions of a machine's frame. */
const FRAME = { width: 16, height: 9 };
/** Minimum size at the common scale, as a share of its size alone in the frame. */
const MIN_SHARE = 0.4;

/** @param images with a scale and a size */
export function canShareScale(images: readonly ProductImage[]): boolean {
  const sizes = images.map(({ scale, width, height }) => {
    const lengthMm = scale?.lengthMm ?? 0;
    return { lengthMm, tallMm: (lengthMm * (height ?? 0)) / (width ?? 1) };
  });
  const shared = fitOf({
    lengthMm: Math.max(...sizes.map((size) => size.lengthMm)),
    tallMm: Math.max(...sizes.map((size) => size.tallMm)),
  });
  return sizes.every((size) => shared / fitOf(size) >= MIN_SHARE);
}

/** The scale at which a machine fills its frame. */
function fitOf({ lengthMm, tallMm }: { lengthMm: number; tallMm: number }): number {
  return Math.min(FRAME.width / lengthMm, FRAME.height / tallMm);
}
