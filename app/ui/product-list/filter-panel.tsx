/** The filters beside a list: a column on wide windows, a drawer (a native popover) at 1024 px and less. */
import { Form } from "react-router";
import { ampHoursLabel } from "#app/catalogue/amp-hours.ts";
import type { Option } from "#app/catalogue/facets.ts";
import { RANGED_FIGURES, rangeLabel } from "#app/catalogue/figure-ranges.ts";
import { DEFAULT_QUERY, type ListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import { powerTypeLabel } from "#app/catalogue/power-type.ts";
import { parseProductType } from "#app/catalogue/product-type.ts";
import { Icon } from "../icon.tsx";
import { keepScrollbarPlace } from "../scrollbar-place.ts";
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
  const { facets, kind, total } = list;
  return (
    <aside
      className="filters"
      id={FILTER_PANEL}
      popover="auto"
      aria-label="Filters"
      data-live={form.live || undefined}
      onBeforeToggle={keepScrollbarPlace}
    >
      <div className="filters__head">
        <h2>Filters</h2>
        <button className="icon-btn" type="button" popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
          <Icon name="close" />
          <span className="sr">Close filters</span>
        </button>
      </div>
      {/* What a browser remembers of a form would be taken for a choice: the address alone remembers. */}
      <Form
        id={FILTER_FORM}
        action={list.path}
        ref={form.ref}
        autoComplete="off"
        onChange={form.apply}
        onSubmit={form.submit}
      >
        <ProductTypeBlock options={facets.productTypes} chosen={listingQuery.productTypes} />
        <CheckBlock
          title="Brand"
          name="brand"
          chosen={listingQuery.brands}
          options={facets.brands.map(({ value, name, count }) => ({ value, label: name, count }))}
        />
        {facets.ranges.map(({ key, options }) => (
          <RangeBlock key={key} figureKey={key} options={options} chosen={listingQuery.ranges[key] ?? []} />
        ))}
        <FilterBlock
          title="Power Type"
          name="type"
          chosen={listingQuery.powerType}
          options={facets.powerTypes.map((option) => ({ ...option, label: powerTypeLabel(option.value) }))}
          onClear={form.apply}
        />
        <FilterBlock
          title="Battery Amp Hours"
          name="ah"
          chosen={listingQuery.ampHours}
          options={facets.ampHours.map((option) => ({ ...option, label: ampHoursLabel(option.value) }))}
          onClear={form.apply}
        />
        {kind === "category" && (
          <FilterBlock
            title="Subcategory"
            name="subcategory_id"
            chosen={listingQuery.subcategoryId === null ? null : String(listingQuery.subcategoryId)}
            options={facets.subcategories.map(({ value, name, count }) => ({
              value: String(value),
              label: name,
              count,
            }))}
            onClear={form.apply}
          />
        )}
        {/* Last, so that in a group of which one can be chosen the visitor's own choice comes first. */}
        {keptBesides(list, listingQuery).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="filters__foot">
          <button className="btn" type="submit">
            Show {total === 1 ? "1 product" : `${total} products`}
          </button>
        </div>
      </Form>
    </aside>
  );
}

interface RangeBlockProps {
  figureKey: string;
  options: readonly Option<string>[];
  chosen: readonly string[];
}

/** The ranges of one figure, from small to large. */
function RangeBlock({ figureKey, options, chosen }: RangeBlockProps) {
  const figure = RANGED_FIGURES.find(({ key }) => key === figureKey);
  if (!figure) return null;
  const labelled = options.map(({ value, count }) => ({ value, count, label: rangeLabel(figure, value) }));
  return <CheckBlock title={figure.label} name={figureKey} options={labelled} chosen={chosen} whole />;
}

/** What of the listing query the form has no control for, but must not lose. */
function keptBesides({ kind, facets }: ProductListView, listingQuery: ListingQuery): [string, string][] {
  const offered = new Set([
    ...facets.productTypes.map(({ value }) => `product_type ${parseProductType(value)}`),
    ...facets.powerTypes.map(({ value }) => `type ${value}`),
    ...facets.ampHours.map(({ value }) => `ah ${value}`),
    ...facets.brands.map(({ value }) => `brand ${value}`),
    ...facets.ranges.flatMap(({ key, options }) => options.map(({ value }) => `${key} ${value}`)),
    ...(kind === "category" ? facets.subcategories.map(({ value }) => `subcategory_id ${value}`) : []),
  ]);
  const { sort, page } = DEFAULT_QUERY;
  const chosen = new URLSearchParams(serializeListingQuery({ ...listingQuery, sort, page }));
  return [...chosen].filter(([name, value]) => !offered.has(`${name} ${value}`));
}
