/** The options beside a list, each with the length of the list that choosing it gives. */
import { AMP_HOURS, type AmpHours } from "./amp-hours.ts";
import { Bitmap } from "./bitmap.ts";
import type { Tally } from "./facet-sets.ts";
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

const MOST_FIGURES = 2;
/** The part of a list that must have a figure before the list can be narrowed by it. */
const LEAST_PART = 0.4;

export function toFacets(tallies: Readonly<Record<string, Tally>>, query: ListingQuery): Facets {
  const tally = (name: string) => tallies[name] as Tally;
  const isAnyCordless = countBefore(tally("powerType"), "cordless") > 0;
  return {
    productTypes: productTypes(tally("productTypes"), query.productTypes),
    powerTypes: listedOptions(tally("powerType"), POWER_TYPES, query.powerType ? [query.powerType] : []),
    ampHours:
      isAnyCordless || query.ampHours
        ? listedOptions(tally("ampHours"), AMP_HOURS, query.ampHours ? [query.ampHours] : [])
        : [],
    subcategories: subcategories(tally("subcategories"), query.subcategoryId),
    brands: brands(tally("brand"), query.brands),
    ranges: ranges(tallies, query),
    sizes: listSizes(tally("sizes"), tally("measuredBy")),
  };
}

function countBefore({ sets, before }: Tally, value: string): number {
  return sets.get(value)?.products.countWith(before) ?? 0;
}

function countAfter({ sets, after }: Tally, value: string): number {
  return sets.get(value)?.products.countWith(after) ?? 0;
}

/** An option, with its number in the list before any filter. */
interface Counted extends Option<string> {
  everywhere: number;
}

function labelOf({ sets }: Tally, value: string): string {
  return sets.get(value)?.label ?? value;
}

/** In the order of `values`. */
function listedOptions<T extends string>(tally: Tally, values: readonly T[], chosen: readonly T[]) {
  return values
    .map((value): Option<T> => ({ value, count: countAfter(tally, value) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/**
 * The values that some have or that are chosen: by their number in the whole place, so that they stay where they are.
 *
 * @param below a value that so many products have is left out unless it is chosen
 */
function frequentOptions(tally: Tally, chosen: readonly string[], below = Number.POSITIVE_INFINITY): Counted[] {
  return [...new Set([...tally.sets.keys(), ...chosen])]
    .map((value) => {
      const everywhere = countBefore(tally, value);
      const count = tally.after === tally.before ? everywhere : countAfter(tally, value);
      return { value, count, everywhere };
    })
    .filter(
      ({ value, count, everywhere }) => (count > 0 && everywhere > 0 && everywhere < below) || chosen.includes(value),
    )
    .sort((a, b) => b.everywhere - a.everywhere || (labelOf(tally, a.value) < labelOf(tally, b.value) ? -1 : 1));
}

function productTypes(tally: Tally, chosen: readonly string[]): Option<string>[] {
  const options = withoutTwins(tally, frequentOptions(tally, chosen, tally.before.size), chosen);
  return options.map(({ value, count }) => {
    const label = labelOf(tally, value);
    return { value: label === value ? value.charAt(0).toUpperCase() + value.slice(1) : label, count };
  });
}

/** Of types that name the same products with some of the same words, one is enough: "Saw chains" and "Chains". */
function withoutTwins(tally: Tally, options: Counted[], chosen: readonly string[]): Counted[] {
  const kept: Counted[] = [];
  const chosenFirst = options.toSorted((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)));
  for (const option of chosenFirst) {
    const isTwin = kept.some((each) => areTwins(tally, each, option));
    if (!isTwin || chosen.includes(option.value)) kept.push(option);
  }
  return options.filter((option) => kept.includes(option));
}

/** Whether two values have the same products of the list and a word in common. */
function areTwins({ sets, before }: Tally, one: Counted, other: Counted): boolean {
  if (one.everywhere !== other.everywhere || !sharesWord(one.value, other.value)) return false;
  const [a, b] = [one, other].map(({ value }) => sets.get(value)?.products);
  return a !== undefined && b !== undefined && a.and(b).countWith(before) === one.everywhere;
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(" ").map(parseProductType));
  return b.split(" ").some((word) => words.has(parseProductType(word)));
}

function subcategories(tally: Tally, chosen: number | null): Facets["subcategories"] {
  const known = chosen !== null && tally.sets.has(String(chosen)) ? [String(chosen)] : [];
  return frequentOptions(tally, known, tally.before.size).map(({ value, count }) => ({
    value: Number(value),
    name: labelOf(tally, value),
    count,
  }));
}

function brands(tally: Tally, chosen: readonly string[]): Facets["brands"] {
  if (chosen.length === 0 && !hasSeveral(tally)) return [];
  return frequentOptions(tally, chosen).map(({ value, count }) => ({ value, name: labelOf(tally, value), count }));
}

/** Whether the list has more than one of the values. */
function hasSeveral(tally: Tally): boolean {
  return [...tally.sets.keys()].filter((value) => countBefore(tally, value) > 0).length > 1;
}

/** The first figures that most of the list's products have and that tell them apart, and those that are chosen. */
function ranges(tallies: Readonly<Record<string, Tally>>, query: ListingQuery): RangeFacet[] {
  let shown = 0;
  return RANGED_FIGURES.flatMap((figure) => {
    const tally = tallies[figure.key] as Tally;
    const chosen = query.ranges[figure.key] ?? [];
    if (chosen.length === 0 && (shown >= MOST_FIGURES || !tellsApart(tally))) return [];
    shown++;
    return [{ key: figure.key, options: listedOptions(tally, rangesOf(figure), chosen) }];
  }).filter(({ options }) => options.length > 0);
}

function tellsApart(tally: Tally): boolean {
  const known = Bitmap.union([...tally.sets.values()].map(({ products }) => products)).countWith(tally.before);
  return known >= tally.before.size * LEAST_PART && hasSeveral(tally);
}
