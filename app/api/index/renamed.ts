/** Tells which products stand under names that have changed: they are classified and found by them. */

import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { FacetSets } from "#app/catalogue/facet-sets.ts";
import type { Places } from "../products/read-rows.ts";

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

/** @param before as `namesOf` gave it */
export function changedPlaces(before: string, now: Places): Renamed {
  const [old, next] = [before, namesOf(now)].map((text) => JSON.parse(text) as Names) as [Names, Names];
  const changed = (kind: keyof Renamed) => {
    const ids = new Set([...Object.keys(old[kind]), ...Object.keys(next[kind])]);
    return new Set([...ids].filter((id) => old[kind][id] !== next[kind][id]).map(Number));
  };
  return { brands: changed("brands"), categories: changed("categories"), subcategories: changed("subcategories") };
}

/** The slots of products that stand under one of these. */
export function productsUnder({ brands, categories, subcategories }: Renamed, sets: FacetSets): Bitmap {
  const groups: [string, ReadonlySet<number>][] = [
    ["brandId", brands],
    ["categoryId", categories],
    ["collectionId", categories],
    ["subcategoryId", subcategories],
    ["linkId", subcategories],
  ];
  return Bitmap.union(groups.map(([group, ids]) => sets.any(group, [...ids].map(String))));
}
