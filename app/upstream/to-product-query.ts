/** A visitor's listing query as a query to the upstream. */
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import type { Span } from "#app/catalogue/paging.ts";
import type { ProductQuery } from "./upstream.ts";

/** The part `span` of the query's list, with the options beside it. */
export function toProductQuery(listingQuery: ListingQuery, span: Span): ProductQuery {
  const { q, category, subcategoryId, powerType, productTypes, ampHours, sort } = listingQuery;
  return {
    ...(q !== "" && { search: q }),
    ...(category !== "" && { category }),
    ...(subcategoryId !== null && { subcategoryId }),
    ...(powerType !== null && { powerType }),
    ...(productTypes.length > 0 && { productTypes }),
    ...(ampHours !== null && { ampHours }),
    sort,
    limit: span.limit,
    offset: span.offset,
    facets: true,
  };
}
