/** The filters, search and page of a list, as in its URL. No function throws. */
import { type AmpHours, parseAmpHours } from "./amp-hours.ts";
import { parseBrand } from "./brand.ts";
import { cleanText } from "./clean-text.ts";
import { parseComparison } from "./comparison.ts";
import { MAX_ID } from "./id.ts";
import { parseTypeFilter } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";
import { parseSort, type Sort } from "./sort.ts";
import {
  CHOICES,
  choicesIn,
  type Ranges,
  rangesIn,
  specificationParams,
} from "./specifications/chosen.ts";
import { parseWhole } from "./whole-number.ts";

export interface ListingQuery {
  /** The words searched for; empty for none. */
  q: string;
  /** Whether to search for the words exactly as typed. */
  exact: boolean;
  /** A category's, subcategory's or collection's slug or name; empty for the whole catalogue. */
  category: string;
  /** Overrides `category`; null for none. Unparsable input becomes an id that matches nothing. */
  subcategoryId: number | null;
  /** The slug of a power type; null for none. */
  powerType: string | null;
  /** Keys of product types (see product-type.ts), sorted: any of them. */
  productTypes: readonly string[];
  ampHours: AmpHours | null;
  /** Keys of brands (their names as slugs), sorted: any of them. */
  brands: readonly string[];
  /** Chosen ranges of specifications by key: any range of one, and every one that has a range. */
  ranges: Ranges;
  /** Chosen values of other specifications, such as "material.steel", sorted. */
  choices: readonly string[];
  sort: Sort;
  /** From 1: the list shows pages 1 to this one. */
  page: number;
  /** Ids selected for comparison, in the order of selection. */
  compare: readonly number[];
}

/** A query of pages, the desk or the API for products; absent fields do not filter. */
export interface CatalogueQuery extends Partial<Omit<ListingQuery, "page" | "compare">> {
  categoryId?: number | undefined;
  featured?: boolean | undefined;
  /** One status, `all`, or `active`, the default: every status that visitors may see. */
  status?: string | undefined;
  offset?: number;
  limit?: number;
  /** Whether to count the options beside the list. */
  facets?: boolean | undefined;
  /** Whether to include each product's subcategories. */
  links?: boolean | undefined;
}

/** No filters: the source of all defaults. */
export const DEFAULT_QUERY: ListingQuery = {
  q: "",
  exact: false,
  category: "",
  subcategoryId: null,
  powerType: null,
  productTypes: [],
  ampHours: null,
  brands: [],
  ranges: {},
  choices: [],
  sort: "relevance",
  page: 1,
  compare: [],
};

/** Characters; the rest of a longer search is ignored. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_CATEGORY_LENGTH = 100;
/** Values of one parameter. */
const MAX_VALUES = 20;
const MAX_PAGE = 10_000;

/** Parses a URL's parameters. Malformed, unknown or excessive values become defaults or are cut. */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  const q = cleanText(params.get("q") ?? "", MAX_QUERY_LENGTH);
  return {
    q,
    exact: params.get("exact") === "1" && q !== "",
    category: cleanText(params.get("category") ?? "", MAX_CATEGORY_LENGTH),
    subcategoryId: parseId(params.get("subcategory_id")),
    powerType: parseTypeFilter(params.get("type") ?? ""),
    productTypes: toKeys(params.getAll("product_type").slice(0, MAX_VALUES), parseProductType),
    ampHours: parseAmpHours(params.get("ah")),
    brands: toKeys(params.getAll("brand").slice(0, MAX_VALUES), parseBrand),
    ranges: rangesIn(params),
    choices: choicesIn(params.getAll(CHOICES)),
    sort: parseSort(params.get("sort")),
    page: parseWhole(params.get("page"), MAX_PAGE) ?? 1,
    compare: parseComparison(params.getAll("compare").slice(0, MAX_VALUES)),
  };
}

/** Parameters in this order, without those that are empty, null or false; lists are repeated. */
export function toParams(entries: readonly (readonly [name: string, value: unknown])[]) {
  const params = new URLSearchParams();
  for (const [name, value] of entries)
    for (const each of [value || []].flat()) params.append(name, String(each));
  return params;
}

/** Serialises the parameters in a fixed order without defaults; equal queries give equal texts. */
export function serializeListingQuery(listingQuery: ListingQuery): string {
  const { q, exact, sort, page, compare } = listingQuery;
  const query = toParams([
    ["q", q],
    ["exact", q && exact && 1],
    ["category", listingQuery.category],
    ["subcategory_id", listingQuery.subcategoryId],
    ["type", listingQuery.powerType],
    ["product_type", [...listingQuery.productTypes].sort()],
    ["ah", listingQuery.ampHours],
    ["brand", [...listingQuery.brands].sort()],
    ...specificationParams(listingQuery),
    ["sort", sort !== DEFAULT_QUERY.sort && sort],
    ["page", page !== 1 && page],
  ]).toString();
  if (compare.length === 0) return query;
  // `URLSearchParams` would escape the comma; `compare=12,15` is legal and readable.
  return `${query}${query && "&"}compare=${compare.join(",")}`;
}

/** The URL of a listing query on the page at `path`. */
export function listingHref(path: string, listingQuery: ListingQuery): string {
  const query = serializeListingQuery(listingQuery);
  return query === "" ? path : `${path}?${query}`;
}

/** Changes a listing query. A changed list starts at page 1; a changed comparison does not. */
export function withListingQuery(
  listingQuery: ListingQuery,
  change: Partial<ListingQuery>,
): ListingQuery {
  const next = { ...listingQuery, ...change };
  if (change.productTypes) next.productTypes = toKeys(change.productTypes, parseProductType);
  if (change.brands) next.brands = toKeys(change.brands, parseBrand);
  if (change.ranges || change.choices) {
    const params = new URLSearchParams(specificationParams(next));
    next.ranges = rangesIn(params);
    next.choices = choicesIn(params.getAll(CHOICES));
  }
  if (change.page === undefined && !sameList(listingQuery, next)) next.page = 1;
  return next;
}

/** Whether two listing queries have the same products in the same order, on any page. */
export function sameList(a: ListingQuery, b: ListingQuery): boolean {
  const list = (listingQuery: ListingQuery) =>
    serializeListingQuery({ ...listingQuery, page: 1, compare: [] });
  return list(a) === list(b);
}

function toKeys(texts: readonly string[], parse: (text: string) => string): string[] {
  const keys = new Set(texts.map(parse));
  keys.delete("");
  return [...keys].sort().slice(0, MAX_VALUES);
}

/** Any other text becomes an id without products, so that it never lists something else. */
function parseId(text: string | null): number | null {
  if (text === null || text.trim() === "") return null;
  return parseWhole(text, MAX_ID) ?? MAX_ID;
}
