/** Finds products in the index: what the caller may see, then the listing functions that the pages use too. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { cleanText } from "#app/catalogue/clean-text.ts";
import type { Facets } from "#app/catalogue/facets.ts";
import { runListingQuery } from "#app/catalogue/run-listing-query.ts";
import type { SearchOutcome } from "#app/contract/facets.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import { toListingQuery } from "#app/contract/query-codec.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import type { Catalogue } from "./catalogue.ts";

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
const MOST_NEAREST = 5;

/** Whether a text was given that has nothing in it to look for: control characters alone. */
function asksForNothing(text = ""): boolean {
  return text.trim() !== "" && cleanText(text, text.length) === "";
}

/** What the caller may see of what is asked for: a visitor who asks for what is not public gets an empty list, not an error. */
function visibleTo({ index: { sets } }: Catalogue, query: ProductQuery, { unpublished }: FindOptions): Bitmap {
  const { category_id, featured, status = "active" } = query;
  if ([query.category, query.search].some((text) => asksForNothing(text))) return new Bitmap();
  const isPublic = sets.of("isPublic", "true");
  const wanted = status === "active" ? isPublic : status === "all" ? sets.all : sets.of("status", status);
  const shown = unpublished ? wanted : wanted.and(isPublic);
  const placed = category_id === undefined ? shown : shown.and(sets.of("categoryId", String(category_id)));
  if (featured === undefined) return placed;
  const isFeatured = sets.of("isFeatured", "true");
  return featured ? placed.and(isFeatured) : placed.without(isFeatured);
}

export async function findProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  options: FindOptions,
): Promise<FoundProducts> {
  const listingQuery = toListingQuery(query);
  const { q, exact } = listingQuery;
  const matches = q === "" ? null : catalogue.search(q, exact);
  const limit = query.limit ?? MOST;
  const { slots, total, whole, facets } = runListingQuery(catalogue.index, listingQuery, {
    visible: visibleTo(catalogue, query, options),
    ...(matches && { matches }),
    offset: query.offset ?? ((query.page ?? 1) - 1) * limit,
    limit,
    facets: query.facets === true,
  });
  return {
    products: await catalogue.read(slots.map((slot) => catalogue.index.idOf(slot))),
    total,
    facets: query.facets ? facets : null,
    search: matches && {
      whole,
      corrected: matches.corrected,
      nearest: matches.slots.size === 0 ? catalogue.nearest(q, MOST_NEAREST) : [],
    },
  };
}
