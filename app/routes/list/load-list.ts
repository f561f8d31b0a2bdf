/** Asks the upstream for a list of products as a page shows it: pages 1 to n, the options beside it, the chosen products. */
import { type Card, toListingCard, toSearchCard } from "#app/catalogue/card.ts";
import { NO_FACETS } from "#app/catalogue/facets.ts";
import type { Finding } from "#app/catalogue/finding.ts";
import { LISTING_PAGE, lastPage, pagingOf, SEARCH_PAGE, spanOf } from "#app/catalogue/paging.ts";
import type { Compared } from "#app/ui/compare/compare-bar.tsx";
import type { ListKind, ListPage, ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { toProductQuery } from "#app/upstream/finding-query.ts";
import type { ProductPage, Upstream } from "#app/upstream/upstream.ts";

interface ListRequest {
  kind: ListKind;
  path: string;
  /** Slug of the category that a listing shows; empty elsewhere. */
  category: string;
  /** What the visitor asks for, as far as this kind of list obeys it (see `obeyed`). */
  finding: Finding;
}

/** The whole list; a page beyond the end shows the end. Rejects as the upstream does. */
export async function loadList(upstream: Upstream, request: ListRequest): Promise<ProductListView> {
  const { kind, path, category, finding } = request;
  const size = sizeOf(kind);
  const listed = { ...finding, category: category || finding.category };
  const ask = (page: number) => upstream.findProducts(toProductQuery(listed, spanOf(page, size)));
  let page = finding.page;
  let answer = await ask(page);
  const last = lastPage(answer.total, size);
  if (page > last) {
    page = last;
    answer = await ask(page);
  }
  const cards = toCards(kind, answer);
  const [compared, subcategoryName] = await Promise.all([
    findCompared(upstream, finding.compare, cards),
    findSubcategoryName(upstream, finding.subcategoryId, answer),
  ]);
  return {
    kind,
    path,
    category,
    cards,
    total: answer.total,
    paging: pagingOf(page, answer.total, size),
    facets: answer.facets ?? NO_FACETS,
    compared,
    subcategoryName,
    notice: upstream.notice(),
  };
}

/** One page of a list alone. */
export async function loadPage(upstream: Upstream, kind: ListKind, finding: Finding): Promise<ListPage> {
  const size = sizeOf(kind);
  const span = { page: finding.page, offset: (finding.page - 1) * size, limit: size };
  const answer = await upstream.findProducts({ ...toProductQuery(finding, span), facets: false });
  return { cards: toCards(kind, answer), total: answer.total, paging: pagingOf(finding.page, answer.total, size) };
}

function sizeOf(kind: ListKind): number {
  return kind === "search" ? SEARCH_PAGE : LISTING_PAGE;
}

function toCards(kind: ListKind, { products }: ProductPage): Card[] {
  return products.map(kind === "search" ? toSearchCard : toListingCard);
}

/** The chosen products; one that cannot be had is left out, because the list matters more. */
async function findCompared(upstream: Upstream, ids: readonly number[], cards: Card[]): Promise<Compared[]> {
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
