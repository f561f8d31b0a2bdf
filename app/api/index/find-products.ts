/** Finds the products of a query that the reader may see. */

import type { Bitmap } from "#app/catalogue/bitmap.ts";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Facets } from "#app/catalogue/facets.ts";
import { FEATURED } from "#app/catalogue/list-part.ts";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { runListingQuery } from "#app/catalogue/run-listing-query.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import type { IndexedCatalogue } from "./catalogue.ts";

interface FoundProducts {
  products: StoredProduct[];
  /** The number of matches on all pages. */
  total: number;
  /** Null unless requested by the query. */
  facets: Facets | null;
  /** Null without a search. */
  search: SearchOutcome | null;
}

/** The products that the reader may see: visitors see only public ones. */
interface FindOptions {
  unpublished: boolean;
}

const MAX_NEAREST = 5;

/** A visitor who requests products that are not public gets an empty list, not an error. */
function visibleTo(
  { index: { sets } }: IndexedCatalogue,
  { status = "active" }: CatalogueQuery,
  options: FindOptions,
): Bitmap {
  const isPublic = sets.of("isPublic", "true");
  if (status === "active") return isPublic;
  const wanted = status === "all" ? sets.all : sets.of("status", status);
  return options.unpublished ? wanted : wanted.and(isPublic);
}

function narrowed(
  { index: { sets }, categories }: IndexedCatalogue,
  { category = "", categoryId, featured }: CatalogueQuery,
  shown: Bitmap,
): Bitmap {
  // A subcategory overrides a category, but narrows a collection such as Deals.
  const slug = toSlug(category);
  const isCollection = [...categories.values()].some(
    (each) => each.slug === slug && each.kind === "collection",
  );
  const listed = isCollection ? shown.and(sets.of("groups", slug)) : shown;
  const placed =
    categoryId === undefined ? listed : listed.and(sets.of("categoryId", String(categoryId)));
  if (featured === undefined) return placed;
  const isFeatured = sets.of(FEATURED, "true");
  return featured ? placed.and(isFeatured) : placed.without(isFeatured);
}

export async function findProducts(
  catalogue: IndexedCatalogue,
  query: CatalogueQuery,
  options: FindOptions,
): Promise<FoundProducts> {
  const { q = "", exact } = query;
  const shown = visibleTo(catalogue, query, options);
  const matches = q === "" ? null : catalogue.search(q, exact, shown);
  const visible = narrowed(catalogue, query, shown);
  const { slots, total, whole, facets } = runListingQuery(catalogue.index, query, {
    visible,
    matches,
  });
  return {
    products: await catalogue.read(slots.map((slot) => catalogue.index.idOf(slot))),
    total,
    facets,
    search: matches && {
      whole,
      corrected: matches.corrected,
      nearest: matches.slots.size === 0 ? catalogue.nearest(q, MAX_NEAREST, shown) : [],
    },
  };
}
