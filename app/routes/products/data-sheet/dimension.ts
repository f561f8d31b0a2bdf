/** The dimension line under the machine in a data sheet's image. */
import type { ProductImage } from "#app/catalogue/product.ts";
import { type ArtworkBox, INK, textLine, widthInEms } from "../../previews/artwork.ts";

/** Pixels from the machine to the line. */
const LINE_OFFSET = 30;
const ARROW_LENGTH = 14;
const TEXT_PADDING = 15;
const TEXT_SIZE = 30;

/** SVG; empty if the length is unknown. The machine is centred in `box`. */
export function dimension(image: ProductImage | null, box: ArtworkBox): string {
  const { scale, width, height } = image ?? {};
  if (!scale || scale.isEstimated || !width || !height) return "";
  const size = Math.min(box.width / width, box.height / height);
  const perMm = (width * size) / scale.lengthMm;
  const from = Math.round(box.x + (box.width - width * size) / 2 + scale.dimensionStartMm * perMm);
  const to = Math.round(from + scale.dimensionMm * perMm);
  const y = Math.round(box.y + (box.height + height * size) / 2 + LINE_OFFSET);
  const middle = (from + to) / 2;
  const room = widthInEms(scale.dimensionText) * TEXT_SIZE + 2 * TEXT_PADDING;
  const isWide = to - from > room + 2 * ARROW_LENGTH;
  const gap = isWide ? `H${middle - room / 2}M${middle + room / 2} ${y}` : "";
  return [
    `<path d="M${from} ${y - 9}v18M${to} ${y - 9}v18M${from} ${y}${gap}H${to}" stroke="${INK}" stroke-width="2.5"/>`,
    `<path d="M${from} ${y}l${ARROW_LENGTH} -6v12zM${to} ${y}l-${ARROW_LENGTH} -6v12z" fill="${INK}"/>`,
    textLine(scale.dimensionText, {
      x: isWide ? middle : to + 12,
      y: y + 10,
      size: TEXT_SIZE,
      bold: true,
      anchor: isWide ? "middle" : "start",
    }),
  ].join("");
}
