/** How like two products are: what a visitor who looks at the one would also want to see comes first. */

import { DISPLACEMENT, ENGINE_POWER, findQuantity, POWER, WEIGHT } from "#app/catalogue/comparison-lookup.ts";
import { kindOf } from "#app/catalogue/kind-of.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import { typicalValue } from "#app/catalogue/quantity/convert.ts";

/** The strength of a machine; what tells it best of what is known of both. */
const STRENGTHS = [POWER, ENGINE_POWER, DISPLACEMENT, WEIGHT];
/** As far apart as machines are of which nothing in common is known; twice as strong is 0.69. */
const UNKNOWN = 1.5;
const OTHER_KIND = 10;
const OTHER_DRIVE = 4;

/** The products by likeness to this one: its kind first, then its drive, then its strength; it is not among them. */
export function listNearest<Item extends ProductSummary>(product: ProductSummary, others: readonly Item[]): Item[] {
  return others
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, distance: distanceOf(product, other) }))
    .sort((one, two) => one.distance - two.distance || one.other.id - two.other.id)
    .map(({ other }) => other);
}

/** The nearest, no more than `most` of one kind. */
export function nearestOfEachKind<Item extends ProductSummary>(
  product: ProductSummary,
  others: readonly Item[],
  most: number,
): Item[] {
  const taken = new Map<string, number>();
  return listNearest(product, others).filter((other) => {
    const kind = kindOf(other);
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= most;
  });
}

function distanceOf(one: ProductSummary, other: ProductSummary): number {
  const kind = kindOf(one) === kindOf(other) ? 0 : OTHER_KIND;
  const drive = one.powerType === other.powerType ? 0 : OTHER_DRIVE;
  return kind + drive + strengthApart(one, other);
}

function strengthApart(one: ProductSummary, other: ProductSummary): number {
  for (const wanted of STRENGTHS) {
    const [a, b] = [one, other].map(({ specifications }) => {
      const quantity = findQuantity(specifications, wanted);
      return quantity && typicalValue(quantity);
    });
    if (a && b) return Math.abs(Math.log(a / b));
  }
  return UNKNOWN;
}
