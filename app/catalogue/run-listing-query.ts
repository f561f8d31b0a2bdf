/** Runs a listing query: from classified products to the ordered list and the options beside it. */

import type { ClassifiedProduct } from "./classify-product.ts";
import { toSlug } from "./clean-text.ts";
import { countFacets, type Facets } from "./facets.ts";
import type { ListingQuery } from "./listing-query.ts";
import { countWords, type Relevance } from "./relevance.ts";
import { compareByName } from "./sort.ts";

export interface ListingResult<E> {
  /** Every match in order; pages are cut from it (see paging.ts). */
  items: E[];
  total: number;
  facets: Facets;
}

type Test = (entry: ClassifiedProduct) => boolean;

const always: Test = () => true;

/**
 * Filters join with "or" inside product type and with "and" across groups; a subcategory replaces the category.
 * `page` and `compare` make no difference. Relevance orders a search by score and anything else by name.
 */
export function runListingQuery<E extends ClassifiedProduct>(
  entries: readonly E[],
  listingQuery: ListingQuery,
  relevance?: Relevance<ClassifiedProduct>,
): ListingResult<E> {
  const { scores, matched } = search(entries, listingQuery.q, relevance ?? countWords);
  const slug = toSlug(listingQuery.category);
  const place = listingQuery.category === "" ? matched : matched.filter((entry) => entry.places.has(slug));
  const inSubcategory = subcategoryTest(listingQuery.subcategoryId);
  const list = listingQuery.subcategoryId === null ? place : matched.filter(inSubcategory);

  const power: Test = listingQuery.powerType ? (entry) => entry.powerType === listingQuery.powerType : always;
  const type = productTypeTest(listingQuery.productTypes);
  const { ampHours } = listingQuery;
  const hours: Test = ampHours ? (entry) => entry.ampHours.includes(ampHours) : always;

  const items = list.filter((entry) => power(entry) && type(entry) && hours(entry));
  const facets = countFacets({
    list,
    place,
    exceptProductType: list.filter((entry) => power(entry) && hours(entry)),
    exceptPowerType: list.filter((entry) => type(entry) && hours(entry)),
    exceptAmpHours: list.filter((entry) => power(entry) && type(entry)),
    exceptSubcategory: matched.filter((entry) => power(entry) && type(entry) && hours(entry)),
  });
  return { items: items.sort(order(listingQuery, scores)), total: items.length, facets };
}

function search<E extends ClassifiedProduct>(
  entries: readonly E[],
  q: string,
  relevance: Relevance<ClassifiedProduct>,
) {
  const scores = new Map<ClassifiedProduct, number>();
  if (q === "") return { scores, matched: entries };
  const scoreOf = relevance(q, entries);
  const matched = entries.filter((entry) => {
    const score = scoreOf(entry);
    scores.set(entry, score);
    return score > 0;
  });
  return { scores, matched };
}

function subcategoryTest(id: number | null): Test {
  return (entry) => entry.subcategories.some((subcategory) => subcategory.id === id);
}

function productTypeTest(keys: readonly string[]): Test {
  if (keys.length === 0) return always;
  const wanted = new Set(keys);
  return (entry) => entry.productTypes.some(({ key }) => wanted.has(key));
}

function order(
  { sort }: ListingQuery,
  scores: Map<ClassifiedProduct, number>,
): (a: ClassifiedProduct, b: ClassifiedProduct) => number {
  if (sort === "z-to-a") return (a, b) => compareByName(b, a);
  if (sort === "a-to-z" || scores.size === 0) return compareByName;
  return (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || compareByName(a, b);
}
