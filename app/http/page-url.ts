/** How a route's `handle` declares the canonical URLs of its pages; the page cache uses them. */

/** What `variant` may depend on. */
export interface VariantInput {
  timeZone: string;
}

export interface PageUrl<Query = unknown> {
  /** Parses the query string for `queryOf`. Without it, each query string is a separate page. */
  read?(params: URLSearchParams): Query;
  /**
   * Serialises the parsed query in a fixed order, without defaults. The page is rendered for the
   * resulting URL, so it cannot depend on any other parameter.
   */
  write?(query: Query): string;
  /** Returns what else the page depends on, such as the month. Called for each request. */
  variant?(shop: VariantInput): string;
}

/** For a page without query parameters. */
export const noQuery = { read: () => null, write: () => "" } satisfies PageUrl;

/** For a page that reads these parameters as they are. */
export function onlyParams(...names: readonly string[]) {
  return {
    read: (params) =>
      new URLSearchParams(
        names.flatMap((name) =>
          params.getAll(name).map((value): [string, string] => [name, value]),
        ),
      ),
    write: String,
  } satisfies PageUrl<URLSearchParams>;
}
