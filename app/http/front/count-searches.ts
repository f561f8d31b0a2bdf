/** Counts searches whose page was made before: for those nobody asks the catalogue again, which counts all others. */
import type { IncomingMessage } from "node:http";
import type { CachedPage } from "../page-cache/cached-page.ts";

/** The header by which the search page says that it answers a search, `found` or `missed`. */
export const SEARCH_OUTCOME = "X-Search-Outcome";

/** `count` gets the words and what came of them. */
export function countSearches(count: (search: { words: string; isFound: boolean }) => void) {
  const outcomes = new WeakMap<CachedPage, string>();
  return ({ method, url = "" }: IncomingMessage, page: CachedPage): void => {
    if (method !== "GET") return;
    const known = outcomes.get(page);
    const outcome = known ?? outcomeOf(page);
    if (known === undefined) outcomes.set(page, outcome);
    if (outcome === "") return;
    const words = new URL(url, "http://site.invalid").searchParams.get("q") ?? "";
    count({ words, isFound: outcome === "found" });
  };
}

/** Empty where the page answers no search. */
function outcomeOf({ headers }: CachedPage): string {
  return headers.find(([name]) => name.toLowerCase() === SEARCH_OUTCOME.toLowerCase())?.[1] ?? "";
}
