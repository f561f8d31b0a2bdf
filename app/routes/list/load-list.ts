/** Loads a list of products: pages 1 to n, filter options and products chosen for comparison. */

import { NO_FACETS } from "#app/catalogue/facets.ts";
import { DEFAULT_QUERY, type ListingQuery } from "#app/catalogue/listing-query.ts";
import { isByPrice } from "#app/catalogue/sort.ts";
import { type Language, messagesIn } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import type { CompareBarProps } from "#app/ui/compare/compare-bar.tsx";
import type { Pricing } from "#app/ui/price-view.ts";
import { toListingCard, toSearchCard } from "#app/ui/product-card-view.ts";
import {
  LISTING_PAGE,
  lastPage,
  pagingOf,
  rowRangeOf,
  SEARCH_PAGE,
} from "#app/ui/product-list/paging.ts";
import type {
  ListCard,
  ListKind,
  NextPage,
  ProductListView,
} from "#app/ui/product-list/product-list-view.ts";
import type { ProductPage, Upstream } from "#app/upstream/upstream.ts";
import { toFilter, toSorts } from "./specification-filters.ts";

interface ListRequest {
  kind: ListKind;
  path: string;
  /** Slug of the category that a listing shows; empty elsewhere. */
  category: string;
  /** Filters, sort order and page, as parsed by `parseListQuery`. */
  listingQuery: ListingQuery;
  language: Language;
  pricing: Pricing;
}

/**
 * The list up to its page; a page beyond the end becomes the last. Rejects as the upstream does.
 */
export async function loadList(upstream: Upstream, request: ListRequest): Promise<ProductListView> {
  const { kind, path, category, pricing } = request;
  const listingQuery = withoutHiddenSort(request.listingQuery, pricing);
  const size = sizeOf(kind);
  const listed = { ...listingQuery, category: category || listingQuery.category };
  const fetchPage = (page: number) =>
    upstream.findProducts({ ...listed, ...rowRangeOf(page, size), facets: true });
  let page = listingQuery.page;
  let result = await fetchPage(page);
  const last = lastPage(result.total, size);
  if (page > last) {
    page = last;
    result = await fetchPage(page);
  }
  const cards = toCards(request, result);
  const [compared, subcategoryName] = await Promise.all([
    findCompared(upstream, listingQuery.compare, cards, request.language),
    findSubcategoryName(upstream, listingQuery.subcategoryId, result),
  ]);
  const { specifications, sorts, ...facets } = result.facets ?? NO_FACETS;
  const t = serverMessagesIn(request.language).specifications;
  return {
    kind,
    query: listingQuery,
    path,
    category,
    cards,
    total: result.total,
    search: result.search,
    paging: pagingOf(page, result.total, size),
    facets,
    specifications: specifications.map((each) => toFilter(each, t)),
    sorts: [...pricing.sorts, ...sorts.flatMap((each) => toSorts(each, t))],
    compared,
    subcategoryName,
    notice: upstream.notice(),
  };
}

/** A single page of a list, with the product before it. */
export async function loadPage(
  upstream: Upstream,
  request: Omit<ListRequest, "path" | "category">,
): Promise<NextPage> {
  const { kind, pricing } = request;
  const listingQuery = withoutHiddenSort(request.listingQuery, pricing);
  const size = sizeOf(kind);
  const before = listingQuery.page > 1 ? 1 : 0;
  const result = await upstream.findProducts({
    ...listingQuery,
    offset: (listingQuery.page - 1) * size - before,
    limit: size + before,
  });
  const { total, search } = result;
  const cards = toCards(request, result);
  return {
    after: cards.slice(0, before)[0]?.id ?? null,
    cards: cards.slice(before),
    total,
    search,
    paging: pagingOf(listingQuery.page, total, size),
  };
}

function sizeOf(kind: ListKind): number {
  return kind === "search" ? SEARCH_PAGE : LISTING_PAGE;
}

/** The order of hidden prices would tell which product costs more. */
function withoutHiddenSort(listingQuery: ListingQuery, { areShown }: Pricing): ListingQuery {
  const { sort } = listingQuery;
  return { ...listingQuery, sort: isByPrice(sort) && !areShown ? DEFAULT_QUERY.sort : sort };
}

function toCards(
  { kind, pricing, language }: Pick<ListRequest, "kind" | "pricing" | "language">,
  { products }: ProductPage,
): ListCard[] {
  const t = messagesIn(language).lists;
  const toCard = kind === "search" ? toSearchCard : toListingCard;
  return products.map((product) => {
    // The search has no badges of featured products.
    const featured = product.featured && kind !== "search";
    return {
      ...toCard(product, t),
      price: pricing.viewOf(product),
      badge: pricing.badgeOf({ ...product, featured }),
    };
  });
}

/** The products chosen for comparison, without those that cannot be loaded. */
async function findCompared(
  upstream: Upstream,
  ids: readonly number[],
  cards: ListCard[],
  language: Language,
): Promise<CompareBarProps["chosen"]> {
  const shown = new Set(cards.map(({ id }) => id));
  const others = await upstream.findProductsById(ids.filter((id) => !shown.has(id)));
  const t = messagesIn(language).lists;
  const known = [...cards, ...others.map((product) => toListingCard(product, t))];
  return ids
    .flatMap((chosen) => known.find(({ id }) => id === chosen) ?? [])
    .map(({ id, model, thumbnail }) => ({ id, model, thumbnail }));
}

async function findSubcategoryName(upstream: Upstream, id: number | null, { facets }: ProductPage) {
  if (id === null) return null;
  const option = facets?.subcategories.find(({ value }) => value === id);
  if (option) return option.name;
  return (await upstream.optional.findSubcategory(id))?.name ?? null;
}
