/** The options of the filter panel, each with the length of the list that it leads to. */
import { AMP_HOURS, type AmpHours } from "./amp-hours.ts";
import type { FacetOption, Tally } from "./facet-sets.ts";
import type { ListingQuery } from "./listing-query.ts";
import { TYPE_FILTERS } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";
import type { SpecificationDefinition } from "./specifications/definition.ts";
import { type SpecificationFacet, specificationFacets } from "./specifications/list-facets.ts";

/**
 * An option's count is the length of the list with it as its group's only choice and the other
 * groups unchanged. Options that lead to an empty list, and types and subcategories that contain the
 * whole list, are left out unless they are chosen.
 */
export interface Facets {
  /** Labels, the most frequent in the unfiltered list first. */
  productTypes: FacetOption<string>[];
  /** With the shop's name for the type, if known. */
  powerTypes: (FacetOption<string> & { name?: string | undefined })[];
  ampHours: FacetOption<AmpHours>[];
  subcategories: (FacetOption<number> & { name: string })[];
  /** The brands by their keys in URLs; empty where the whole list has one brand. */
  brands: (FacetOption<string> & { name: string })[];
  /**
   * The specifications that this list can be filtered by, in the shop's order, without those whose
   * every option leads to a single product, unless one is chosen.
   */
  specifications: SpecificationFacet[];
  /** The specifications that this list can be sorted by. */
  sorts: { key: string; name: string }[];
}

export const NO_FACETS: Facets = {
  productTypes: [],
  powerTypes: [],
  ampHours: [],
  subcategories: [],
  brands: [],
  specifications: [],
  sorts: [],
};

/** @param tally the lists in which a group's values are counted */
export function toFacets(
  tally: (group: string) => Tally,
  definitions: readonly SpecificationDefinition[],
  query: ListingQuery,
): Facets {
  const powerTypes = tally("powerType");
  const chosenType = query.powerType ? [query.powerType] : [];
  const isAnyCordless = countIn(powerTypes, "before", "cordless") > 0;
  const types = new Set([...TYPE_FILTERS, ...[...powerTypes.sets.keys()].sort(), ...chosenType]);
  return {
    productTypes: productTypes(tally("productTypes"), query.productTypes),
    powerTypes: listedOptions(powerTypes, [...types], chosenType),
    ampHours:
      isAnyCordless || query.ampHours
        ? listedOptions(tally("ampHours"), AMP_HOURS, query.ampHours ? [query.ampHours] : [])
        : [],
    subcategories: subcategories(tally("subcategories"), query.subcategoryId),
    brands: brands(tally("brand"), query.brands),
    ...specificationFacets(tally, definitions, query),
  };
}

function countIn(tally: Tally, list: "before" | "after", value: string): number {
  return tally.sets.get(value)?.products.countWith(tally[list]) ?? 0;
}

/** An option with its count in the unfiltered list. */
interface Counted extends FacetOption<string> {
  everywhere: number;
}

function labelOf({ sets }: Tally, value: string): string {
  return sets.get(value)?.label ?? value;
}

/** In the order of `values`. */
function listedOptions<T extends string>(tally: Tally, values: readonly T[], chosen: readonly T[]) {
  return values
    .map((value): FacetOption<T> => ({ value, count: countIn(tally, "after", value) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/**
 * The values that occur or are chosen, ordered by their count in the unfiltered list so that they
 * keep their positions.
 *
 * @param below omits values with at least this many products unless chosen
 */
function frequentOptions(
  tally: Tally,
  chosen: readonly string[],
  below = Number.POSITIVE_INFINITY,
): Counted[] {
  return [...new Set([...tally.sets.keys(), ...chosen])]
    .map((value) => {
      const everywhere = countIn(tally, "before", value);
      const count = tally.after === tally.before ? everywhere : countIn(tally, "after", value);
      return { value, count, everywhere };
    })
    .filter(
      ({ value, count, everywhere }) =>
        (count > 0 && everywhere > 0 && everywhere < below) || chosen.includes(value),
    )
    .sort((a, b) => b.everywhere - a.everywhere || (nameOf(tally, a) < nameOf(tally, b) ? -1 : 1));
}

/** The label of a value; two values may have the same one. */
function nameOf(tally: Tally, { value }: Counted): string {
  return `${labelOf(tally, value)}\n${value}`;
}

function productTypes(tally: Tally, chosen: readonly string[]): FacetOption<string>[] {
  const options = withoutSynonyms(tally, frequentOptions(tally, chosen, tally.before.size), chosen);
  return options.map(({ value, count }) => {
    const label = labelOf(tally, value);
    return {
      value: label === value ? value.charAt(0).toUpperCase() + value.slice(1) : label,
      count,
    };
  });
}

/** Of types with the same products and a common word one is enough: "Saw chains" and "Chains". */
function withoutSynonyms(tally: Tally, options: Counted[], chosen: readonly string[]): Counted[] {
  const kept: Counted[] = [];
  const chosenFirst = options.toSorted(
    (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)),
  );
  for (const option of chosenFirst) {
    const isTwin = kept.some((each) => areSynonymous(tally, each, option));
    if (!isTwin || chosen.includes(option.value)) kept.push(option);
  }
  return options.filter((option) => kept.includes(option));
}

/** Whether two values have the same products in the list and a word in common. */
function areSynonymous({ sets, before }: Tally, one: Counted, other: Counted): boolean {
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
  return namedOptions(tally, known, tally.before.size).map((option) => ({
    ...option,
    value: Number(option.value),
  }));
}

function brands(tally: Tally, chosen: readonly string[]): Facets["brands"] {
  const listed = [...tally.sets.keys()].filter((value) => countIn(tally, "before", value) > 0);
  return chosen.length > 0 || listed.length > 1 ? namedOptions(tally, chosen) : [];
}

const namedOptions = (...[tally, ...which]: Parameters<typeof frequentOptions>) =>
  frequentOptions(tally, ...which).map(({ value, count }) => ({
    value,
    name: labelOf(tally, value),
    count,
  }));
