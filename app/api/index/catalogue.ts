/** The catalogue as the reading calls see it. */

import type { Places } from "../products/read-rows.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import type { Compatibility } from "./compatibility.ts";
import type { IndexFile } from "./index-file.ts";
import type { PlaceCounts } from "./place-counts.ts";
import type { Search } from "./search.ts";

/**
 * Everything the reading calls answer from. The names of places belong to one version; the index is brought up to date
 * in place, so that a reader who waits in between may see some of the next version already.
 */
export interface Catalogue extends Places, Pick<Search, "search" | "nearest"> {
  version: number;
  /** Every product, of any status. */
  index: IndexFile;
  compatibility: Compatibility;
  /** How many public products each category, collection and subcategory lists. */
  counts(): PlaceCounts;
  /** Whole products in the order of the ids; one that is gone is left out. */
  read(ids: readonly number[]): Promise<StoredProduct[]>;
  /** The product with this slug, present or former; null if none. */
  readBySlug(slug: string): Promise<StoredProduct | null>;
}
