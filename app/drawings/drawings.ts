/** Draws products from their figures. This module is the folder's interface: nothing else is imported from outside. */
import { drawExploded, type PartsDrawing } from "./exploded/draw-exploded.ts";
import { picturesOf } from "./machines/pictures-of.ts";
import { type DrawnView, drawViews } from "./machines/views.ts";
import { type DescribedProduct, recognise } from "./recognising/recognise.ts";

export type { SpareKind } from "./exploded/part.ts";
export type { DescribedProduct, PartsDrawing };

/** One view of a machine: "whole", "lettered" with its measures, "in-use", "detail" cut at the edges, "thumb" to be read small. */
export interface Drawing extends DrawnView {
  alt: string;
}

/**
 * @returns the primary drawing first: the whole machine, or the lettered one and the whole one after it. Null where it
 *   is not certain which machine it is. Never throws.
 */
export function draw(product: DescribedProduct): Drawing[] | null {
  const machine = recognise(product);
  const pictures = machine && picturesOf(machine);
  if (!pictures) return null;
  const title = titleOf(product);
  const altOf = (seen: string) => `${title}, drawn from its figures: ${seen}`;
  return drawViews(pictures, altOf).map((view) => ({ ...view, alt: altOf(view.seen) }));
}

/** The machine taken apart. @returns null where it is not certain which machine it is, or its family has no parts drawn. Never throws. */
export function drawParts(product: DescribedProduct): PartsDrawing | null {
  const machine = recognise(product);
  const parts = machine && picturesOf(machine)?.parts;
  return parts ? drawExploded(parts, { key: "parts", title: `${product.name.slice(0, 200)}, taken apart` }) : null;
}

/** The maker's name stands before the product's, once. */
function titleOf({ name, brand }: DescribedProduct): string {
  const title = brand && !name.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${name}` : name;
  return title.slice(0, 300);
}
