/** A visitor's listing query as a query to the upstream. */
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import type { Span } from "#app/catalogue/paging.ts";
import type { ProductQuery } from "./upstream.ts";

/** The part `span` of the query's list, with the options beside it. */
export function toProductQuery(listingQuery: ListingQuery, span: Span): ProductQuery {
  const { q, exact, category, subcategoryId, powerType, productTypes, ampHours, brands, ranges, sort } = listingQuery;
  return {
    ...(q !== "" && { search: q }),
    ...(q !== "" && exact && { exact }),
    ...(category !== "" && { category }),
    ...(subcategoryId !== null && { subcategoryId }),
    ...(powerType !== null && { powerType }),
    ...(productTypes.length > 0 && { productTypes }),
    ...(ampHours !== null && { ampHours }),
    ...(brands.length > 0 && { brands }),
    ...(Object.keys(ranges).length > 0 && { ranges }),
    sort,
    limit: span.limit,
    offset: span.offset,
    facets: true,
  };
}
