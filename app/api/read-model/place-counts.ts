/** Counts the products of categories, collections and subcategories. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { ProductHead } from "./heads.ts";
import type { Places } from "./rows.ts";

/** By id. */
export interface PlaceCounts {
  categories: ReadonlyMap<number, number>;
  subcategories: ReadonlyMap<number, number>;
}

/** Counts what visitors see. */
export function countPlaces(
  heads: Iterable<ProductHead>,
  { categories: all }: Pick<Places, "categories">,
): PlaceCounts {
  const categories = new Map<number, number>();
  const subcategories = new Map<number, number>();
  const count = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  const deals = [...all.values()].find(({ slug }) => slug === DEALS)?.id;
  for (const { isPublic, categoryId, collectionIds, onSale, subcategoryIds } of heads) {
    if (!isPublic) continue;
    for (const id of collectionIds) count(categories, id);
    if (categoryId !== null && !collectionIds.includes(categoryId)) count(categories, categoryId);
    if (deals !== undefined && onSale && deals !== categoryId) count(categories, deals);
    for (const id of subcategoryIds) count(subcategories, id);
  }
  return { categories, subcategories };
}
