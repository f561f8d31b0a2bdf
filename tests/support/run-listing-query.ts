/** Runs a listing query on a few entries, for tests. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { NO_FACETS } from "#app/catalogue/facets.ts";
import { indexList } from "#app/catalogue/indexed-list.ts";
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import { runListingQuery as findInList } from "#app/catalogue/run-listing-query.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { countWords } from "#app/upstream/remote/find-locally.ts";
import type { ListEntry } from "./list-entry.ts";

/** Searches for the words of the query in the names. */
export function runListingQuery(entries: readonly ListEntry[], listingQuery: ListingQuery) {
  const listed = indexList(entries, DEFAULT_DEFINITIONS);
  const { ranks } = listed.order;
  const count = countWords(listingQuery.q);
  const scores = entries.map(({ name }) => count(name.toLowerCase()));
  const score = (slot: number) => scores[slot] ?? 0;
  const having = (minScore: number) =>
    Bitmap.of([...entries.keys()].filter((slot) => score(slot) >= minScore));
  const compare = (a: number, b: number) =>
    score(b) - score(a) || (ranks[a] ?? 0) - (ranks[b] ?? 0);
  const matches = { slots: having(1), whole: having(2), compare };
  const result = findInList(
    listed,
    { ...listingQuery, facets: true },
    listingQuery.q === "" ? {} : { matches },
  );
  const { slots, whole, facets } = result;
  return {
    items: slots.flatMap((slot) => entries[slot] ?? []),
    total: slots.length,
    facets: facets ?? NO_FACETS,
    whole,
  };
}
