/** The options beside a list, each with the length of the list that choosing it gives. */
import { AMP_HOURS, type AmpHours } from "./amp-hours.ts";
import type { Column } from "./entry-table.ts";
import { RANGED_FIGURES, rangesOf } from "./figure-ranges.ts";
import { type ListSizes, listSizes } from "./list-sizes.ts";
import type { ListingQuery } from "./listing-query.ts";
import { POWER_TYPES } from "./power-type.ts";
import type { PowerType } from "./product.ts";
import { parseProductType } from "./product-type.ts";

export interface Option<T> {
  value: T;
  count: number;
}

/** The ranges of one figure; `key` is one of `RANGED_FIGURES`. */
export interface RangeFacet {
  key: string;
  options: Option<string>[];
}

/**
 * An option's count is the length of the list with it as its group's only choice and the other groups as they are.
 * Options that would give an empty list are left out, and so are types and subcategories that hold the whole list, unless
 * they are chosen.
 */
export interface Facets {
  /** Labels, the most frequent in the whole place first. */
  productTypes: Option<string>[];
  powerTypes: Option<PowerType>[];
  ampHours: Option<AmpHours>[];
  subcategories: (Option<number> & { name: string })[];
  /** The makers, under the keys that stand in addresses; none where all of a list are of one. */
  brands: (Option<string> & { name: string })[];
  /** The one or two figures that the machines of this list are chosen by, the smallest range first. */
  ranges: RangeFacet[];
  /** The sizes that the list's machines come in before any filter; null where they have no length in common. */
  sizes: ListSizes | null;
}

export const NO_FACETS: Facets = {
  productTypes: [],
  powerTypes: [],
  ampHours: [],
  subcategories: [],
  brands: [],
  ranges: [],
  sizes: null,
};

/** How many products of a list have each code of a column. */
export interface Tally {
  column: Column;
  /** In the list before any filter. */
  all: Uint32Array;
  /** With every filter but the column's own. */
  rest: Uint32Array;
}

const MOST_FIGURES = 2;
/** The part of a list that must have a figure before the list can be narrowed by it. */
const LEAST_PART = 0.4;

/** @param listed how many products the list has before any filter */
export function toFacets(tallies: Readonly<Record<string, Tally>>, listed: number, query: ListingQuery): Facets {
  const tally = (name: string) => tallies[name] as Tally;
  return {
    productTypes: productTypes(tally("productTypes"), query.productTypes),
    powerTypes: listedOptions(tally("powerType"), POWER_TYPES, query.powerType ? [query.powerType] : []),
    ampHours:
      isAnywhere(tally("powerType"), "cordless") || query.ampHours
        ? listedOptions(tally("ampHours"), AMP_HOURS, query.ampHours ? [query.ampHours] : [])
        : [],
    subcategories: subcategories(tally("subcategories"), query.subcategoryId),
    brands: brands(tally("brand"), query.brands),
    ranges: ranges(tallies, listed, query),
    sizes: listSizes(tally("sizes"), listed),
  };
}

function isAnywhere({ column, all }: Tally, value: string): boolean {
  return (countValues(column, all).get(value) ?? 0) > 0;
}

