/** From all products and what a visitor asks for to the ordered list and the options beside it. */
import type { Bitmap } from "./bitmap.ts";
import { toSlug } from "./clean-text.ts";
import { type FacetSets, GROUPS, type Tally } from "./facet-sets.ts";
import { type Facets, NO_FACETS, toFacets } from "./facets.ts";
import { listPart, type Matches } from "./list-part.ts";
import type { Listed } from "./listed.ts";
import type { ListingQuery } from "./listing-query.ts";

export interface FindOptions {
  /** What whoever asks may see; all when absent. */
  visible?: Bitmap;
  /** What answers the words of the query; all products when absent. */
  matches?: Matches;
  /** Whether to count the options. */
  facets?: boolean;
  /** Which part of the list; all of it when absent. */
  offset?: number;
  limit?: number;
}

export interface ListingResult {
  /** The part of the list that was asked for. */
  slots: number[];
  /** All that match, on every page. */
  total: number;
  /** How many of the first of them answer every word of a search; all, where nothing is searched for. */
  whole: number;
  facets: Facets;
}

/**
 * Filters join with "or" inside a group and with "and" across groups; a subcategory replaces the category. `page` and
 * `compare` make no difference. Relevance keeps the order of a search and is by name elsewhere; what answers every word
 * comes before what answers some, in any order.
 */
export function runListingQuery(listed: Listed, query: ListingQuery, options: FindOptions = {}): ListingResult {
  const { sets } = listed;
  const { visible = sets.all, matches, facets = true, offset = 0, limit = Number.POSITIVE_INFINITY } = options;
  const all = matches ? visible.and(matches.slots) : visible;
  const place = query.category === "" ? all : all.and(sets.of("places", toSlug(query.category)));
  const list = query.subcategoryId === null ? place : all.and(sets.of("subcategories", String(query.subcategoryId)));
  const filters = filtersOf(sets, query);
  const passing = narrow(list, filters);
  return {
    facets: facets ? toFacets(tally(sets, { all, place, list }, filters), query) : NO_FACETS,
    total: passing.size,
    whole: matches ? passing.countWith(matches.whole) : passing.size,
    slots: listPart(listed, query.sort, passing, matches, offset, limit),
  };
}

/** What each group with a choice lets through. */
type Filters = ReadonlyMap<string, Bitmap>;

function filtersOf(sets: FacetSets, query: ListingQuery): Filters {
  const { productTypes, powerType, ampHours, brands, ranges } = query;
  const wanted: Record<string, readonly string[]> = {
    ...ranges,
    productTypes,
    powerType: powerType ? [powerType] : [],
    ampHours: ampHours ? [ampHours] : [],
    brand: brands,
  };
  const chosen = GROUPS.filter((group) => (wanted[group] ?? []).length > 0);
  return new Map(chosen.map((group) => [group, sets.any(group, wanted[group] ?? [])]));
}

/** @param but a group whose own choice is left out */
function narrow(list: Bitmap, filters: Filters, but?: string): Bitmap {
  let rest = list;
  for (const [group, products] of filters) if (group !== but) rest = rest.and(products);
  return rest;
}

/** A subcategory replaces the place, so that its options are those of the whole place. */
function tally(
  sets: FacetSets,
  { all, place, list }: Record<"all" | "place" | "list", Bitmap>,
  filters: Filters,
): Record<string, Tally> {
  const tallyOf = (group: string, before: Bitmap, after: Bitmap): [string, Tally] => [
    group,
    { sets: sets.in(group), before, after },
  ];
  return Object.fromEntries([
    ...GROUPS.map((group) => tallyOf(group, list, narrow(list, filters, group))),
    tallyOf("subcategories", place, narrow(all, filters)),
    tallyOf("sizes", list, list),
    tallyOf("measuredBy", list, list),
  ]);
}
