/** The dimension line under the machine of a sheet's picture. */
import type { ProductImage } from "#app/catalogue/product.ts";
import { type Box, emsOf, INK, textLine } from "../../previews/artwork.ts";

/** Between the machine and the line, from an arrow's point to its end, and beside the lettering, px. */
const BELOW = 30;
const ARROW = 14;
const BESIDE = 15;
const SIZE = 30;

/** Empty where no fact gives the length. The machine is drawn whole and in the middle of its box. */
export function dimension(image: ProductImage | null, box: Box): string {
  const { scale, width, height } = image ?? {};
  if (!scale || scale.isEstimated || !width || !height) return "";
  const size = Math.min(box.width / width, box.height / height);
  const perMm = (width * size) / scale.lengthMm;
  const from = Math.round(box.x + (box.width - width * size) / 2 + scale.dimensionStartMm * perMm);
  const to = Math.round(from + scale.dimensionMm * perMm);
  const y = Math.round(box.y + (box.height + height * size) / 2 + BELOW);
  const middle = (from + to) / 2;
  const room = emsOf(scale.dimensionText) * SIZE + 2 * BESIDE;
  const isWide = to - from > room + 2 * ARROW;
  const gap = isWide ? `M${from} ${y}H${middle - room / 2}M${middle + room / 2} ${y}H${to}` : `M${from} ${y}H${to}`;
  return [
    `<path d="M${from} ${y - 9}v18M${to} ${y - 9}v18${gap}" stroke="${INK}" stroke-width="2.5"/>`,
    `<path d="M${from} ${y}l${ARROW} -6v12zM${to} ${y}l-${ARROW} -6v12z" fill="${INK}"/>`,
    isWide
      ? textLine(scale.dimensionText, { x: middle, y: y + 10, size: SIZE, bold: true, anchor: "middle" })
      : textLine(scale.dimensionText, { x: to + 12, y: y + 10, size: SIZE, bold: true }),
  ].join("");
}
