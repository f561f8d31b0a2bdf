/** A list of products with its filters, its order, its pages and the choice for comparison. */
import type { CSSProperties, ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ProductCardView } from "#app/catalogue/card.ts";
import { listingHref, parseListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import { SEARCH_PAGE, spanOf } from "#app/catalogue/paging.ts";
import { badgeOf } from "#app/site/badge.ts";
import { useCompany } from "../company.ts";
import { CompareBar, type CompareBarProps } from "../compare/compare-bar.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { ProductCard } from "../product-card.tsx";
import { ESTIMATED, scaleOf } from "../scaled-picture.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { LoadMore } from "./load-more.tsx";
import { applicableQuery, type ListPage, type ProductListView } from "./product-list-view.ts";
import { filtersOf, Toolbar } from "./toolbar.tsx";
import { useFilterForm } from "./use-filter-form.ts";
import { useMore } from "./use-more.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import "./product-browser.css";
import "./product-list.css";

interface ProductBrowserProps {
  list: ProductListView;
  /** The line above the list that says how many there are; "32 products" unless told. */
  count?: (total: number) => string;
  /** What stands in place of an empty list. */
  empty: ReactNode;
}

/** Machines more unequal than this, the longest to the shortest, are not drawn at one scale. */
const MOST_SPREAD = 4;
/** Cards of the first screen on a wide window. */
const FIRST_SCREEN = 6;
/** Of a figure or its name, so that no column is narrower than "10.73 kg". */
const FEWEST_LETTERS = 9;
const HEADING = "products";

export function ProductBrowser({ list, count = countProducts, empty }: ProductBrowserProps) {
  const company = useCompany();
  const [params] = useSearchParams();
  const listingQuery = applicableQuery(list.kind, parseListingQuery(params));
  const more = useMore(list, listingQuery);
  const form = useFilterForm(list, listingQuery);
  // Nothing is there to filter or to put in order, and no filter is the reason.
  const bare = more.total === 0 && filtersOf(list, listingQuery).length === 0;
  const follow = useReturnFocus(more.listRef);
  const compared = knownOf(listingQuery.compare, list.compared, more.cards);
  const chosen = compared.map(({ id }) => id);
  const closeFrom = placeOfClose(more);
  return (
    <>
      <div className={bare ? "wrap browse browse--bare" : "wrap browse"} aria-busy={form.busy}>
        {!bare && <FilterPanel list={list} listingQuery={listingQuery} form={form} />}
        <section className="browse__list" aria-labelledby={HEADING}>
          <h2 className="sr" id={HEADING} tabIndex={-1}>
            Products
          </h2>
          {bare ? (
            <p className="sr">{count(0)}</p>
          ) : (
            <Toolbar list={list} listingQuery={listingQuery} form={form} count={count(more.total)} heading={HEADING} />
          )}
          {more.paging.previous !== null && (
            <LoadMore list={list} listingQuery={listingQuery} more={more} side="previous" />
          )}
          {more.cards.length === 0 ? (
            empty
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the links inside, from any device
            <ul
              className="cells cards"
              style={{
                ...scaleOf(
                  more.cards.map(({ image }) => image),
                  MOST_SPREAD,
                ),
                ...figureColumns(more.cards),
              }}
              ref={more.listRef}
              onClick={(event) => follow(event.target)}
            >
              {more.cards.map((card, index) => [
                index === closeFrom && (
                  <li key="close" className="cards__close">
                    <h3>Also close to “{listingQuery.q}”</h3>
                  </li>
                ),
                <li key={card.id} id={`item-${index + 1}`}>
                  <ProductCard
                    card={card}
                    badge={list.kind === "search" ? null : badgeOf(card, company)}
                    eager={index < FIRST_SCREEN}
                    compared={chosen}
                  >
                    <CompareToggle
                      id={card.id}
                      name={card.name}
                      chosen={chosen}
                      href={listingHref(list.path, { ...listingQuery, compare: [] })}
                      place={`item-${index + 1}`}
                    />
                  </ProductCard>
                </li>,
              ])}
            </ul>
          )}
          {more.cards.some(({ image }) => image?.scale?.isEstimated) && <p className="estimated">{ESTIMATED}.</p>}
          {more.cards.length > 0 && <LoadMore list={list} listingQuery={listingQuery} more={more} side="next" />}
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

/** Where in the shown list those begin that answer only some of a search's words; null where none do, or only such. */
function placeOfClose({ search, paging, cards, total }: ListPage): number | null {
  if (!search || search.whole === 0 || search.whole >= total) return null;
  const firstShown = spanOf(paging.page, SEARCH_PAGE).offset;
  const place = search.whole - firstShown;
  return place >= 0 && place < cards.length ? place : null;
}

/** Columns as wide as what stands in them, and the same on every card: "Guide bar length" takes one line where "Power" leaves room. */
function figureColumns(cards: readonly ProductCardView[]): CSSProperties {
  const letters = [0, 1, 2].map((place) =>
    Math.max(
      FEWEST_LETTERS,
      ...cards.map(({ figures }) => {
        const { name = "", value = "", unit = "" } = figures[place] ?? {};
        // A condition, as in "Weight, without battery", takes the next line.
        const lines = name.split(", ").map(({ length }) => length);
        return Math.max(...lines, value.length + unit.length);
      }),
    ),
  );
  return { "--figures": letters.map((count) => `minmax(0, ${count}fr)`).join(" ") } as CSSProperties;
}

/** The chosen products of which the page knows more than the id. */
function knownOf(ids: readonly number[], ...sources: CompareBarProps["chosen"][]): CompareBarProps["chosen"] {
  const known = new Map(sources.flat().map((product) => [product.id, product]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

function countProducts(total: number): string {
  return total === 1 ? "1 product" : `${total} products`;
}
