/** Finds among a few entries as the list does among all, for tests. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { ClassifiedProduct } from "#app/catalogue/classify-product.ts";
import { toListed } from "#app/catalogue/listed.ts";
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import { countWords } from "#app/catalogue/relevance.ts";
import { runListingQuery as findInList } from "#app/catalogue/run-listing-query.ts";

/** The words of a query are looked for in the names. */
export function runListingQuery(entries: readonly ClassifiedProduct[], listingQuery: ListingQuery) {
  const listed = toListed(entries);
  const { ranks } = listed.order;
  const count = countWords(listingQuery.q);
  const scores = entries.map(({ name }) => count(name.toLowerCase()));
  const score = (slot: number) => scores[slot] ?? 0;
  const having = (least: number) => Bitmap.of([...entries.keys()].filter((slot) => score(slot) >= least));
  const compare = (a: number, b: number) => score(b) - score(a) || (ranks[a] ?? 0) - (ranks[b] ?? 0);
  const matches = { slots: having(1), whole: having(2), compare };
  const { slots, facets, whole } = findInList(listed, listingQuery, listingQuery.q === "" ? {} : { matches });
  return { items: slots.flatMap((slot) => entries[slot] ?? []), total: slots.length, facets, whole };
}
