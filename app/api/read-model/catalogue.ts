/** The catalogue at one version, as the reading calls see it. */
import type { Selectable } from "kysely";
import type { ClassifiedProduct } from "#app/catalogue/classify-product.ts";
import type { BrandTable, CategoryTable, FormerSlugTable, SubcategoryTable, TypeTable } from "../database/tables.ts";
import type { Compatibility } from "./compatibility.ts";
import type { Indexed } from "./indexing.ts";
import type { StoredProduct } from "./stored.ts";

/** What products are sorted under. */
export interface Places {
  brands: ReadonlyMap<number, Selectable<BrandTable>>;
  types: readonly Selectable<TypeTable>[];
  categories: ReadonlyMap<number, Selectable<CategoryTable>>;
  subcategories: ReadonlyMap<number, Selectable<SubcategoryTable>>;
  formerSlugs: readonly Selectable<FormerSlugTable>[];
}

/** Everything the reading calls answer from, at one version of the catalogue. Never changed, only replaced. */
export interface Catalogue extends Places {
  version: number;
  products: ReadonlyMap<number, StoredProduct>;
  /** Public products by name, A to Z, numbers within names counted. */
  listed: readonly StoredProduct[];
  bySlug: ReadonlyMap<string, number>;
  compatibility: Compatibility;
  /** Every product as the listing functions see it. */
  entries: ReadonlyMap<number, ClassifiedProduct>;
  /** Ids of the products that answer a shopper's text, best first. After a start it waits for the index. */
  search(text: string): Promise<number[]>;
  /** The search's index; the next version takes it over. */
  indexed: Indexed;
}
