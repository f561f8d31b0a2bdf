/** A list of products with filters, sort order, pages and comparison. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { listingHref, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import { useMessages } from "#app/languages/language.ts";
import { CompareBar, type CompareBarProps } from "../compare/compare-bar.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { ProductCard } from "../product-card.tsx";
import { scaleOf } from "../scaled-picture.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { LoadMore } from "./load-more.tsx";
import { rowRangeOf, SEARCH_PAGE } from "./paging.ts";
import type { ListPage, ProductListView } from "./product-list-view.ts";
import { labelFilters, Toolbar } from "./toolbar.tsx";
import { useFilterForm } from "./use-filter-form.ts";
import { useListingQuery } from "./use-listing-query.ts";
import { useLoadMore } from "./use-load-more.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import "./product-browser.css";
import "./product-list.css";

interface ProductBrowserProps {
  list: ProductListView;
  /** The count above the list; default "32 products". */
  count?: (total: number) => string;
  /** Replaces an empty list. */
  empty: ReactNode;
}

/** Cards of the first screen on a wide window. */
const FIRST_SCREEN = 6;
const HEADING = "products";

export function ProductBrowser({ list, count, empty }: ProductBrowserProps) {
  const t = useMessages("lists");
  const countLine = count ?? t.count;
  const requested = useListingQuery(list);
  const more = useLoadMore(list, requested);
  const listingQuery = { ...requested, page: more.paging.page };
  const form = useFilterForm(list, listingQuery);
  // Nothing to filter or sort, and no filter is the reason.
  const bare = more.total === 0 && labelFilters(list, listingQuery, t).length === 0;
  const follow = useReturnFocus(more.listRef);
  const compared = knownOf(listingQuery.compare, list.compared, more.cards);
  const chosen = compared.map(({ id }) => id);
  const closeFrom = closeIndexOf(more);
  const scale = scaleOf(more.cards.map(({ image }) => image));
  return (
    <>
      <div className={bare ? "wrap browse browse--bare" : "wrap browse"} aria-busy={form.busy}>
        {!bare && <FilterPanel list={list} listingQuery={listingQuery} form={form} />}
        <section className="browse__list" aria-labelledby={HEADING}>
          <h2 className="sr" id={HEADING} tabIndex={-1}>
            {t.heading}
          </h2>
          {bare ? (
            <p className="sr">{countLine(0)}</p>
          ) : (
            <Toolbar
              list={list}
              listingQuery={listingQuery}
              form={form}
              count={countLine(more.total)}
              heading={HEADING}
            />
          )}
          {more.paging.previous !== null && (
            <div className="more">
              <Link
                className="btn btn--line"
                to={listingHref(list.path, { ...listingQuery, page: more.paging.previous })}
              >
                {t.previous}
              </Link>
            </div>
          )}
          {more.cards.length === 0 ? (
            empty
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which keys cause too
            <ul
              className="cells cards"
              style={scale}
              ref={more.listRef}
              onClick={(event) => follow(event.target)}
            >
              {more.cards.map((card, index) => [
                index === closeFrom && (
                  <li key="close" className="cards__close">
                    <h3>{t.close(listingQuery.q)}</h3>
                  </li>
                ),
                <li key={card.id} id={`item-${index + 1}`}>
                  <ProductCard card={card} eager={index < FIRST_SCREEN} compared={chosen}>
                    <CompareToggle
                      id={card.id}
                      name={card.name}
                      chosen={chosen}
                      href={listingHref(list.path, { ...listingQuery, compare: [] })}
                      anchor={`item-${index + 1}`}
                    />
                  </ProductCard>
                </li>,
              ])}
            </ul>
          )}
          {more.cards.length > 0 && (
            <LoadMore list={list} listingQuery={listingQuery} more={more} />
          )}
        </section>
      </div>
      <CompareBar
        key={serializeListingQuery({ ...listingQuery, compare: [] })}
        hrefWith={(compare) => listingHref(list.path, { ...listingQuery, compare })}
        from={listingHref(list.path, { ...listingQuery, compare: [] })}
        chosen={compared}
        heading={HEADING}
      />
    </>
  );
}

/** Index of the first product with only some of a search's words; null if none or all are. */
function closeIndexOf({ search, paging, cards, total }: ListPage): number | null {
  if (!search || search.whole === 0 || search.whole >= total) return null;
  const firstShown = rowRangeOf(paging.page, SEARCH_PAGE).offset;
  const index = search.whole - firstShown;
  return index >= 0 && index < cards.length ? index : null;
}

/** The chosen products whose data the page has. */
function knownOf(
  ids: readonly number[],
  ...sources: CompareBarProps["chosen"][]
): CompareBarProps["chosen"] {
  const known = new Map(sources.flat().map((product) => [product.id, product]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
