/** Lists products of renamed groups: the names are part of their classification and words. */

import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { FacetSets } from "#app/catalogue/facet-sets.ts";
import type { Groups } from "../products/read-rows.ts";

/** Ids of groups that are new, deleted or renamed. */
interface RenamedGroups {
  brands: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  subcategories: ReadonlySet<number>;
}

type GroupNamesById = Record<keyof RenamedGroups, Record<string, string>>;

/** All names and slugs, serialized for comparison. */
export function serializeNames({ brands, categories, subcategories }: Groups): string {
  const names = (groups: ReadonlyMap<number, { name: string; slug: string }>) =>
    Object.fromEntries([...groups].map(([id, { name, slug }]) => [id, `${name}\n${slug}`]));
  return JSON.stringify({
    brands: names(brands),
    categories: names(categories),
    subcategories: names(subcategories),
  });
}

/** @param before a result of `serializeNames` */
export function findRenamedGroups(before: string, now: Groups): RenamedGroups {
  const [old, next] = [before, serializeNames(now)].map(
    (text) => JSON.parse(text) as GroupNamesById,
  ) as [GroupNamesById, GroupNamesById];
  const changed = (kind: keyof RenamedGroups) => {
    const ids = new Set([...Object.keys(old[kind]), ...Object.keys(next[kind])]);
    return new Set([...ids].filter((id) => old[kind][id] !== next[kind][id]).map(Number));
  };
  return {
    brands: changed("brands"),
    categories: changed("categories"),
    subcategories: changed("subcategories"),
  };
}

/** The slots of products in one of these groups. */
export function productsInGroups(
  { brands, categories, subcategories }: RenamedGroups,
  sets: FacetSets,
): Bitmap {
  const groups: [string, ReadonlySet<number>][] = [
    ["brandId", brands],
    ["categoryId", categories],
    ["collectionId", categories],
    ["subcategoryId", subcategories],
    ["linkId", subcategories],
  ];
  return Bitmap.union(groups.map(([group, ids]) => sets.any(group, [...ids].map(String))));
}
