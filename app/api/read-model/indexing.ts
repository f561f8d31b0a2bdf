/** Keeps the search's index in step with the catalogue, without holding up the process for long. */
import { setImmediate } from "node:timers/promises";
import { createSearchIndex, type SearchIndex } from "../search/search-index.ts";
import type { SearchableProduct } from "../search/searchable-product.ts";
import type { StoredProduct } from "./stored.ts";

/** One version of the catalogue, as far as the search reads it. */
export interface Indexable {
  products: ReadonlyMap<number, StoredProduct>;
  /** What the search reads of a product; always the same for the same version. */
  describe(product: StoredProduct): SearchableProduct;
}

export interface Indexed extends Indexable {
  index: Promise<SearchIndex>;
}

/** For so long at a time the process attends to nothing else. */
const SLICE_MS = 10;

/**
 * Changes the last version's index where that is less work than a new one; until it is done, searches of the last
 * version may find some products by their new words already.
 *
 * @param last the version whose index is taken over, and is of no more use after that; null to begin anew
 * @param changed ids of the products that are new, changed or gone since
 */
export async function indexProducts(next: Indexable, last: Indexed | null, changed: ReadonlySet<number>) {
  if (!last || changed.size > next.products.size / 2) return buildIndex(next);
  const index = await last.index;
  const pause = takingTurns();
  for (const id of changed) {
    const before = last.products.get(id);
    const after = next.products.get(id);
    if (before) index.remove(last.describe(before));
    if (after) index.add(next.describe(after));
    await pause();
  }
  return index;
}

async function buildIndex({ products, describe }: Indexable): Promise<SearchIndex> {
  const index = createSearchIndex();
  const pause = takingTurns();
  for (const product of products.values()) {
    index.add(describe(product));
    await pause();
  }
  return index;
}

/** Lets requests be answered whenever a slice of time is used up. */
function takingTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE_MS) return;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
}
