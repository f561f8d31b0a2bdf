/** Draws products from their specifications. The only module that other folders import. */
import { toFullName } from "#app/catalogue/model.ts";
import { type DescribedProduct, toMachine } from "./machines/described-machine.ts";
import { picturesOf } from "./machines/pictures-of.ts";
import { type DrawnView, drawViews } from "./machines/views.ts";

export type { DescribedProduct };

/**
 * One view of a machine: "whole", "lettered" (with dimensions), "in-use", "detail" (cropped), or
 * "thumb" (legible when small).
 */
export interface DrawingView extends DrawnView {
  alt: string;
}

/**
 * Draws a product.
 * @returns the views, the primary one first (the whole machine, or the lettered view followed by
 * the whole machine); null if the machine cannot be identified. Never throws.
 */
export function draw(product: DescribedProduct): DrawingView[] | null {
  const machine = toMachine(product);
  const pictures = machine && picturesOf(machine);
  if (!pictures) return null;
  const title = toFullName(product).slice(0, 300);
  const altOf = (caption: string) => `${title}, drawn from its specifications: ${caption}`;
  return drawViews(pictures, altOf).map((view) => ({ ...view, alt: altOf(view.caption) }));
}
