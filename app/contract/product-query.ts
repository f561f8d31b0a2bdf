/** The query parameters of `GET /api/products`, and their conversion to catalogue queries and back. */
import { z } from "zod";
import { parseAmpHours } from "#app/catalogue/amp-hours.ts";
import { cleanText } from "#app/catalogue/clean-text.ts";
import { MAX_ID } from "#app/catalogue/id.ts";
import {
  type CatalogueQuery,
  DEFAULT_QUERY,
  MAX_CATEGORY_LENGTH,
  MAX_QUERY_LENGTH,
  toParams,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import { parseTypeFilter } from "#app/catalogue/power-type.ts";
import { parseSort, SORTS } from "#app/catalogue/sort.ts";
import {
  CHOICES,
  choicesIn,
  rangesIn,
  specificationParams,
} from "#app/catalogue/specifications/chosen.ts";
import { wholeNumber } from "./writing.ts";

/** The largest number of products in one response. */
export const PARAMETER_LIMITS = 1000;

/** A text that `parse` resolves to one of the catalogue's values. */
const meaning = <Value>(parse: (text: string) => Value | null, expected: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: `must be ${expected}` });
    return z.NEVER;
  });

const flag = (description: string) =>
  z
    .enum(["true", "false", "1", "0"])
    .transform((text) => text === "true" || text === "1")
    .optional()
    .meta({ type: "string", enum: ["true", "false", "1", "0"], description });

/** One value or several, each of at most `longest` characters. */
const repeatable = (longest: number, description: string) =>
  z
    .union([z.array(z.string().max(longest)).max(50), z.string().max(longest)])
    .transform((value) => (typeof value === "string" ? [value] : value))
    .optional()
    .meta({
      type: "array",
      items: { type: "string" },
      description: `${description} Repeatable: matches any`,
    });

const POWER_WORDS =
  "petrol (gas, gasoline), cordless (battery), corded (electric), diesel, manual or the slug of " +
  "another type";

const SORT_WORDS = `one of ${SORTS.join(", ")}, least-{key} or most-{key} with the key of a specification`;

/**
 * All parameters are optional filters. Besides these, the key of each specification is a parameter
 * (`bar=30-35`), which `rangesIn` reads.
 */
export const ProductQuery = z.object({
  category: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Slug of a category, a subcategory or a collection" }),
  category_id: wholeNumber(1, MAX_ID, "Id of a category").optional(),
  subcategory_id: wholeNumber(1, MAX_ID, "Id of a subcategory").optional(),
  status: z.string().max(40).optional().meta({ description: "active or new; others need a token" }),
  search: z
    .string()
    // Cut, not refused: visitors paste long texts.
    .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
    .optional()
    .meta({ type: "string", description: "Search text: models, product types, specifications" }),
  exact: flag("true: do not correct the spelling of the search"),
  featured: flag("true: only featured products; false: only the others"),
  type: meaning(parseTypeFilter, POWER_WORDS).optional().meta({
    type: "string",
    description: POWER_WORDS,
  }),
  product_type: repeatable(200, "A product type."),
  ah: meaning(parseAmpHours, "1.5 or 2")
    .optional()
    .meta({ type: "string", description: "Battery amp hours: 1.5 or 2, with or without 'ah'" }),
  brand: repeatable(200, "A brand's name, or its key from the facets."),
  [CHOICES]: repeatable(200, "A value of a specification, such as `material.steel`."),
  sort: meaning((text) => (parseSort(text) === text ? parseSort(text) : null), SORT_WORDS)
    .optional()
    .meta({
      type: "string",
      description:
        `${SORT_WORDS}. Without a search, relevance has featured products first, then orders by ` +
        "maker and name; size is ascending; " +
        "products without a price come last",
    }),
  limit: wholeNumber(
    1,
    PARAMETER_LIMITS,
    `Products per page; default ${PARAMETER_LIMITS}`,
  ).optional(),
  offset: wholeNumber(0, MAX_ID, "Products to skip; overrides page").optional(),
  page: wholeNumber(1, MAX_ID, "Page number, from 1").optional(),
  include: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "product_subcategories adds the subcategory links" }),
  facets: flag("true: add `facets` to the response"),
});

export type ProductQuery = z.infer<typeof ProductQuery>;

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
