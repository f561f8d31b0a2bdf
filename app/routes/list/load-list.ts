/** Asks the upstream for a list of products as a page shows it: pages 1 to n, the options beside it, the chosen products. */

import { type ProductCardView, toListingCard, toSearchCard } from "#app/catalogue/card.ts";
import { NO_FACETS } from "#app/catalogue/facets.ts";
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import { LISTING_PAGE, lastPage, pagingOf, SEARCH_PAGE, spanOf } from "#app/catalogue/paging.ts";
import { toProductQuery } from "#app/contract/query-codec.ts";
import type { CompareBarProps } from "#app/ui/compare/compare-bar.tsx";
import type { ListKind, ListPage, ProductListView } from "#app/ui/product-list/product-list-view.ts";
import type { ProductPage, Upstream } from "#app/upstream/upstream.ts";
import { findCardFigures, withCardFigures } from "./card-figures.ts";

interface ListRequest {
  kind: ListKind;
  path: string;
  /** Slug of the category that a listing shows; empty elsewhere. */
  category: string;
  /** What the visitor asks for, as far as it applies to this kind of list (see `applicableQuery`). */
  listingQuery: ListingQuery;
}

/** The whole list; a page beyond the end shows the end. Rejects as the upstream does. */
export async function loadList(upstream: Upstream, request: ListRequest): Promise<ProductListView> {
  const { kind, path, category, listingQuery } = request;
  const size = sizeOf(kind);
  const listed = { ...listingQuery, category: category || listingQuery.category };
  const ask = (page: number) => upstream.findProducts({ ...toProductQuery(listed, spanOf(page, size)), facets: true });
  let page = listingQuery.page;
  let answer = await ask(page);
  const last = lastPage(answer.total, size);
  if (page > last) {
    page = last;
    answer = await ask(page);
  }
  const cards = await toCards(upstream, kind, answer);
  const [compared, subcategoryName] = await Promise.all([
    findCompared(upstream, listingQuery.compare, cards),
    findSubcategoryName(upstream, listingQuery.subcategoryId, answer),
  ]);
  return {
    kind,
    path,
    category,
    cards,
    total: answer.total,
    search: answer.search,
    paging: pagingOf(page, answer.total, size),
    facets: answer.facets ?? NO_FACETS,
    compared,
    subcategoryName,
    notice: upstream.notice(),
  };
}

/** One page of a list alone. */
export async function loadPage(upstream: Upstream, kind: ListKind, listingQuery: ListingQuery): Promise<ListPage> {
  const size = sizeOf(kind);
  const span = { page: listingQuery.page, offset: (listingQuery.page - 1) * size, limit: size };
  const answer = await upstream.findProducts(toProductQuery(listingQuery, span));
  const { total, search } = answer;
  return {
    cards: await toCards(upstream, kind, answer),
    total,
    search,
    paging: pagingOf(listingQuery.page, total, size),
  };
}

function sizeOf(kind: ListKind): number {
  return kind === "search" ? SEARCH_PAGE : LISTING_PAGE;
}

async function toCards(upstream: Upstream, kind: ListKind, { products }: ProductPage): Promise<ProductCardView[]> {
  const cards = products.map(kind === "search" ? toSearchCard : toListingCard);
  return withCardFigures(products, cards, await findCardFigures(upstream, products));
}

/** The chosen products; one that cannot be had is left out, because the list matters more. */
async function findCompared(
  upstream: Upstream,
  ids: readonly number[],
  cards: ProductCardView[],
): Promise<CompareBarProps["chosen"]> {
  const shown = new Map(cards.map((card) => [card.id, card]));
  const found = await Promise.all(
    ids.map(async (id) => {
      const product = shown.has(id) ? null : await upstream.findProduct(String(id)).catch(() => null);
      return shown.get(id) ?? (product && toListingCard(product));
    }),
  );
  return found.filter((card) => card !== null).map(({ id, model, thumbnail }) => ({ id, model, thumbnail }));
}

async function findSubcategoryName(upstream: Upstream, id: number | null, { facets }: ProductPage) {
  if (id === null) return null;
  const option = facets?.subcategories.find(({ value }) => value === id);
  return option?.name ?? (await upstream.findSubcategory(id).catch(() => null))?.name ?? null;
}
