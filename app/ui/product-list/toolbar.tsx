/** Above a list: filter button, count, active filters, ways to pass it on, and sort order. */

import { useRef } from "react";
import { Link } from "react-router";
import {
  type ActiveFilter,
  activeFilters,
  withoutFilter,
  withoutFilters,
} from "#app/catalogue/active-filters.ts";
import {
  DEFAULT_QUERY,
  type ListingQuery,
  listingHref,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { useMessages } from "#app/languages/language.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { EnclosingForm } from "../enclosing-form.tsx";
import { enquiryHref, MAX_PRODUCTS } from "../enquiry-href.ts";
import { Icon } from "../icon.tsx";
import { toTypeLabel } from "../power-type-label.ts";
import { ShareLink } from "../share-link.tsx";
import { useRemoval } from "../use-removal.ts";
import type { ProductListView } from "./product-list-view.ts";
import { FILTER_FORM, FILTER_PANEL, type FilterForm } from "./use-filter-form.ts";
import "./toolbar.css";

interface ToolbarProps {
  list: ProductListView;
  listingQuery: ListingQuery;
  form: FilterForm;
  count: string;
  /** Id of the element that gets the focus when the last filter is removed. */
  heading: string;
}

export function Toolbar({ list, listingQuery, form, count, heading }: ToolbarProps) {
  const t = useMessages("lists");
  const filters = labelFilters(list, listingQuery, t);
  const chips = useRef<HTMLUListElement>(null);
  const items = filters.map(({ key, value, label }) => ({
    id: `${key} ${value}`,
    model: t.filter(label),
  }));
  const removed = useRemoval(items, chips, heading);
  const { sort, page } = DEFAULT_QUERY;
  return (
    <div className="toolbar" data-live={form.live || undefined}>
      <button
        className="btn btn--line btn--small toolbar__filter"
        type="button"
        popoverTarget={FILTER_PANEL}
      >
        <Icon name="filter" size={20} />
        {filters.length > 0 ? t.filtersChosen(filters.length) : t.filters}
      </button>
      <p className="toolbar__count" role="status">
        {count}
      </p>
      <p className="sr" role="status">
        {removed}
      </p>
      {filters.length > 0 && (
        <ul className="toolbar__chips" aria-label={t.activeFilters} ref={chips}>
          {filters.map((filter) => (
            <li key={`${filter.key} ${filter.value}`}>
              <Link
                className="chip"
                to={listingHref(list.path, withoutFilter(listingQuery, filter.key, filter.value))}
                preventScrollReset
              >
                <span className="sr">{t.removeFilter}</span> {filter.label}{" "}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {filters.length > 0 && (
        <Link className="chip chip--clear" to={clearHref(list, listingQuery)} preventScrollReset>
          {t.clearAll}
        </Link>
      )}
      {(filters.length > 0 || listingQuery.q) && list.total > 0 && (
        <p className="toolbar__pass">
          <ShareLink
            title={listingQuery.q || count}
            path={listingHref(list.path, { ...listingQuery, compare: [] })}
          />{" "}
          {list.total <= MAX_PRODUCTS && (
            <PageLink
              className="btn btn--line btn--small"
              href={enquiryHref(list.cards.map(({ slug }) => slug))}
            >
              {t.askAbout}
            </PageLink>
          )}
        </p>
      )}
      <EnclosingForm
        className="toolbar__sort"
        href={listingHref(list.path, { ...listingQuery, sort, page })}
      >
        <label htmlFor="sort">{t.sort}</label>
        <select
          className="select"
          id="sort"
          name="sort"
          form={FILTER_FORM}
          defaultValue={listingQuery.sort}
          autoComplete="off"
          onChange={form.apply}
        >
          {list.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button
          className="btn btn--line toolbar__apply"
          type="submit"
          data-still=""
          form={FILTER_FORM}
        >
          {t.apply}
        </button>
      </EnclosingForm>
    </div>
  );
}

/** URL of the list without filters; a subcategory's listing keeps its subcategory. */
export function clearHref(list: ProductListView, listingQuery: ListingQuery): string {
  const subcategoryId = list.kind === "subcategory" ? listingQuery.subcategoryId : null;
  return listingHref(
    list.path,
    withListingQuery(withoutFilters(listingQuery), { subcategoryId, page: 1 }),
  );
}

/** The active filters with the labels of the list's options. */
export function labelFilters(
  list: ProductListView,
  listingQuery: ListingQuery,
  t: Messages["lists"],
): ActiveFilter[] {
  const { productTypes, brands, powerTypes } = list.facets;
  const labels = new Map<string, string | null | undefined>([
    ...productTypes.map(({ value }) => [`productTypes ${value.toLowerCase()}`, value] as const),
    ...brands.map(({ value, name }) => [`brands ${value}`, name] as const),
    ...powerTypes.map((type) => [`powerType ${type.value}`, toTypeLabel(type, t)] as const),
    ...list.specifications.flatMap(({ title, name, options }) =>
      options.map(({ value, label }) => [`${name} ${value}`, `${title}: ${label}`] as const),
    ),
    [`subcategoryId ${listingQuery.subcategoryId}`, list.subcategoryName],
  ]);
  return activeFilters(listingQuery)
    .filter(({ key }) => !(key === "subcategoryId" && list.kind === "subcategory"))
    .map((filter) => {
      const { key, value } = filter;
      // A specification's value has its parameter before it.
      const option = key === "ranges" || key === "choices" ? value : `${key} ${value}`;
      return { ...filter, label: labels.get(option) ?? filter.label };
    });
}
