/** The tables of the catalogue. */
import type { ColumnType } from "kysely";
import type { StoredFields } from "#app/contract/product.ts";

export interface CatalogueStateTable {
  id: number;
  /** Counts the writes: the catalogue's version. */
  version: number;
  /** Empty in a new database, then the demonstration's hash; null after any edit. */
  seed: string | null;
  /** Of this database and its history: a restore draws another. */
  identity: ColumnType<string, string | undefined>;
}

export interface CounterTable {
  name: string;
  value: number;
}

export interface BrandTable {
  id: number;
  name: string;
  slug: string;
  description: string;
}

export interface TypeTable {
  id: number;
  name: string;
  slug: string;
}

export interface CategoryTable {
  id: number;
  name: string;
  slug: string;
  description: string;
  kind: "category" | "collection";
  /** Lists go by it, then by id. */
  position: ColumnType<number, number | undefined>;
  /** 1 for one that visitors no longer see; its products stay. */
  retired: ColumnType<number, number | undefined>;
}

export interface SubcategoryTable {
  id: number;
  name: string;
  slug: string;
  description: string;
  category_id: number | null;
  position: ColumnType<number, number | undefined>;
  retired: ColumnType<number, number | undefined>;
}

/** Slugs that categories, collections and subcategories had before, each of one or the other. */
export interface FormerSlugTable {
  slug: string;
  category_id: number | null;
  subcategory_id: number | null;
}

/** Columns whose unit is in their name. */
interface ColumnNames {
  price: "price_paise";
  sale_price: "sale_price_paise";
  weight: "weight_kg";
}

type ColumnOf<Field> = Field extends keyof ColumnNames ? ColumnNames[Field] : Field;
type Kept<Value> = Value extends boolean ? number : Value extends readonly unknown[] ? string : Value;
type ProductColumns = { [Field in keyof StoredFields as ColumnOf<Field>]: Kept<StoredFields[Field]> };

/** The field that each column of a product keeps. */
export type FieldNames = { [Field in keyof StoredFields as ColumnOf<Field>]: Field };

/** A column for each of the product's stored fields, and what the database keeps of each row. */
export interface ProductTable extends ProductColumns {
  id: number;
  version: number;
  /** The catalogue's version at this product's last write. */
  changed_in: number;
  created_at: string;
  updated_at: string;
}

/** Tells the other processes' indexes which products are gone. */
export interface RemovedProductTable {
  id: number;
  changed_in: number;
}

export interface ProductSubcategoryTable {
  id: number;
  product_id: number;
  subcategory_id: number;
}

export interface ProductCollectionTable {
  product_id: number;
  category_id: number;
}

/** Former slugs and the short names that menus use. */
export interface SlugAliasTable {
  slug: string;
  product_id: number;
}

export interface InventoryLogTable {
  id: number;
  product_id: number;
  change: number;
  quantity_after: number;
  reason: string;
  note: string;
  admin_id: number | null;
  created_at: string;
}

/** What pages show in the place of the dealer's folder: `value` is JSON, `name` says of what. */
export interface OverrideTable {
  name: string;
  value: string;
}

/** What customers call things: one synonym as JSON. */
export interface SynonymTable {
  id: number;
  synonym: string;
}
