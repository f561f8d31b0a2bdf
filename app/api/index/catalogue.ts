/** The catalogue that reads use. */
import type { Kysely } from "kysely";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Tables } from "../database/tables.ts";
import { readProductBySlug, readProducts } from "../products/read-products.ts";
import type { Groups } from "../products/read-rows.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import type { Compatibility } from "./compatibility.ts";
import { countGroups, type GroupCounts } from "./group-counts.ts";
import type { IndexFile } from "./index-file.ts";
import type { Search } from "./search.ts";

/**
 * The groups belong to one version; the index is updated in place, so that an asynchronous reader
 * may see a part of the next version.
 */
export interface IndexedCatalogue extends Groups, Pick<Search, "search" | "nearest"> {
  version: number;
  /** Reads specifications by the shop's definitions. */
  specifications: SpecificationReader;
  /** Every product, of any status. */
  index: IndexFile;
  compatibility: Compatibility;
  /** How many public products each category, collection and subcategory lists. */
  counts(): GroupCounts;
  /** Complete products in the order of the ids, without those that are deleted. */
  read(ids: readonly number[]): Promise<StoredProduct[]>;
  /** The product with this current or former slug; null if none. */
  readBySlug(slug: string): Promise<StoredProduct | null>;
}

/** The catalogue in this state; each query of the index reports its damage. */
export function toIndexedCatalogue(
  { version, groups, specifications }: CatalogueState,
  searched: Pick<IndexedCatalogue, "index" | "compatibility" | "search" | "nearest">,
  db: Kysely<Tables>,
): IndexedCatalogue {
  const { index, compatibility, search, nearest } = searched;
  let counted: { counts: GroupCounts; changes: number } | null = null;
  const guard =
    <Parameters extends unknown[], Result>(query: (...parameters: Parameters) => Result) =>
    (...parameters: Parameters) =>
      index.query(() => query(...parameters));
  return {
    version,
    specifications: new SpecificationReader(specifications),
    ...groups,
    index,
    compatibility: {
      fitsOf: guard(compatibility.fitsOf),
      accessoriesOf: guard(compatibility.accessoriesOf),
      partsOf: guard(compatibility.partsOf),
    },
    counts() {
      const { changes } = index;
      if (counted?.changes !== changes)
        counted = { counts: countGroups(index.sets, groups), changes };
      return counted.counts;
    },
    read: (ids) => readProducts(db, ids),
    readBySlug: (slug) => readProductBySlug(db, slug),
    search: guard(search),
    nearest: guard(nearest),
  };
}
