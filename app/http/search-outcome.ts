/** The header by which the search page says that it answers a search, `found` or `missed`: a kept page is counted by it. */
export const SEARCH_OUTCOME = "X-Search-Outcome";
