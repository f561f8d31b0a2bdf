/** What a visitor is looking for, as one value: read from an address, changed, and written back. Every function is total. */
import { type AmpHours, parseAmpHours } from "./amp-hours.ts";
import { parseBrand } from "./brand.ts";
import { cleanText } from "./clean-text.ts";
import { parseComparison } from "./comparison.ts";
import { parseRanges, RANGED_FIGURES, type RangedFigure, type Ranges } from "./figure-ranges.ts";
import { LARGEST_ID } from "./id.ts";
import { parsePowerType } from "./power-type.ts";
import type { PowerType } from "./product.ts";
import { parseProductType } from "./product-type.ts";
import { parseSort, type Sort } from "./sort.ts";
import { parseWhole } from "./whole-number.ts";

export interface ListingQuery {
  /** The words searched for; empty for none. */
  q: string;
  /** Whether the words are meant as they are spelt. */
  exact: boolean;
  /** A category's, subcategory's or collection's slug or name; empty for the whole catalogue. */
  category: string;
  /** Replaces the category as what the list is made of; null for none. One that cannot be read is an id that nothing has. */
  subcategoryId: number | null;
  powerType: PowerType | null;
  /** Keys of product types (see product-type.ts), sorted: any of them. */
  productTypes: readonly string[];
  ampHours: AmpHours | null;
  /** Keys of makers (their names as slugs), sorted: any of them. */
  brands: readonly string[];
  /** Chosen ranges of figures: any of a figure's, and every figure that has some. */
  ranges: Ranges;
  sort: Sort;
  /** From 1: the list shows pages 1 to this one. */
  page: number;
  /** Ids chosen for comparison, in the order of choosing. */
  compare: readonly number[];
}

/** Nothing chosen: the value every default comes from. */
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
  sort: "relevance",
  page: 1,
  compare: [],
};

/** Of a longer search only the beginning counts. */
export const LONGEST_QUERY = 200;
export const LONGEST_CATEGORY = 100;
const MOST_PRODUCT_TYPES = 20;
const MOST_BRANDS = 20;
const MOST_COMPARE_PARAMETERS = 20;
const LARGEST_PAGE = 10_000;

/** Reads an address. What is malformed, unknown or too much becomes its default or is cut. */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  return {
    q: cleanText(params.get("q") ?? "", LONGEST_QUERY),
    exact: params.get("exact") === "1" && cleanText(params.get("q") ?? "", LONGEST_QUERY) !== "",
    category: cleanText(params.get("category") ?? "", LONGEST_CATEGORY),
    subcategoryId: parseId(params.get("subcategory_id")),
    powerType: parsePowerType(params.get("type")),
    productTypes: toProductTypes(params.getAll("product_type").slice(0, MOST_PRODUCT_TYPES)),
    ampHours: parseAmpHours(params.get("ah")),
    brands: toBrands(params.getAll("brand").slice(0, MOST_BRANDS)),
    ranges: toRanges(({ key }) => params.getAll(key)),
    sort: parseSort(params.get("sort")),
    page: parseWhole(params.get("page"), LARGEST_PAGE) ?? 1,
    compare: parseComparison(params.getAll("compare").slice(0, MOST_COMPARE_PARAMETERS)),
  };
}

/** Writes the parameters in one fixed order, without defaults; the same listing query always gives the same text. */
export function serializeListingQuery(listingQuery: ListingQuery): string {
  const params = new URLSearchParams();
  const { q, category, subcategoryId, powerType, productTypes, ampHours, brands, sort, page, compare } = listingQuery;
  if (q !== "") params.set("q", q);
  if (q !== "" && listingQuery.exact) params.set("exact", "1");
  if (category !== "") params.set("category", category);
  if (subcategoryId !== null) params.set("subcategory_id", String(subcategoryId));
  if (powerType !== null) params.set("type", powerType);
  for (const key of [...productTypes].sort()) params.append("product_type", key);
  if (ampHours !== null) params.set("ah", ampHours);
  for (const key of [...brands].sort()) params.append("brand", key);
  for (const { key } of RANGED_FIGURES) for (const range of listingQuery.ranges[key] ?? []) params.append(key, range);
  if (sort !== DEFAULT_QUERY.sort) params.set("sort", sort);
  if (page !== 1) params.set("page", String(page));
  const query = params.toString();
  if (compare.length === 0) return query;
  // Written by hand: a comma needs no escape in a query, and `compare=12,15` can be read and shared.
  return `${query}${query && "&"}compare=${compare.join(",")}`;
}

/** The address of a listing query on the page at `path`. */
export function listingHref(path: string, listingQuery: ListingQuery): string {
  const query = serializeListingQuery(listingQuery);
  return query === "" ? path : `${path}?${query}`;
}

/** A listing query with some of it changed. Whatever changes the list goes back to its first page; choosing to compare does not. */
export function withListingQuery(listingQuery: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const next = { ...listingQuery, ...change };
  if (change.productTypes) next.productTypes = toProductTypes(change.productTypes);
  if (change.brands) next.brands = toBrands(change.brands);
  const { ranges } = change;
  if (ranges) next.ranges = toRanges(({ key }) => ranges[key] ?? []);
  if (change.page === undefined && !sameList(listingQuery, next)) next.page = 1;
  return next;
}

/** Whether two listing queries list the same products in the same order, however many pages of them. */
export function sameList(a: ListingQuery, b: ListingQuery): boolean {
  const list = (listingQuery: ListingQuery) => serializeListingQuery({ ...listingQuery, page: 1, compare: [] });
  return list(a) === list(b);
}

function toBrands(texts: readonly string[]): string[] {
  const keys = new Set(texts.map(parseBrand));
  keys.delete("");
  return [...keys].sort().slice(0, MOST_BRANDS);
}

function toRanges(textsOf: (figure: RangedFigure) => readonly string[]): Ranges {
  const chosen = RANGED_FIGURES.map((figure) => [figure.key, parseRanges(figure, textsOf(figure))] as const);
  return Object.fromEntries(chosen.filter(([, ranges]) => ranges.length > 0));
}

function toProductTypes(texts: readonly string[]): string[] {
  const keys = new Set(texts.map(parseProductType));
  keys.delete("");
  return [...keys].sort().slice(0, MOST_PRODUCT_TYPES);
}

/** An id is a whole number. Another text asks for what there is not, and must not be answered with a list of something else. */
function parseId(text: string | null): number | null {
  if (text === null || text.trim() === "") return null;
  return parseWhole(text, LARGEST_ID) ?? LARGEST_ID;
}
