/** Finds products in the read model: what the caller may see, then the listing functions that the pages use too. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import type { Facets } from "#app/catalogue/facets.ts";
import { findByName } from "#app/catalogue/find-by-name.ts";
import type { Matches } from "#app/catalogue/list-part.ts";
import { runListingQuery as findInTable } from "#app/catalogue/run-listing-query.ts";
import type { SearchOutcome } from "#app/contract/facets.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import { toListingQuery } from "#app/contract/query-codec.ts";
import type { SearchAnswer } from "../search/search-answer.ts";
import type { Catalogue } from "./catalogue.ts";
import type { StoredProduct } from "./stored.ts";
import type { Wanted } from "./visibility.ts";

export interface FoundProducts {
  products: StoredProduct[];
  /** All that match, on every page. */
  total: number;
  /** Null unless the query asks for them. */
  facets: Facets | null;
  /** Null where nothing was searched for. */
  search: SearchOutcome | null;
}

/** What the one who asks may see: visitors only what is public. */
export interface FindOptions {
  unpublished: boolean;
}

/** How many at most, and how many when the caller does not say. */
const MOST = 1000;

/** A visitor who asks for what is not public gets an empty list, not an error. */
function wantedStatus(status: string | undefined, { unpublished }: FindOptions): Wanted {
  if (status === undefined || status === "active") return { isPublic: true };
  return { isPublic: !unpublished, ...(status !== "all" && { status }) };
}

/** Whether a text was given that has nothing in it to look for: control characters alone. */
function asksForNothing(text = ""): boolean {
  return text.trim() !== "" && cleanText(text, text.length) === "";
}

function visibleTo(catalogue: Catalogue, query: ProductQuery, options: FindOptions): Uint8Array {
  const { category_id, featured } = query;
  if ([query.category, query.search].some((text) => asksForNothing(text))) return new Uint8Array();
  return catalogue.visibility.of({
    ...wantedStatus(query.status, options),
    ...(category_id !== undefined && { categoryId: category_id }),
    ...(featured !== undefined && { featured }),
  });
}

/** Where each slot of the table stands in an answer; filled anew by the next search. */
let places = new Uint32Array();

/** The answer's products by their slots in the table: a long answer is compared by its places alone. */
function toMatches({ table }: Catalogue, answer: SearchAnswer): Matches {
  if (places.length < table.ids.length) places = new Uint32Array(table.ids.length * 2);
  const { rows } = answer;
  for (let at = 0; at < rows.length; at++) places[rows[at] as number] = at;
  return {
    slots: rows,
    isWhole: (slot) => answer.isWholeAt(places[slot] as number),
    compare: (a, b) => answer.compareAt(places[a] as number, places[b] as number),
  };
}

/** All that is called so: in no better order than their names'. */
function toNamed({ table }: Catalogue, text: string): Matches {
  const { ranks } = table;
  return {
    slots: findByName(table, text),
    isWhole: () => true,
    compare: (a, b) => (ranks[a] as number) - (ranks[b] as number),
  };
}

export async function findProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  options: FindOptions,
): Promise<FoundProducts> {
  const listingQuery = toListingQuery(query);
  const { q, exact } = listingQuery;
  const answer = q === "" || !catalogue.isIndexed() ? null : await catalogue.search(q, exact);
  const matches = answer ? toMatches(catalogue, answer) : q === "" ? null : toNamed(catalogue, q);
  const limit = query.limit ?? MOST;
  const { slots, total, whole, facets } = findInTable(catalogue.table, listingQuery, {
    visible: visibleTo(catalogue, query, options),
    ...(matches && { matches }),
    offset: query.offset ?? ((query.page ?? 1) - 1) * limit,
    limit,
    facets: query.facets === true,
  });
  return {
    products: await catalogue.read(slots.map((slot) => catalogue.table.ids[slot] ?? 0)),
    total,
    facets: query.facets ? facets : null,
    search: matches && {
      whole,
      corrected: answer?.corrected ?? null,
      nearest: answer?.rows.length === 0 ? await catalogue.nearest(q) : [],
      ...(!answer && { provisional: true as const }),
    },
  };
}
