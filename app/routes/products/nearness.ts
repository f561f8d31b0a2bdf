/** Sorts products by their similarity to another. */

import type { ProductSummary } from "#app/catalogue/product.ts";
import { typicalValue } from "#app/catalogue/quantity/convert.ts";
import type { Dimension } from "#app/catalogue/quantity/units.ts";

/** Dimensions of strength; the first that both products have is compared. */
const STRENGTHS: readonly Dimension[] = ["power", "displacement", "weight"];
/** Distance without a common specification; a machine twice as strong has 0.69 (ln 2). */
const UNKNOWN = 1.5;
const OTHER_KIND = 10;
const OTHER_POWER_TYPE = 4;

/** Other products by kind, then power type, then strength; without the product itself. */
export function listNearest<Item extends ProductSummary>(
  product: ProductSummary,
  others: readonly Item[],
): Item[] {
  return others
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, distance: distanceOf(product, other) }))
    .sort((one, two) => one.distance - two.distance || one.other.id - two.other.id)
    .map(({ other }) => other);
}

/** The most similar products, at most `maxOfKind` of one kind. */
export function nearestOfEachKind<Item extends ProductSummary>(
  product: ProductSummary,
  others: readonly Item[],
  maxOfKind: number,
): Item[] {
  const counts = new Map<string, number>();
  return listNearest(product, others).filter((other) => {
    const kind = kindNameOf(other);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxOfKind;
  });
}

export function isSameKind(one: ProductSummary, other: ProductSummary): boolean {
  return kindNameOf(one) === kindNameOf(other);
}

function distanceOf(one: ProductSummary, other: ProductSummary): number {
  const kind = isSameKind(one, other) ? 0 : OTHER_KIND;
  const powerType = one.powerType === other.powerType ? 0 : OTHER_POWER_TYPE;
  return kind + powerType + strengthDistance(one, other);
}

function strengthDistance(one: ProductSummary, other: ProductSummary): number {
  for (const strength of STRENGTHS) {
    const [a, b] = [one, other].map(({ specifications }) => {
      const quantity = specifications.find(
        (each) => each.quantity?.unit.dimension === strength,
      )?.quantity;
      return quantity && typicalValue(quantity) * quantity.unit.factor;
    });
    if (a && b) return Math.abs(Math.log(a / b));
  }
  return UNKNOWN;
}

/** The most specific name of a product's kind; empty if unknown. */
export function kindNameOf({
  subcategory,
  productType,
  category,
}: Pick<ProductSummary, "subcategory" | "productType" | "category">): string {
  return subcategory ?? productType ?? category ?? "";
}
