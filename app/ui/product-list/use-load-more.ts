/** Load More with scripts: fetches a page, updates the URL and focuses the first new card. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  type ListingQuery,
  listingHref,
  serializeListingQuery,
} from "#app/catalogue/listing-query.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { usePagePath } from "../page-link.tsx";
import type { ListPage, NextPage, ProductListView } from "./product-list-view.ts";
import { linkAt } from "./use-return-focus.ts";

export function useLoadMore(list: ProductListView, listingQuery: ListingQuery) {
  const navigate = useNavigate();
  const path = usePagePath(`/list/${list.kind}`);
  const [grown, setGrown] = useState<{ from: ProductListView; page: ListPage } | null>(null);
  const [busy, setBusy] = useState(false);
  /** Why the last requested page was not added; null if it was. */
  const [problem, setProblem] = useState<"failed" | "changed" | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  const request = useRef<AbortController | null>(null);
  /** Whether pages were added to the list that the server sent. */
  const hasGrown = grown?.from === list;
  const shown: ListPage = hasGrown ? grown.page : list;
  const url = serializeListingQuery({ ...listingQuery, page: 1, compare: [] });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list cancels the request
  useEnhancement(
    () => () => {
      request.current?.abort();
      setProblem(null);
    },
    [url],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new cards exist once the list has grown
  useEnhancement(() => {
    if (focusAt.current === null) return;
    linkAt(listRef.current, focusAt.current)?.focus({ preventScroll: true });
    focusAt.current = null;
  }, [grown]);

  async function load(page: number) {
    if (busy) return;
    const href = listingHref(list.path, { ...listingQuery, page });
    const abort = new AbortController();
    request.current = abort;
    setBusy(true);
    setProblem(null);
    try {
      const next = await fetchPage(path, list, { ...listingQuery, page }, abort.signal);
      // Otherwise products came or went since, and the whole list is loaded again.
      const isNext = next.after === shown.cards.at(-1)?.id;
      if (isNext) {
        focusAt.current = shown.cards.length;
        setGrown({ from: list, page: { ...next, cards: [...shown.cards, ...next.cards] } });
      } else setProblem("changed");
      const options = { replace: true, preventScrollReset: true };
      navigate(href, { ...options, defaultShouldRevalidate: !isNext });
    } catch {
      setProblem(abort.signal.aborted ? null : "failed");
    } finally {
      setBusy(false);
    }
  }

  return { ...shown, busy, problem, hasGrown, load, listRef };
}

export type LoadMoreState = ReturnType<typeof useLoadMore>;

async function fetchPage(
  path: string,
  list: ProductListView,
  listingQuery: ListingQuery,
  signal: AbortSignal,
): Promise<NextPage> {
  const category = list.category || listingQuery.category;
  const query = serializeListingQuery({ ...listingQuery, category, compare: [] });
  const response = await fetch(`${path}?${query}`, { signal });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return (await response.json()) as NextPage;
}
