/** Says how the site understands a figure, for the pages on which figures are written. */
import type { Specification } from "#app/catalogue/product.ts";
import { formatQuantity } from "#app/catalogue/quantity/format.ts";
import { readFigure } from "#app/catalogue/quantity/read-figure.ts";

/** "Read as 5.5 kW" or "Kept as text". */
export function readingOf(figure: Specification): string {
  const quantity = readFigure(figure);
  return quantity ? `Read as ${formatQuantity(quantity)}` : "Kept as text";
}
