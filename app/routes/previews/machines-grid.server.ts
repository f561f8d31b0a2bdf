/** Machines side by side, to one scale if their lengths are known. */

import { toModel } from "#app/catalogue/model.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import { kindNameOf } from "../kind-name-of.ts";
import { type ArtworkBox, INK, placedImage, QUIET, textLine } from "./artwork.ts";
import { imageData } from "./picture-data.server.ts";

const GAP = 40;
const NAME_HEIGHT = 44;
const MAX_MACHINES = 4;

/** Up to four machines: first those with known lengths, one of each length. */
export function chooseMachines(products: readonly ProductSummary[]): ProductSummary[] {
  const shown = products.filter(({ image }) => image !== null && !image.isBlank);
  const scaled = shown.filter(({ image }) => image?.scale && !image.scale.isEstimated);
  const lengths = new Map(
    scaled.toReversed().map((product) => [product.image?.scale?.dimensionText, product]),
  );
  const chosen = [...lengths.values()].reverse();
  const others = chosen.length >= 2 ? scaled : [...scaled, ...shown];
  return [...new Set([...chosen, ...others])].slice(0, MAX_MACHINES);
}

function sizeMm({ image }: ProductSummary): { length: number; height: number } | null {
  if (!image?.scale || !image.width || !image.height) return null;
  const { lengthMm } = image.scale;
  return { length: lengthMm, height: (lengthMm * image.height) / image.width };
}

interface Grid {
  columns: number;
  /** px of a cell, and of the machine's own part of it. */
  room: number;
  cell: number;
  high: number;
  /** px per mm; 0 where a length is not known. */
  scale: number;
}

function toGrid(
  sizes: ReturnType<typeof sizeMm>[],
  columns: number,
  { width, height }: ArtworkBox,
): Grid {
  const rows = Math.ceil(sizes.length / columns);
  const room = (width - GAP * (columns - 1)) / columns;
  const cell = height / rows;
  const high = cell - NAME_HEIGHT - (rows > 1 ? 12 : 0);
  const scales = sizes.map((size) => (size ? Math.min(room / size.length, high / size.height) : 0));
  return { columns, room, cell, high, scale: Math.min(...scales) };
}

/** One row or two rows, with the larger machines. */
export async function machinesGrid(
  products: readonly ProductSummary[],
  box: ArtworkBox,
): Promise<string> {
  const sizes = products.map(sizeMm);
  const row = toGrid(sizes, Math.max(products.length, 1), box);
  const square = toGrid(sizes, 2, box);
  const { columns, room, cell, high, scale } =
    products.length > 3 && square.scale > row.scale ? square : row;
  const parts = await Promise.all(
    products.map(async (product, at) => {
      const picture = await imageData(product.image);
      const across = scale > 0 ? (sizes[at]?.length ?? 0) * scale : room;
      const left = box.x + (at % columns) * (room + GAP);
      const ground = box.y + Math.floor(at / columns) * cell + (cell - NAME_HEIGHT);
      const line = `<path d="M${left} ${ground}H${left + room}" stroke="#a9a598" stroke-width="2"/>`;
      const frame = {
        x: left + (room - across) / 2,
        y: ground - high,
        width: across,
        height: high,
      };
      const name = {
        x: left + room / 2,
        y: ground + 32,
        size: 28,
        fill: QUIET,
        anchor: "middle" as const,
        room,
      };
      const words = { ...name, y: ground - high / 2, fill: INK, bold: true };
      return (
        line +
        (picture ? placedImage(picture, frame) : textLine(kindNameOf(product), words)) +
        textLine(toModel(product), name)
      );
    }),
  );
  return parts.join("");
}
