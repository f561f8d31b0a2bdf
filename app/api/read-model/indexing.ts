/** Keeps the search's index in step with the catalogue, without holding up the process for long. */
import { setImmediate } from "node:timers/promises";
import { createSearchIndex, type SearchIndex } from "../search/search-index.ts";
import type { Searchable } from "../search/searchable.ts";
import type { StoredProduct } from "./stored.ts";

/** One version of the catalogue, as far as the search reads it. */
export interface Indexable {
  products: ReadonlyMap<number, StoredProduct>;
  /** What the search reads of a product; always the same for the same version. */
  describe(product: StoredProduct): Searchable;
}

/** Changes up to here are made in one go, so that the index goes from one version to the next at once. */
const MOST_AT_ONCE = 200;
const SLICE_MS = 10;

/**
 * @param last the version whose index is brought up to date, and is of no more use after that; null to begin anew
 * @param changed ids of the products that are new, changed or gone since
 */
export async function indexProducts(
  next: Indexable,
  last: (Indexable & { index: SearchIndex }) | null,
  changed: ReadonlySet<number>,
): Promise<SearchIndex> {
  if (!last || changed.size > MOST_AT_ONCE) return buildIndex(next);
  for (const id of changed) {
    const before = last.products.get(id);
    const after = next.products.get(id);
    if (before) last.index.remove(last.describe(before));
    if (after) last.index.add(next.describe(after));
  }
  return last.index;
}

/** In slices, between which requests are answered. */
async function buildIndex({ products, describe }: Indexable): Promise<SearchIndex> {
  const index = createSearchIndex();
  let began = performance.now();
  for (const product of products.values()) {
    index.add(describe(product));
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return index;
}
