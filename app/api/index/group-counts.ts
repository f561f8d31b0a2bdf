/** Counts the products of categories, collections and subcategories. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { FacetSets } from "#app/catalogue/facet-sets.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import type { Groups } from "../products/read-rows.ts";

/** By id. */
export interface GroupCounts {
  categories: ReadonlyMap<number, number>;
  subcategories: ReadonlyMap<number, number>;
}

/** Counts public products. */
export function countGroups(
  sets: FacetSets,
  { categories, subcategories }: Pick<Groups, "categories" | "subcategories">,
): GroupCounts {
  const visible = sets.of("isPublic", "true");
  const inCategory = ({ id, slug }: { id: number; slug: string }) =>
    Bitmap.union([
      sets.of("categoryId", String(id)),
      sets.of("collectionId", String(id)),
      ...(slug === DEALS ? [sets.of("isOnSale", "true")] : []),
    ]);
  return {
    categories: new Map(
      [...categories.values()].map((each) => [each.id, inCategory(each).countWith(visible)]),
    ),
    subcategories: new Map(
      [...subcategories.keys()].map((id) => [id, sets.of("linkId", String(id)).countWith(visible)]),
    ),
  };
}
