/** Counts searches by the header that names their outcome, of rendered and of cached pages. */
import type { IncomingMessage } from "node:http";

/** `found` or `missed`; only on pages that count as a search. */
export const SEARCH_OUTCOME = "X-Search-Outcome";

/** Counts the search of a request by its response's header. */
export type CountSearch = (request: IncomingMessage, outcome: string | null) => void;

export function createCountSearch(
  add: (search: { words: string; isFound: boolean }) => void,
): CountSearch {
  return ({ method, url = "" }, outcome) => {
    if (!outcome || method !== "GET") return;
    const words = new URL(url, "http://site.invalid").searchParams.get("q") ?? "";
    add({ words, isFound: outcome === "found" });
  };
}
