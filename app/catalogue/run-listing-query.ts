/** Runs a listing query: all products and a query in, the ordered list and its facets out. */
import { Bitmap } from "./bitmap.ts";
import { toSlug } from "./clean-text.ts";
import { GROUPS, type Tally } from "./facet-sets.ts";
import { type Facets, toFacets } from "./facets.ts";
import type { IndexedList } from "./indexed-list.ts";
import { listPart, type Matches } from "./list-part.ts";
import type { CatalogueQuery } from "./listing-query.ts";
import { DEFAULT_QUERY, type ListingQuery } from "./listing-query.ts";
import { ownValue } from "./own-value.ts";
import { valuesOf } from "./specifications/chosen.ts";
import { groupOf, inRange } from "./specifications/facets.ts";

interface Candidates {
  /** The products that the caller may see, with the requested status and group; default all. */
  visible?: Bitmap;
  /** The matches of the search; all products when absent. */
  matches?: Matches | null;
}

/**
 * Choices are joined by "or" within a group and by "and" across groups; a subcategory overrides the
 * category. Relevance is the search's order, else by name; in any order, products that match every
 * word come first.
 */
export function runListingQuery(
  listed: IndexedList,
  { offset = 0, limit = Number.POSITIVE_INFINITY, facets = false, ...selection }: CatalogueQuery,
  { visible = listed.sets.all, matches = null }: Candidates = {},
) {
  const { sets } = listed;
  const query = { ...DEFAULT_QUERY, ...selection };
  const all = matches ? visible.and(matches.slots) : visible;
  const group = query.category === "" ? all : all.and(sets.of("groups", toSlug(query.category)));
  const list =
    query.subcategoryId === null
      ? group
      : all.and(sets.of("subcategories", String(query.subcategoryId)));
  const filters = passingByGroup(listed, query);
  const passing = narrow(list, filters);
  return {
    /** Null unless requested. */
    facets: facets ? countFacets(listed, { all, group, list, passing }, filters, query) : null,
    /** The length of the whole list. */
    total: passing.size,
    /** The number of leading products that match every word; all without a search. */
    whole: matches ? passing.countWith(matches.whole) : passing.size,
    /** The requested part of the list. */
    slots: listPart(listed, query.sort, passing, matches, offset, limit),
  };
}

/** The products that pass each group with a choice. */
type Filters = ReadonlyMap<string, Bitmap>;

function passingByGroup({ sets, definitions }: IndexedList, query: ListingQuery): Filters {
  const { productTypes, powerType, ampHours, brands, ranges } = query;
  const wanted: Record<(typeof GROUPS)[number], readonly string[]> = {
    productTypes,
    powerType: powerType ? [powerType] : [],
    ampHours: ampHours ? [ampHours] : [],
    brand: brands,
  };
  const filters = GROUPS.filter((group) => wanted[group].length > 0).map(
    (group): [string, Bitmap] => [group, sets.any(group, wanted[group])],
  );
  // A parameter that is no specification of the shop's does not filter.
  for (const { key, type } of definitions) {
    const group = groupOf(key);
    const isNumber = type === "number";
    const chosen = isNumber ? (ownValue(ranges, key) ?? []) : valuesOf(query.choices, key);
    if (chosen.length === 0) continue;
    const products = isNumber
      ? Bitmap.union(chosen.map((range) => inRange(sets.in(group).values(), range)))
      : sets.any(group, chosen);
    filters.push([group, products]);
  }
  return new Map(filters);
}

/** @param but a group whose own choice is ignored */
function narrow(list: Bitmap, filters: Filters, but?: string): Bitmap {
  let rest = list;
  for (const [group, products] of filters) if (group !== but) rest = rest.and(products);
  return rest;
}

/** A subcategory overrides the category, so its options are counted in the whole category. */
function countFacets(
  { sets, definitions }: IndexedList,
  { all, group, list, passing }: Record<"all" | "group" | "list" | "passing", Bitmap>,
  filters: Filters,
  query: ListingQuery,
): Facets {
  return toFacets(
    (name): Tally =>
      name === "subcategories"
        ? { sets: sets.in(name), before: group, after: narrow(all, filters) }
        : {
            sets: sets.in(name),
            before: list,
            after: filters.has(name) ? narrow(list, filters, name) : passing,
          },
    definitions,
    query,
  );
}
