/** Finds among a few entries as the list does among all, for tests. */
import type { ClassifiedProduct } from "#app/catalogue/classify-product.ts";
import { EntryTable } from "#app/catalogue/entry-table.ts";
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import { countWords } from "#app/catalogue/relevance.ts";
import { runListingQuery as findInTable } from "#app/catalogue/run-listing-query.ts";

/** The words of a query are looked for in the names. */
export function runListingQuery(entries: readonly ClassifiedProduct[], listingQuery: ListingQuery) {
  const table = new EntryTable(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const count = countWords(listingQuery.q);
  const score = (slot: number) => count(byId.get(table.ids[slot] ?? 0)?.name.toLowerCase() ?? "");
  const answering = [...table.order].filter((slot) => score(slot) > 0).sort((a, b) => score(b) - score(a));
  const isWhole = (slot: number) => score(slot) > 1;
  const compare = (a: number, b: number) => score(b) - score(a) || (table.ranks[a] ?? 0) - (table.ranks[b] ?? 0);
  const matches = { slots: answering, isWhole, compare };
  const { slots, facets, whole } = findInTable(table, listingQuery, listingQuery.q === "" ? {} : { matches });
  return { items: slots.flatMap((slot) => byId.get(table.ids[slot] ?? 0) ?? []), total: slots.length, facets, whole };
}
