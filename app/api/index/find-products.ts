/** Finds the products of a query that the reader may see. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import { FEATURED } from "#app/catalogue/list-part.ts";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { runListingQuery } from "#app/catalogue/run-listing-query.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import type { IndexedCatalogue } from "./catalogue.ts";

const MAX_NEAREST = 5;

/**
 * A visitor who requests products that are not public gets an empty list, not an error.
 *
 * @param readsDrafts whether the reader may see products that are not public
 * @returns `total` counts the matches on all pages; `facets` is null unless requested by the
 *   query, `search` without a search
 */
export async function findProducts(
  { index, categories, search, nearest, read }: IndexedCatalogue,
  query: CatalogueQuery,
  readsDrafts: boolean,
) {
  const { sets } = index;
  const { q = "", exact, category = "", status = "active", categoryId, featured } = query;
  let shown = sets.of("isPublic", "true");
  if (status !== "active") {
    const wanted = status === "all" ? sets.all : sets.of("status", status);
    shown = readsDrafts ? wanted : wanted.and(shown);
  }
  const matches = q === "" ? null : search(q, exact, shown);
  // A subcategory overrides a category, but narrows a collection such as Deals.
  const slug = toSlug(category);
  const isCollection = [...categories.values()].some(
    (each) => each.slug === slug && each.kind === "collection",
  );
  let visible = isCollection ? shown.and(sets.of("groups", slug)) : shown;
  if (categoryId !== undefined) visible = visible.and(sets.of("categoryId", String(categoryId)));
  if (featured) visible = visible.and(sets.of(FEATURED, "true"));
  if (featured === false) visible = visible.without(sets.of(FEATURED, "true"));
  const { slots, total, whole, facets } = runListingQuery(index, query, { visible, matches });
  const outcome: SearchOutcome | null = matches && {
    whole,
    corrected: matches.corrected,
    nearest: matches.slots.size === 0 ? nearest(q, MAX_NEAREST, shown) : [],
  };
  return {
    products: await read(slots.map((slot) => index.idOf(slot))),
    total,
    facets,
    search: outcome,
  };
}
