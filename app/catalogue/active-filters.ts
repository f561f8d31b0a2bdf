/** Lists the active filters of a listing query, and removes them. */
import { ampHoursLabel } from "./amp-hours.ts";
import { DEFAULT_QUERY, type ListingQuery, withListingQuery } from "./listing-query.ts";
import { ownValue } from "./own-value.ts";
import { parseProductType } from "./product-type.ts";
import { CHOICES } from "./specifications/chosen.ts";

/** The parts of a listing query that filter a list and can each be removed. */
const FILTERS = [
  "subcategoryId",
  "powerType",
  "productTypes",
  "ampHours",
  "brands",
  "ranges",
  "choices",
] as const satisfies (keyof ListingQuery)[];

export type FilterKey = (typeof FILTERS)[number];

/** The filters of a listing query, without its search, category, order and page. */
export function pickFilters(listingQuery: ListingQuery): Pick<ListingQuery, FilterKey> {
  const entries = FILTERS.map((key) => [key, listingQuery[key]]);
  return Object.fromEntries(entries) as Pick<ListingQuery, FilterKey>;
}

/** One active filter. `value` is the query's; `label` is shown unless the facets have a name. */
export interface ActiveFilter {
  key: FilterKey;
  /** A specification's has its parameter before it: "bar 35-40". */
  value: string;
  label: string;
}

/** The active filters, in the order of the filter panel. */
export function activeFilters(listingQuery: ListingQuery): ActiveFilter[] {
  const { productTypes, brands, choices, powerType, ampHours, subcategoryId } = listingQuery;
  const toFilter = (key: FilterKey, value: string, label = capital(value)) => ({
    key,
    value,
    label,
  });
  return [
    ...productTypes.map((value) => toFilter("productTypes", value)),
    ...brands.map((value) => toFilter("brands", value)),
    ...Object.entries(listingQuery.ranges).flatMap(([key, ranges]) =>
      ranges.map((range) => toFilter("ranges", `${key} ${range}`)),
    ),
    ...choices.map((value) => toFilter("choices", `${CHOICES} ${value}`, capital(value))),
    ...(powerType ? [toFilter("powerType", powerType)] : []),
    ...(ampHours ? [toFilter("ampHours", ampHours, ampHoursLabel(ampHours))] : []),
    ...(subcategoryId === null
      ? []
      : [toFilter("subcategoryId", String(subcategoryId), `Subcategory ${subcategoryId}`)]),
  ];
}

/** Removes one filter, by its key and value as in `activeFilters`. */
export function withoutFilter(
  listingQuery: ListingQuery,
  key: FilterKey,
  value: string,
): ListingQuery {
  const [group = "", choice] = value.split(" ");
  const { productTypes, brands, choices, ranges } = listingQuery;
  const without = (values: readonly string[], gone = value) =>
    values.filter((other) => other !== gone);
  const changes: Partial<Record<FilterKey, unknown>> = {
    productTypes: without(productTypes, parseProductType(value)),
    brands: without(brands),
    choices: without(choices, choice),
    ranges: { ...ranges, [group]: without(ownValue(ranges, group) ?? [], choice) },
  };
  return withListingQuery(listingQuery, { [key]: changes[key] ?? null });
}

/** Removes all filters; the search, the category and the order stay. */
export function withoutFilters(listingQuery: ListingQuery): ListingQuery {
  return withListingQuery(listingQuery, pickFilters(DEFAULT_QUERY));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
