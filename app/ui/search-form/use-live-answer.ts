/** Asks the site what answers a text while it is being typed; late answers to an earlier text are dropped. */

import { useState } from "react";
import type { ProductSummary } from "#app/catalogue/product.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** The search waits until typing has paused this long. */
const DEBOUNCE_MS = 300;

/** The route that answers, as `app/routes/search/live.ts` gives it. */
const LIVE_SEARCH_PATH = "/search/live";

export interface LiveAnswer {
  /** The text that this answers. */
  query: string;
  /** Their names with the brand. */
  products: Pick<ProductSummary, "slug" | "name" | "brief" | "image">[];
  /** All matches, not only the ones in `products`. */
  total: number;
}

interface LiveState {
  answer: LiveAnswer | null;
  failed: boolean;
  /** It failed because there is no connection; asked again when there is one. */
  isOffline: boolean;
}

/** The latest answer, `null` before the first and after a failure; `failed` until the text changes. */
export function useLiveAnswer(text: string): LiveState {
  const query = text.trim();
  const [state, setState] = useState<LiveState>({ answer: null, failed: false, isOffline: false });
  const [tries, setTries] = useState(0);

  useEnhancement(() => {
    const again = () => setTries((count) => count + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEnhancement(() => {
    setState(({ answer }) => ({ answer: query ? answer : null, failed: false, isOffline: false }));
    if (!query) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${LIVE_SEARCH_PATH}?${new URLSearchParams({ q: query })}`, {
          signal: stop.signal,
        });
        if (!response.ok) throw new Error(`Live search answered ${response.status}`);
        setState({ answer: await response.json(), failed: false, isOffline: false });
      } catch (error) {
        if (stop.signal.aborted) return;
        console.warn(error);
        setState({ answer: null, failed: true, isOffline: !navigator.onLine });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, tries]);

  return state;
}