function listedOptions<T extends string>({ column, rest }: Tally, values: readonly T[], chosen: readonly T[]) {
  const counts = countValues(column, rest);
  return values
    .map((value): Option<T> => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/**
 * The values that some have or that are chosen: by their number in the whole place, so that they stay where they are.
 *
 * @param below a value that so many products have is left out unless it is chosen
 */
function frequentOptions(
  { column, all, rest }: Tally,
  chosen: readonly string[],
  below = Number.POSITIVE_INFINITY,
): Option<string>[] {
  const [everywhere, counts] = [countValues(column, all), countValues(column, rest)];
  const labelOf = (value: string) => column.labels.get(value) ?? value;
  return [...new Set([...everywhere.keys(), ...chosen])]
    .map((value) => ({ value, count: counts.get(value) ?? 0, everywhere: everywhere.get(value) ?? 0 }))
    .filter(({ value, count, everywhere }) => (count > 0 && everywhere < below) || chosen.includes(value))
    .sort((a, b) => b.everywhere - a.everywhere || (labelOf(a.value) < labelOf(b.value) ? -1 : 1))
    .map(({ value, count }) => ({ value, count }));
}

/** How many a column counts: a value that all of them have narrows nothing. */
function productsOf({ all }: Tally): number {
  return all.reduce((sum, count) => sum + count, 0);
}

function productTypes(tally: Tally, chosen: readonly string[]): Option<string>[] {
  const { column } = tally;
  return withoutTwins(tally, frequentOptions(tally, chosen, productsOf(tally)), chosen).map(({ value, count }) => ({
    value: column.labels.get(value) ?? value.charAt(0).toUpperCase() + value.slice(1),
    count,
  }));
}

/** Of types that name the same products with some of the same words, one is enough: "Saw chains" and "Chains". */
function withoutTwins({ column, all }: Tally, options: Option<string>[], chosen: readonly string[]): Option<string>[] {
  const codesOf = new Map<string, number[]>();
  for (const [code, values] of column.sets.entries()) {
    if (all[code]) for (const value of values) codesOf.set(value, [...(codesOf.get(value) ?? []), code]);
  }
  const same = Map.groupBy(options, ({ value }) => codesOf.get(value)?.join() ?? value);
  const kept = new Set<Option<string>>();
  for (const twins of same.values()) {
    const [first, ...others] = twins.sort(
      (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)),
    );
    if (first) kept.add(first);
    for (const other of others) {
      const isTwin = [...kept].some((each) => twins.includes(each) && sharesWord(each.value, other.value));
      if (!isTwin || chosen.includes(other.value)) kept.add(other);
    }
  }
  return options.filter((option) => kept.has(option));
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(" ").map(parseProductType));
  return b.split(" ").some((word) => words.has(parseProductType(word)));
}

function subcategories(tally: Tally, chosen: number | null): Facets["subcategories"] {
  const { labels } = tally.column;
  const known = chosen !== null && labels.has(String(chosen)) ? [String(chosen)] : [];
  return frequentOptions(tally, known, productsOf(tally)).map(({ value, count }) => ({
    value: Number(value),
    name: labels.get(value) ?? "",
    count,
  }));
}

function brands(tally: Tally, chosen: readonly string[]): Facets["brands"] {
  const options = frequentOptions(tally, chosen);
  if (chosen.length === 0 && countValues(tally.column, tally.all).size < 2) return [];
  return options.map(({ value, count }) => ({ value, name: tally.column.labels.get(value) ?? value, count }));
}

/** The first figures that most of the list's products have and that tell them apart, and those that are chosen. */
function ranges(tallies: Readonly<Record<string, Tally>>, listed: number, query: ListingQuery): RangeFacet[] {
  let shown = 0;
  return RANGED_FIGURES.flatMap((figure) => {
    const tally = tallies[figure.key] as Tally;
    const { column, all } = tally;
    const chosen = query.ranges[figure.key] ?? [];
    const known = listed - (all[0] ?? 0);
    const tells = known >= listed * LEAST_PART && countValues(column, all).size > 1;
    if (chosen.length === 0 && (!tells || shown >= MOST_FIGURES)) return [];
    shown++;
    return [{ key: figure.key, options: listedOptions(tally, rangesOf(figure), chosen) }];
  }).filter(({ options }) => options.length > 0);
}

function countValues(column: Column, counts: Uint32Array): Map<string, number> {
  const values = new Map<string, number>();
  for (const [code, count] of counts.entries()) {
    if (count > 0) for (const value of column.sets[code] ?? []) values.set(value, (values.get(value) ?? 0) + count);
  }
  return values;
}
