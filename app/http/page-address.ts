/** What a route says, in its `handle`, about the addresses of its page: those that mean the same are one page in the cache. */

/** What a variant can depend on. */
export interface Shop {
  timeZone: string;
}

export interface PageAddress {
  /**
   * The query as the page reads it: what it does not read left out, in one order, defaults not written. The page is
   * rendered for that address, so that nothing else of a query can get into it. Without it every query is another page.
   */
  query?(params: URLSearchParams): string;
  /** What else the page depends on beside its address and the catalogue, for example the month; asked at each request. */
  variant?(shop: Shop): string;
}

/** Of a page that reads no query. */
export const noQuery: PageAddress = { query: () => "" };

/** Of a page that reads these parameters and takes their values as they are. */
export function onlyParams(...names: readonly string[]): PageAddress {
  return {
    query: (params) => {
      const read = names.flatMap((name) => params.getAll(name).map((value): [string, string] => [name, value]));
      return new URLSearchParams(read).toString();
    },
  };
}
