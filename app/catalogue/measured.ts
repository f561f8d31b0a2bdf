/** Reads the figures that lists are narrowed, ordered and drawn by. */
import { type Measured, RANGED_FIGURES, type RangedFigure, type Ranges, rangeOf, rangesOf } from "./figure-ranges.ts";
import type { Specification } from "./product.ts";
import { convert } from "./quantity/convert.ts";
import type { Quantity } from "./quantity/parse-quantity.ts";
import { figureName, readFigure } from "./quantity/read-figure.ts";
import { unitOf } from "./quantity/units.ts";
import { SIZE_FIGURES } from "./size.ts";

/** Parts of a unit that still tell two sizes apart. */
const FINEST = 100;

/** Where a product's figures lie. One with several lengths to choose from lies in several ranges. */
export function rangesIn(specifications: readonly Specification[]): Ranges {
  const ranges: Record<string, string[]> = {};
  for (const figure of RANGED_FIGURES) {
    const quantity = findMeasured(figure, specifications);
    if (quantity) ranges[figure.key] = rangesWith(figure, quantity);
  }
  return ranges;
}

function rangesWith(figure: RangedFigure, { values, form }: Quantity): string[] {
  const ranges = rangesOf(figure);
  const places = values.map((value) => ranges.indexOf(rangeOf(figure, value)));
  const [from = 0, to = from] = places;
  return ranges.filter((_, place) => (form === "range" ? place >= from && place <= to : places.includes(place))).sort();
}

/** A product's sizes as a table keeps them, such as "bar 40"; several where it is sold in several lengths. */
export function sizesIn(specifications: readonly Specification[]): string[] {
  for (const figure of SIZE_FIGURES) {
    const quantity = findMeasured(figure, specifications);
    if (quantity)
      return quantity.values.map((value) => `${figure.key} ${Math.max(1, Math.round(value * FINEST)) / FINEST}`);
  }
  return [];
}

/** In the figure's own unit, of the first name that gives one; null where none does. */
export function findMeasured({ names, unit }: Measured, specifications: readonly Specification[]): Quantity | null {
  const named = byName(specifications);
  for (const name of names) {
    const specification = named.get(name);
    const quantity = specification && readFigure(specification);
    const converted = quantity ? convert(quantity, unitOf(unit)) : null;
    if (converted?.values.every((value) => value > 0)) return converted;
  }
  return null;
}

/** By list, since every figure is looked for in the same one. */
const known = new WeakMap<readonly Specification[], Map<string, Specification>>();

/** A list's figures by their names; of two of one name the first. */
function byName(specifications: readonly Specification[]): ReadonlyMap<string, Specification> {
  const found = known.get(specifications);
  if (found) return found;
  const named = new Map<string, Specification>();
  for (const specification of specifications.toReversed()) named.set(figureName(specification.name), specification);
  known.set(specifications, named);
  return named;
}
