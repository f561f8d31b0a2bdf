/** Draws a product taken apart, where it is certain which machine it is and the parts of its family are drawn. */
import { drawExploded, type PartsDrawing } from "./exploded/draw-exploded.ts";
import type { Exploded } from "./exploded/part.ts";
import { picturesOf } from "./machines/pictures-of.ts";
import { type DescribedProduct, recognise } from "./recognising/recognise.ts";

/** Whether it is certain which machine it is, and its family is drawn taken apart. */
export function canDrawParts(product: DescribedProduct): boolean {
  return partsOf(product) !== null;
}

/** @returns null where nothing is certain, or nothing drawn. Never throws, whatever the figures say. */
export function drawParts(product: DescribedProduct): PartsDrawing | null {
  const parts = partsOf(product);
  return parts ? drawExploded(parts, { key: "parts", title: `${product.name.slice(0, 200)}, taken apart` }) : null;
}

function partsOf(product: DescribedProduct): Exploded | null {
  const machine = recognise(product);
  return (machine && picturesOf(machine)?.parts) ?? null;
}
