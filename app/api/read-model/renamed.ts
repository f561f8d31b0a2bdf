/** Tells which products stand under names that have changed: they are classified and found by them. */

import type { ProductHead } from "./heads.ts";
import type { Places } from "./rows.ts";

/** Ids of what is new, gone or called otherwise. */
export interface Renamed {
  brands: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  subcategories: ReadonlySet<number>;
}

type Names = Record<keyof Renamed, Record<string, string>>;

/** All names, as one text that is the same for the same names. */
export function namesOf({ brands, categories, subcategories }: Places): string {
  const names = (places: ReadonlyMap<number, { name: string; slug: string }>) =>
    Object.fromEntries([...places].map(([id, { name, slug }]) => [id, `${name}\n${slug}`]));
  return JSON.stringify({ brands: names(brands), categories: names(categories), subcategories: names(subcategories) });
}

/** @param before as `namesOf` gave it; null where nothing is known */
export function changedPlaces(before: string | null, now: Places): Renamed {
  const [old, next] = [before ?? '{"brands":{},"categories":{},"subcategories":{}}', namesOf(now)].map(
    (text) => JSON.parse(text) as Names,
  ) as [Names, Names];
  const changed = (kind: keyof Renamed) => {
    const ids = new Set([...Object.keys(old[kind]), ...Object.keys(next[kind])]);
    return new Set([...ids].filter((id) => old[kind][id] !== next[kind][id]).map(Number));
  };
  return { brands: changed("brands"), categories: changed("categories"), subcategories: changed("subcategories") };
}

export function productsUnder({ brands, categories, subcategories }: Renamed, heads: Iterable<ProductHead>): number[] {
  if (brands.size + categories.size + subcategories.size === 0) return [];
  const ids: number[] = [];
  for (const { id, brandId, categoryId, subcategoryId, subcategoryIds, collectionIds } of heads) {
    if (
      (brandId !== null && brands.has(brandId)) ||
      (categoryId !== null && categories.has(categoryId)) ||
      (subcategoryId !== null && subcategories.has(subcategoryId)) ||
      subcategoryIds.some((each) => subcategories.has(each)) ||
      collectionIds.some((each) => categories.has(each))
    ) {
      ids.push(id);
    }
  }
  return ids;
}
