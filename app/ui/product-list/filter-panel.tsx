/** A list's filters: a column on wide windows, a drawer (native popover) up to 1024 px. */
import { Form } from "react-router";
import { ampHoursLabel } from "#app/catalogue/amp-hours.ts";
import {
  DEFAULT_QUERY,
  type ListingQuery,
  serializeListingQuery,
} from "#app/catalogue/listing-query.ts";
import { ownValue } from "#app/catalogue/own-value.ts";
import { parseProductType } from "#app/catalogue/product-type.ts";
import { CHOICES } from "#app/catalogue/specifications/chosen.ts";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "../icon.tsx";
import { toTypeLabel } from "../power-type-label.ts";
import { keepScrollbarGutter } from "../scrollbar-gutter.ts";
import { CheckBlock } from "./check-block.tsx";
import { FilterBlock } from "./filter-block.tsx";
import type { ProductListView } from "./product-list-view.ts";
import { ProductTypeBlock } from "./product-type-block.tsx";
import { FILTER_FORM, FILTER_PANEL, type FilterForm } from "./use-filter-form.ts";
import "./filter-panel.css";

interface FilterPanelProps {
  list: ProductListView;
  listingQuery: ListingQuery;
  form: FilterForm;
}

export function FilterPanel({ list, listingQuery, form }: FilterPanelProps) {
  const t = useMessages("lists");
  const { facets, kind, total } = list;
  const shown = eachOnce(list, listingQuery);
  return (
    <aside
      className="filters"
      id={FILTER_PANEL}
      popover="auto"
      aria-label={t.filters}
      data-live={form.live || undefined}
      onBeforeToggle={keepScrollbarGutter}
    >
      <div className="filters__head">
        <h2>{t.filters}</h2>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="sr">{t.closeFilters}</span>
        </button>
      </div>
      {/* No autocompletion: values that a browser restores would count as a choice. */}
      <Form
        id={FILTER_FORM}
        action={list.path}
        ref={form.ref}
        autoComplete="off"
        onChange={form.apply}
        onSubmit={form.submit}
      >
        <ProductTypeBlock options={shown.productTypes} chosen={listingQuery.productTypes} />
        <CheckBlock
          title={t.brand}
          name="brand"
          chosen={listingQuery.brands}
          options={facets.brands.map(({ value, name, count }) => ({ value, label: name, count }))}
        />
        {list.specifications.map(({ title, name, options }) => (
          <CheckBlock
            key={title}
            title={title}
            name={name}
            options={options}
            chosen={
              name === CHOICES ? listingQuery.choices : (ownValue(listingQuery.ranges, name) ?? [])
            }
            whole={name !== CHOICES}
          />
        ))}
        <FilterBlock
          title={t.powerType}
          name="type"
          chosen={listingQuery.powerType}
          options={facets.powerTypes.map((option) => ({
            ...option,
            label: toTypeLabel(option, t),
          }))}
          onClear={form.apply}
        />
        <FilterBlock
          title={t.ampHours}
          name="ah"
          chosen={listingQuery.ampHours}
          options={facets.ampHours.map((option) => ({
            ...option,
            label: ampHoursLabel(option.value),
          }))}
          onClear={form.apply}
        />
        {kind === "category" && (
          <FilterBlock
            title={t.subcategory}
            name="subcategory_id"
            chosen={listingQuery.subcategoryId === null ? null : String(listingQuery.subcategoryId)}
            options={shown.subcategories.map(({ value, name, count }) => ({
              value: String(value),
              label: name,
              count,
            }))}
            onClear={form.apply}
          />
        )}
        {/* Last, so that the visitor's own choice comes first in the query. */}
        {parametersWithoutControl(list, listingQuery).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="filters__foot">
          <button className="btn" type="submit">
            {t.showProducts(total)}
          </button>
        </div>
      </Form>
    </aside>
  );
}

/**
 * Product types and subcategories, each name once: where it has more products, else as a type.
 * Chosen ones stay.
 */
function eachOnce(
  { kind, facets }: ProductListView,
  { productTypes: chosen, subcategoryId }: ListingQuery,
): Pick<ProductListView["facets"], "productTypes" | "subcategories"> {
  const subcategories = kind === "category" ? facets.subcategories : [];
  const types = new Map(
    facets.productTypes.map(({ value, count }) => [parseProductType(value), count]),
  );
  const named = new Map(subcategories.map(({ name, count }) => [parseProductType(name), count]));
  return {
    productTypes: facets.productTypes.filter(({ value, count }) => {
      const key = parseProductType(value);
      return chosen.includes(key) || count >= (named.get(key) ?? 0);
    }),
    subcategories: subcategories.filter(
      ({ value, name, count }) =>
        value === subcategoryId || count > (types.get(parseProductType(name)) ?? 0),
    ),
  };
}

/** Parameters of the listing query for which the form has no control. */
function parametersWithoutControl(
  { kind, facets, specifications }: ProductListView,
  listingQuery: ListingQuery,
): [string, string][] {
  const offered = new Set([
    ...facets.productTypes.map(({ value }) => `product_type ${parseProductType(value)}`),
    ...facets.powerTypes.map(({ value }) => `type ${value}`),
    ...facets.ampHours.map(({ value }) => `ah ${value}`),
    ...facets.brands.map(({ value }) => `brand ${value}`),
    ...specifications.flatMap(({ name, options }) =>
      options.map(({ value }) => `${name} ${value}`),
    ),
    ...(kind === "category"
      ? facets.subcategories.map(({ value }) => `subcategory_id ${value}`)
      : []),
  ]);
  const { sort, page } = DEFAULT_QUERY;
  const chosen = new URLSearchParams(serializeListingQuery({ ...listingQuery, sort, page }));
  return [...chosen].filter(([name, value]) => !offered.has(`${name} ${value}`));
}
