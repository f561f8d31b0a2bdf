/** The options beside a list, each with the length of the list that choosing it gives. */
import { AMP_HOURS, type AmpHours } from "./amp-hours.ts";
import type { ClassifiedProduct } from "./classify-product.ts";
import { POWER_TYPES } from "./power-type.ts";
import type { PowerType } from "./product.ts";

export interface Option<T> {
  value: T;
  count: number;
}

/**
 * An option's count is the length of the list with it as its group's only choice and the other groups as they are.
 * Options that would give an empty list are left out.
 */
export interface Facets {
  /** Labels, the most frequent in the whole place first. */
  productTypes: Option<string>[];
  powerTypes: Option<PowerType>[];
  ampHours: Option<AmpHours>[];
  subcategories: (Option<number> & { name: string })[];
}

export const NO_FACETS: Facets = { productTypes: [], powerTypes: [], ampHours: [], subcategories: [] };

/** Entries that pass every group of filters but one, for each group. */
interface FacetSources {
  /** What the list is made of before any filter. */
  list: readonly ClassifiedProduct[];
  /** What it would be made of without a subcategory. */
  place: readonly ClassifiedProduct[];
  exceptProductType: readonly ClassifiedProduct[];
  exceptPowerType: readonly ClassifiedProduct[];
  exceptAmpHours: readonly ClassifiedProduct[];
  exceptSubcategory: readonly ClassifiedProduct[];
}

export function countFacets(sources: FacetSources): Facets {
  return {
    productTypes: countProductTypes(sources),
    powerTypes: counted(POWER_TYPES, (type) => sources.exceptPowerType.filter((entry) => entry.powerType === type)),
    ampHours: sources.list.some((entry) => entry.powerType === "cordless")
      ? counted(AMP_HOURS, (hours) => sources.exceptAmpHours.filter((entry) => entry.ampHours.includes(hours)))
      : [],
    subcategories: countSubcategories(sources),
  };
}

function counted<T>(options: readonly T[], having: (option: T) => readonly ClassifiedProduct[]): Option<T>[] {
  return options.map((value) => ({ value, count: having(value).length })).filter(({ count }) => count > 0);
}

function countProductTypes({ list, exceptProductType }: FacetSources): Option<string>[] {
  const labels = new Map(list.flatMap(({ productTypes }) => productTypes.map(({ key, label }) => [key, label])));
  const keys = (entry: ClassifiedProduct) => entry.productTypes.map(({ key }) => key);
  const counts = tally(exceptProductType, keys);
  return byFrequency(tally(list, keys), (key) => labels.get(key) ?? key)
    .map((key) => ({ value: labels.get(key) ?? key, count: counts.get(key) ?? 0 }))
    .filter(({ count }) => count > 0);
}

function countSubcategories({ place, exceptSubcategory }: FacetSources) {
  const names = new Map(place.flatMap(({ subcategories }) => subcategories.map(({ id, name }) => [id, name])));
  const ids = (entry: ClassifiedProduct) => [...new Set(entry.subcategories.map(({ id }) => id))];
  const counts = tally(exceptSubcategory, ids);
  return byFrequency(tally(place, ids), (id) => names.get(id) ?? "")
    .map((id) => ({ value: id, name: names.get(id) ?? "", count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0);
}

function tally<K>(
  entries: readonly ClassifiedProduct[],
  keysOf: (entry: ClassifiedProduct) => readonly K[],
): Map<K, number> {
  const counts = new Map<K, number>();
  for (const entry of entries) for (const key of keysOf(entry)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Ordered by the whole place and not by the narrowed list, so that options stay where they are while one chooses. */
function byFrequency<K>(counts: Map<K, number>, nameOf: (key: K) => string): K[] {
  return [...counts].sort(([a, m], [b, n]) => n - m || (nameOf(a) < nameOf(b) ? -1 : 1)).map(([key]) => key);
}
