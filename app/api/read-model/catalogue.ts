/** The catalogue as the reading calls see it. */
import type { EntryTable } from "#app/catalogue/entry-table.ts";
import type { SearchAnswer } from "../search/search-answer.ts";
import type { Compatibility } from "./compatibility.ts";
import type { ProductHead } from "./heads.ts";
import type { PlaceCounts } from "./place-counts.ts";
import type { Places } from "./rows.ts";
import type { StoredProduct } from "./stored.ts";
import type { Visibility } from "./visibility.ts";

/**
 * Everything the reading calls answer from. The names of places belong to one version; what is kept of the products is
 * brought up to date in place, so that a reader who waits in between may see some of the next version already.
 */
export interface Catalogue extends Places {
  version: number;
  /** Every product by its id, of any status. */
  heads: ReadonlyMap<number, ProductHead>;
  /** Every product, classified for lists and filters. */
  table: EntryTable;
  visibility: Visibility;
  compatibility: Compatibility;
  /** How many public products each category, collection and subcategory lists. */
  counts(): PlaceCounts;
  /** Whole products in the order of the ids; one that is gone is left out. */
  read(ids: readonly number[]): Promise<StoredProduct[]>;
  /** The product with this slug, or that had it once; null where there is none. */
  readBySlug(slug: string): Promise<StoredProduct | null>;
  /** Whether searches are answered at once: after the start with a large catalogue the index is still being made. */
  isIndexed(): boolean;
  /** What answers a shopper's text. After a start it waits for the index. */
  search(text: string, exact?: boolean): Promise<SearchAnswer>;
  /** Words of the catalogue near those of a text that finds nothing. */
  nearest(text: string): Promise<string[]>;
}
