/** The filters that a listing query applies: listed one by one, and taken away again. */
import { ampHoursLabel } from "./amp-hours.ts";
import { RANGED_FIGURES, rangeLabel } from "./figure-ranges.ts";
import { DEFAULT_QUERY, type ListingQuery, withListingQuery } from "./listing-query.ts";
import { powerTypeLabel } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";

/** The parts of a listing query that narrow a list and can each be taken away. */
export type FilterKey = "subcategoryId" | "powerType" | "productTypes" | "ampHours" | "brands" | "ranges";

/** One applied filter. `value` is what the listing query holds; `label` is read, and stands in for names only facets know. */
export interface ActiveFilter {
  key: FilterKey;
  /** Of a range with its figure before it: "bar 35-40". */
  value: string;
  label: string;
}

/** The applied filters, in the order of the filter panel. */
export function activeFilters(listingQuery: ListingQuery): ActiveFilter[] {
  const { productTypes, brands, powerType, ampHours, subcategoryId } = listingQuery;
  const filters: ActiveFilter[] = productTypes.map((value) => ({ key: "productTypes", value, label: capital(value) }));
  filters.push(...brands.map((value): ActiveFilter => ({ key: "brands", value, label: capital(value) })));
  for (const figure of RANGED_FIGURES) {
    for (const range of listingQuery.ranges[figure.key] ?? []) {
      const label = `${figure.label}: ${rangeLabel(figure, range)}`;
      filters.push({ key: "ranges", value: `${figure.key} ${range}`, label });
    }
  }
  if (powerType) filters.push({ key: "powerType", value: powerType, label: powerTypeLabel(powerType) });
  if (ampHours) filters.push({ key: "ampHours", value: ampHours, label: ampHoursLabel(ampHours) });
  if (subcategoryId !== null) {
    filters.push({ key: "subcategoryId", value: String(subcategoryId), label: `Subcategory ${subcategoryId}` });
  }
  return filters;
}

/** Without one filter; of a group of which several can be chosen only the one given goes, where one is given. */
export function withoutFilter(listingQuery: ListingQuery, key: FilterKey, value?: string): ListingQuery {
  const without = (values: readonly string[], gone = value) =>
    value === undefined ? [] : values.filter((other) => other !== gone);
  if (key === "productTypes") {
    const gone = value && parseProductType(value);
    return withListingQuery(listingQuery, { productTypes: without(listingQuery.productTypes, gone) });
  }
  if (key === "brands") return withListingQuery(listingQuery, { brands: without(listingQuery.brands) });
  if (key !== "ranges") return withListingQuery(listingQuery, { [key]: null });
  const [figure = "", range] = value?.split(" ") ?? [];
  const kept = without(listingQuery.ranges[figure] ?? [], range);
  return withListingQuery(listingQuery, {
    ranges: value === undefined ? {} : { ...listingQuery.ranges, [figure]: kept },
  });
}

/** Without any filter; what is searched for, where, and in which order stays. */
export function withoutFilters(listingQuery: ListingQuery): ListingQuery {
  const { subcategoryId, powerType, productTypes, ampHours, brands, ranges } = DEFAULT_QUERY;
  return withListingQuery(listingQuery, { subcategoryId, powerType, productTypes, ampHours, brands, ranges });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
