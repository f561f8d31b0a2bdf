/** Loads search results while text is typed; late responses to earlier text are dropped. */

import { useState } from "react";
import type { ProductSummary } from "#app/catalogue/product.ts";
import { usePagePath } from "#app/ui/page-link.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** The pause in typing before a search starts. */
const DEBOUNCE_MS = 300;

/** Path of `app/routes/search/live.ts`. */
const LIVE_SEARCH_PATH = "/search/live";

export interface LiveResponse {
  /** The text that was searched for. */
  query: string;
  /** The words that were searched for in place of misspelt ones; null where they are as typed. */
  corrected: string | null;
  /** What to say where nothing matches; else empty. */
  note: string;
  /** Matching categories, then pages; in vain, ways on. */
  targets: { label: string; href: string }[];
  /** At most six; names include the brand. */
  products: (Pick<ProductSummary, "slug" | "name" | "brief" | "image"> & { price?: string })[];
  /** All matches, not only the ones in `products`. */
  total: number;
}

interface LiveState {
  response: LiveResponse | null;
  failed: boolean;
  /** It failed without a connection, and is repeated once there is one. */
  isOffline: boolean;
}

/** The latest results; null before the first and after a failure. */
export function useLiveResponse(text: string): LiveState {
  const query = text.trim();
  const path = usePagePath(LIVE_SEARCH_PATH);
  const [state, setState] = useState<LiveState>({
    response: null,
    failed: false,
    isOffline: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEnhancement(() => {
    const retry = () => setAttempt((count) => count + 1);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEnhancement(() => {
    setState(({ response }) => ({
      response: query ? response : null,
      failed: false,
      isOffline: false,
    }));
    if (!query) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${path}?${new URLSearchParams({ q: query })}`, {
          signal: stop.signal,
        });
        if (!response.ok) throw new Error(`Live search answered ${response.status}`);
        setState({ response: await response.json(), failed: false, isOffline: false });
      } catch (error) {
        if (stop.signal.aborted) return;
        console.warn(error);
        setState({ response: null, failed: true, isOffline: !navigator.onLine });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, attempt]);

  return state;
}
