/** Converts catalogue queries to parameters of `GET /api/products` and back. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import {
  DEFAULT_QUERY,
  MAX_CATEGORY_LENGTH,
  MAX_QUERY_LENGTH,
  toParams,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import {
  CHOICES,
  choicesIn,
  rangesIn,
  specificationParams,
} from "#app/catalogue/specifications/chosen.ts";
import { PARAMETER_LIMITS, type ProductQuery } from "./product-query.ts";

const LINKS = "product_subcategories";

/** Equal queries get equal parameters: in fixed order, without defaults. */
export function toSearchParams(query: CatalogueQuery): URLSearchParams {
  const { q, exact, featured, ranges = {}, choices = [] } = query;
  const groups: Partial<Record<keyof ProductQuery, unknown>> = {
    category: query.category,
    category_id: query.categoryId,
    subcategory_id: query.subcategoryId,
    status: query.status,
    search: q,
    exact: q && exact,
    featured: featured === undefined ? null : String(featured),
    type: query.powerType,
    product_type: query.productTypes,
    ah: query.ampHours,
    brand: query.brands,
  };
  const rest: Partial<Record<keyof ProductQuery, unknown>> = {
    sort: query.sort,
    limit: query.limit,
    offset: query.offset,
    include: query.links && LINKS,
    facets: query.facets,
  };
  return toParams([
    ...Object.entries(groups),
    ...specificationParams({ ranges, choices }),
    ...Object.entries(rest),
  ]);
}

/**
 * The query of an API call, cleaned like that of a page's URL.
 *
 * @param params all of its parameters, among them those of the shop's specifications
 */
export function toCatalogueQuery(query: ProductQuery, params: URLSearchParams): CatalogueQuery {
  const { search = "", category = "", limit = PARAMETER_LIMITS, page = 1 } = query;
  return {
    ...withListingQuery(DEFAULT_QUERY, {
      // A search of control characters only matches nothing instead of everything.
      q: cleanText(search, MAX_QUERY_LENGTH) || search.trim(),
      exact: search.trim() !== "" && query.exact === true,
      category: cleanText(category, MAX_CATEGORY_LENGTH) || category.trim(),
      subcategoryId: query.subcategory_id ?? null,
      powerType: query.type ?? null,
      productTypes: query.product_type ?? [],
      ampHours: query.ah ?? null,
      brands: query.brand ?? [],
      ranges: rangesIn(params),
      choices: choicesIn(query[CHOICES] ?? []),
      sort: query.sort ?? DEFAULT_QUERY.sort,
    }),
    categoryId: query.category_id,
    featured: query.featured,
    status: query.status,
    offset: query.offset ?? (page - 1) * limit,
    limit,
    facets: query.facets,
    links: query.include?.split(",").some((part) => part.trim() === LINKS),
  };
}
