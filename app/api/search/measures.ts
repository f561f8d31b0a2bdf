/** Finds quantities such as "52cc" or "1.5 hp" in queries and specifications, and compares them. */

import type { Specification } from "#app/catalogue/product.ts";
import { parseQuantity, type Quantity } from "#app/catalogue/quantity/parse-quantity.ts";
import type { Dimension } from "#app/catalogue/quantity/units.ts";
import { DEFAULT_READER, type Defined } from "#app/catalogue/specifications/read.ts";

export interface Measure {
  dimension: Dimension;
  /** In the dimension's base unit: mm, kg, l, cc, W, V, Ah, bar or l/h. */
  value: number;
  /** Half a unit of the last digit, in the base unit: 45 cm matches 44.5 to 45.5 cm. */
  tolerance: number;
}

/** Other dimensions are ignored, because model numbers would be mistaken for them. */
const ASKED: ReadonlySet<Dimension> = new Set<Dimension>([
  "length",
  "weight",
  "volume",
  "displacement",
  "power",
  "voltage",
  "charge",
  "pressure",
  "flow",
]);

/** The quantity that starts at word `at`, and how many words it spans; null if there is none. */
export function measureAt(
  words: readonly string[],
  at: number,
): { measure: Measure; length: number } | null {
  const word = words[at] ?? "";
  if (!/^\d/.test(word)) return null;
  for (const length of [1, 2, 3]) {
    const quantity = parseQuantity(words.slice(at, at + length).join(" "));
    const [measure] = quantity?.form === "one" ? toMeasures(quantity) : [];
    if (measure) return { measure, length };
  }
  return null;
}

const MAX_MEASURES = 60;

/** The quantities in specifications. A number without a unit gets that of its definition. */
export function measuresIn(
  specifications: readonly Specification[],
  defined: readonly Defined[] = [],
): Measure[] {
  const units = new Map(
    defined.flatMap(({ isOwn, specification, given }) =>
      isOwn && given ? [[specification, given] as const] : [],
    ),
  );
  return [...new Set([...specifications, ...units.keys()])]
    .flatMap((specification) => {
      const quantity = units.get(specification) ?? DEFAULT_READER.readQuantity(specification);
      return quantity ? toMeasures(quantity) : [];
    })
    .slice(0, MAX_MEASURES);
}

/** Bounded, and anchored at a number's first digit, so that matching takes linear time. */
const WRITTEN_SPECIFICATION = /(?<![\d.,])\d{1,9}(?:[.,]\d{1,9}){1,4} ?\p{L}{1,7}/gu;

/** A number whose unit contains a sign, such as 2", 1 1/2" or 37 m³/h. */
const SIGNED_SPECIFICATION =
  /(?<![\d.,/])(?:(?:\d{1,2} ?)?(?:\d{1,2}\/\d{1,2}|[¼½¾⅛⅜⅝⅞])|\d{1,9}(?:\.\d{1,9})?) ?(?:["″”]|''|(?:l|ltr|lit|m3|m³)\/(?:h|hr|min|s)(?!\p{L}))/giu;
/** Those units as words. */
const WORDS: Record<string, string> = {
  inch: "inch",
  "l/h": "lph",
  "l/min": "lpm",
  "l/s": "lps",
  "m³/h": "cmh",
};

/** Normalises quantities in a text: "5,5 kw" becomes "5.5 kW", '2"' becomes "2 inch". */
export function withPlainNumbers(text: string): string {
  const toPlain = (specification: string) => {
    const quantity = parseQuantity(specification);
    if (!quantity) return specification;
    const { symbol } = quantity.unit;
    // A sign may be followed by a letter; a symbol may be the beginning of another, as in l/min.
    return `${quantity.values[0]} ${WORDS[symbol] ? `${WORDS[symbol]} ` : symbol}`;
  };
  return text.replace(WRITTEN_SPECIFICATION, toPlain).replace(SIGNED_SPECIFICATION, toPlain);
}

function toMeasures({ unit: { dimension, factor }, values, decimals }: Quantity): Measure[] {
  if (!ASKED.has(dimension)) return [];
  return values.map((value) => ({
    dimension,
    value: value * factor,
    // A rounded quantity, but not the next size: 1.5 inch is not 2 inch.
    tolerance: Math.min(0.5 * 10 ** -decimals, 0.05 * value) * factor,
  }));
}
