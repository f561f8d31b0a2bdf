/** Which part of a list a page shows: pages 1 to n in blocks, so that no address asks for an endless document. */

/** Products a page of a category's or subcategory's listing adds. */
export const LISTING_PAGE = 24;
/** Products a page of search results adds. */
export const SEARCH_PAGE = 12;
/** Most pages in one document; further ones begin a new block behind Previous and Next. */
export const MOST_PAGES = 20;

export interface Span {
  /** The page shown up to, from 1. */
  page: number;
  /** Where in the list the span begins, and how many it holds. */
  offset: number;
  limit: number;
}

/** Everything page `page` shows: from the beginning of its block of pages to its own end. */
export function spanOf(page: number, size: number): Span {
  const first = page - ((page - 1) % MOST_PAGES);
  return { page, offset: (first - 1) * size, limit: (page - first + 1) * size };
}

/** The last page of a list of `total`; 1 for an empty list. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export interface Paging {
  page: number;
  /** The page that Load More adds here; null at the end of the list or of a block. */
  more: number | null;
  /** The page that Next opens, at the end of a block; null elsewhere. */
  next: number | null;
  /** The page that Previous opens, in every block but the first. */
  previous: number | null;
}

/** Where a list of `total` goes on from `page`, which is not beyond its end; `size` is a page's. */
export function pagingOf(page: number, total: number, size: number): Paging {
  const remains = page < lastPage(total, size);
  const blockEnds = page % MOST_PAGES === 0;
  const first = page - ((page - 1) % MOST_PAGES);
  return {
    page,
    more: remains && !blockEnds ? page + 1 : null,
    next: remains && blockEnds ? page + 1 : null,
    previous: first > 1 ? first - 1 : null,
  };
}
