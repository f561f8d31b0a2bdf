/** The tables of groups, and where products refer to them. */

export type GroupTable = "categories" | "subcategories";
/** Brands and power types, which have a name and a slug too. */
export type NamedTable = "brands" | "types";

export type AnyTable = GroupTable | NamedTable;

/** What a row of each table is. */
export const NAMES: Record<AnyTable, string> = {
  categories: "Category",
  subcategories: "Subcategory",
  brands: "Brand",
  types: "Type",
};

/** The same within a sentence, and in the audit log. */
export const nameOf = (table: AnyTable) => NAMES[table].toLowerCase();

/** The column with a group's id, in `products`, `former_slugs` and `MEMBERS`. */
export const ID_COLUMN = { categories: "category_id", subcategories: "subcategory_id" } as const;

/** Tables of further memberships, beside the product's own column. */
export const MEMBERS = {
  categories: "product_collections",
  subcategories: "product_subcategories",
} as const;
