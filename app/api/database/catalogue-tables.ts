/** Tables of the catalogue. */
import type { ColumnType, Generated } from "kysely";
import type { ApiProduct, StoredField } from "#app/contract/product.ts";

export interface CatalogueStateTable {
  id: number;
  /** Counts the writes: the catalogue's version. */
  version: number;
  /** Empty in a new database, then the demonstration's hash; null after any edit. */
  seed: string | null;
  /** Identifies this database and its history; a restore sets a new one. */
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
  /** Sorts lists; ties are sorted by id. */
  position: ColumnType<number, number | undefined>;
  /** 1 hides the group from visitors, but not its products. */
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

/** Former slugs of groups; exactly one of the two ids is set. */
export interface FormerSlugTable {
  slug: string;
  category_id: number | null;
  subcategory_id: number | null;
}

/** Columns with the unit in their name. */
interface ColumnNames {
  price: "price_paise";
  sale_price: "sale_price_paise";
  weight: "weight_kg";
}

type ColumnOf<Field> = Field extends keyof ColumnNames ? ColumnNames[Field] : Field;
type ColumnValue<Value> = Value extends boolean
  ? number
  : Value extends readonly unknown[]
    ? string
    : Value;
type ProductColumns = {
  [Field in StoredField as ColumnOf<Field>]: ColumnValue<ApiProduct[Field]>;
};

/** The API field of each product column. */
export type FieldNames = { [Field in StoredField as ColumnOf<Field>]: Field };

/** A column for each stored field, and columns that the database maintains. */
export interface ProductTable extends ProductColumns {
  id: number;
  version: number;
  /** The catalogue's version at this product's last write. */
  changed_in: number;
  created_at: string;
  updated_at: string;
}

/** Removed products, for the indexes of other processes. */
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

/** A document of the shop. */
export interface DocumentTable {
  name: string;
  language: Generated<string>;
  /** JSON; null for one that was removed. */
  content: string;
  version: number;
  /** The catalogue's version of the last change. */
  changed_in: number;
  /** Whether the desk has changed it since it was loaded from a folder or pulled into one. */
  edited: number;
  changed_at: string;
  /** The email address of the account, or a command. */
  changed_by: string;
}

/** A definition as JSON, without its key. */
export interface SpecificationTable {
  key: string;
  position: number;
  definition: string;
}
