/** Tables of the catalogue. */
import type { ColumnType, Generated } from "kysely";
import type { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import type { ApiProduct, InventoryEntry, StoredField } from "#app/contract/product.ts";
import type { ApiProductSubcategory } from "#app/contract/product-parts.ts";

export interface CatalogueTables {
  catalogue_state: {
    id: number;
    /** Counts the writes: the catalogue's version. */
    version: number;
    /** Empty in a new database, then the demonstration's hash; null after any edit. */
    seed: string | null;
    /** Identifies this database and its history; a restore sets a new one. */
    identity: ColumnType<string, string | undefined>;
  };
  counters: { name: string; value: number };
  brands: Brand;
  types: Type;
  categories: CategoryTable;
  subcategories: SubcategoryTable;
  former_slugs: FormerSlugTable;
  products: ProductTable;
  /** For the indexes of other processes. */
  removed_products: { id: number; changed_in: number };
  product_subcategories: ApiProductSubcategory;
  product_collections: ProductCollectionTable;
  /** Former slugs and the short names that menus use. */
  slug_aliases: { slug: string; product_id: number };
  inventory_log: InventoryEntry;
  documents: {
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
  };
  /** `definition` is JSON, without the key. */
  specifications: { key: string; position: number; definition: string };
}

interface GroupTable extends Pick<ApiCategory, "id" | "name" | "slug" | "description"> {
  /** Sorts lists; ties are sorted by id. */
  position: ColumnType<number, number | undefined>;
  /** 1 hides the group from visitors, but not its products. */
  retired: ColumnType<number, number | undefined>;
}

export interface CategoryTable extends GroupTable, Pick<ApiCategory, "kind"> {}

export interface SubcategoryTable extends GroupTable, Pick<ApiSubcategory, "category_id"> {}

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

export interface ProductCollectionTable {
  product_id: number;
  category_id: number;
}
