/** Paging: a document shows pages 1 to n of a block, so that no URL yields an endless one. */

/** Products that a page of a list adds. */
export const LISTING_PAGE = 24;
/** Products that a page of search results adds. */
export const SEARCH_PAGE = 12;
/** The most pages in one document; more start a new block behind Previous and Next. */
export const MAX_PAGES = 20;

/** The span that page `page` shows, from 1: from the start of its block to its own end. */
export function rowRangeOf(page: number, size: number) {
  const first = page - ((page - 1) % MAX_PAGES);
  return { page, offset: (first - 1) * size, limit: (page - first + 1) * size };
}

/** The last page of a list of `total`; 1 for an empty list. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export interface Paging {
  page: number;
  /** The page that Load More adds; null at the end of the list or of a block. */
  more: number | null;
  /** The page that Next opens at the end of a block; else null. */
  next: number | null;
  /** The page that Previous opens; null in the first block. */
  previous: number | null;
}

/** The paging of a list of `total` at `page`, which is within the list; `size` is a page's. */
export function pagingOf(page: number, total: number, size: number): Paging {
  const remains = page < lastPage(total, size);
  const blockEnds = page % MAX_PAGES === 0;
  const first = page - ((page - 1) % MAX_PAGES);
  return {
    page,
    more: remains && !blockEnds ? page + 1 : null,
    next: remains && blockEnds ? page + 1 : null,
    previous: first > 1 ? first - 1 : null,
  };
}
