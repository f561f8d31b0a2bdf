/** Figures with units, in a shopper's words or a data sheet's: '52cc', '18 v', '40 cm', '1.5 hp'. */

import { parseQuantity, type Quantity } from "#app/catalogue/quantity/parse-quantity.ts";
import { readFigure } from "#app/catalogue/quantity/read-figure.ts";
import type { Dimension } from "#app/catalogue/quantity/units.ts";

export interface Measure {
  dimension: Dimension;
  /** In the dimension's base unit: mm, kg, l, cc, W, V, Ah, bar. */
  value: number;
  /** Half of the last digit given, in the base unit: 45 cm means 44.5 to 45.5. */
  tolerance: number;
}

/** What shoppers ask for; the others would be seen in model numbers. */
const ASKED: ReadonlySet<Dimension> = new Set<Dimension>([
  "length",
  "weight",
  "volume",
  "displacement",
  "power",
  "voltage",
  "charge",
  "pressure",
]);

/** The measure that the words at `at` spell, and how many words it took; null when they spell none. */
export function measureAt(words: readonly string[], at: number): { measure: Measure; length: 1 | 2 } | null {
  const word = words[at] ?? "";
  if (!/^\d/.test(word)) return null;
  for (const length of [1, 2] as const) {
    const quantity = parseQuantity(words.slice(at, at + length).join(" "));
    const [measure] = quantity?.form === "one" ? toMeasures(quantity) : [];
    if (measure) return { measure, length };
  }
  return null;
}

/** Every measure that a product's figures give. */
export function measuresIn(specifications: readonly { name: string; value: string }[]): Measure[] {
  return specifications.flatMap((specification) => {
    const quantity = readFigure(specification);
    return quantity ? toMeasures(quantity) : [];
  });
}

/** Begins at a number's first digit and is bounded, so that no text takes long. */
const WRITTEN_FIGURE = /(?<![\d.,])\d{1,9}(?:[.,]\d{1,9}){1,4} ?\p{L}{1,7}/gu;

/** Numbers with decimal commas or thousands beside their unit, written plainly: "5,5 kw" is "5.5 kW". */
export function withPlainNumbers(text: string): string {
  return text.replace(WRITTEN_FIGURE, (figure) => {
    const quantity = parseQuantity(figure);
    return quantity ? `${quantity.values[0]} ${quantity.unit.symbol}` : figure;
  });
}

/** 1 when a machine's figure is the one asked for, a half when it is within a tenth of it, else 0. */
export function closeness(asked: Measure, figure: Measure): number {
  if (asked.dimension !== figure.dimension) return 0;
  const apart = Math.abs(asked.value - figure.value);
  if (apart <= asked.tolerance * 1.001) return 1;
  return apart <= asked.value * 0.1 ? 0.5 : 0;
}

function toMeasures({ unit: { dimension, factor }, values, decimals }: Quantity): Measure[] {
  if (!ASKED.has(dimension)) return [];
  return values.map((value) => ({ dimension, value: value * factor, tolerance: 0.5 * 10 ** -decimals * factor }));
}
