/** A product's weight field as one of its figures. */
import { findFigure, findQuantity, WEIGHT } from "./comparison-lookup.ts";
import type { Specification } from "./product.ts";
import { convert, typicalValue } from "./quantity/convert.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";
import { KILOGRAM } from "./quantity/units.ts";

const DECIMALS = 2;

/** The figures, with the weight field as the last of them where none of them is a weight. */
export function withWeight(figures: Specification[], kilograms: number | null): Specification[] {
  if (kilograms === null || kilograms <= 0 || findFigure(figures, WEIGHT)) return figures;
  return [...figures, { name: WEIGHT.exact, value: `${Number(kilograms.toFixed(DECIMALS))} kg` }];
}

/** Kilograms as the figures say them, else the weight field. */
export function weightOf(figures: readonly Specification[], kilograms: number | null): number | null {
  const quantity = findQuantity(figures, WEIGHT);
  return quantity?.form === "one" ? typicalValue(quantity) : kilograms;
}

/**
 * Kilograms that somebody wrote: "4,7", "4.7 kg" or "850 g". Null for nothing, undefined for what is no weight. As
 * programs write numbers, 4.625 is less than five.
 */
export function parseWeight(text: string): number | null | undefined {
  if (text === "") return null;
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  const quantity = parseQuantity(text, KILOGRAM);
  const converted = quantity && !quantity.bound && !quantity.note ? convert(quantity, KILOGRAM) : null;
  return converted?.form === "one" ? converted.values[0] : undefined;
}
