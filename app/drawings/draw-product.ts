/** Draws a product from its own figures, or a plain sheet where it is not certain which machine it is. */

import { picturesOf } from "./machines/pictures-of.ts";
import { drawPlainSheet } from "./machines/plain-sheet.ts";
import { drawViews, type ViewScale } from "./machines/views.ts";
import { type DescribedProduct, recognise } from "./recognising/recognise.ts";

export interface ProductDrawing {
  svg: string;
  /** px */
  width: number;
  height: number;
  alt: string;
  /** Drawn to be read small. */
  isThumbnail: boolean;
  /** Only where a figure gives the length. */
  scale: ViewScale | null;
}

/** Changes whenever the same product would be drawn in another way. */
export const DRAWING_VERSION = 4;

/** The first is the primary picture. Never throws, whatever the figures say. */
export function drawProduct(product: DescribedProduct): ProductDrawing[] {
  return drawMachine(product) ?? [drawSheetOf(product)];
}

function drawMachine(product: DescribedProduct): ProductDrawing[] | null {
  const machine = recognise(product);
  const pictures = machine && picturesOf(machine);
  if (!pictures) return null;
  const name = titleOf(product);
  const altOf = (seen: string) => `${name}, drawn from its figures: ${seen}`;
  const views = drawViews(pictures, { keyOf: (view) => `d${view.charAt(0)}`, titleOf: altOf });
  // Where a list letters the length under the drawing, the same drawing with its letters says nothing more.
  const shown = views.filter(({ view }) => view !== "lettered" || !views[0]?.scale);
  return shown.map(({ view, svg, width, height, seen, scale }) => ({
    svg,
    width,
    height,
    alt: altOf(seen),
    isThumbnail: view === "thumb",
    scale: scale ?? null,
  }));
}

function drawSheetOf(product: DescribedProduct): ProductDrawing {
  const category = product.productType ?? product.subcategory ?? product.category ?? "";
  const sheet = drawPlainSheet({ category: category.trim() || "Product", maker: product.brand ?? "" });
  return { ...sheet, alt: `No picture of ${titleOf(product)} yet`, isThumbnail: false, scale: null };
}

/** The maker's name stands before the product's, once. */
function titleOf({ name, brand }: DescribedProduct): string {
  const title = brand && !name.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${name}` : name;
  return title.slice(0, 300);
}
