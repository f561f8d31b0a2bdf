/** A visitor's listing query as a query to the API, and back: the one place that knows both sides' names. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import { RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import {
  DEFAULT_QUERY,
  type ListingQuery,
  LONGEST_CATEGORY,
  LONGEST_QUERY,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import type { Span } from "#app/catalogue/paging.ts";
import type { ProductQuery } from "./product-query.ts";

/** The part `span` of the query's list. */
export function toProductQuery(listingQuery: ListingQuery, span: Span): ProductQuery {
  const { q, exact, category, subcategoryId, powerType, productTypes, ampHours, brands, ranges, sort } = listingQuery;
  return {
    ...(q !== "" && { search: q }),
    ...(q !== "" && exact && { exact }),
    ...(category !== "" && { category }),
    ...(subcategoryId !== null && { subcategory_id: subcategoryId }),
    ...(powerType !== null && { type: powerType }),
    ...(productTypes.length > 0 && { product_type: [...productTypes] }),
    ...(ampHours !== null && { ah: ampHours }),
    ...(brands.length > 0 && { brand: [...brands] }),
    ...ranges,
    sort,
    limit: span.limit,
    ...(span.offset > 0 && { offset: span.offset }),
  };
}

/** What a query asks for, cleaned as a page's address is; which part of the list is not in it. */
export function toListingQuery(query: ProductQuery): ListingQuery {
  const q = cleanText(query.search ?? "", LONGEST_QUERY);
  return withListingQuery(DEFAULT_QUERY, {
    q,
    exact: q !== "" && query.exact === true,
    category: cleanText(query.category ?? "", LONGEST_CATEGORY),
    subcategoryId: query.subcategory_id ?? null,
    powerType: query.type ?? null,
    productTypes: query.product_type ?? [],
    ampHours: query.ah ?? null,
    brands: query.brand ?? [],
    ranges: Object.fromEntries(RANGED_FIGURES.map(({ key }) => [key, query[key] ?? []])),
    sort: query.sort ?? DEFAULT_QUERY.sort,
  });
}
