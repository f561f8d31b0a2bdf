/** A product as the database keeps it: its row's fields, and what it is linked to. */
import type { Selectable } from "kysely";
import { DEALS, isSale } from "#app/catalogue/sale.ts";
import type { ProductStatus } from "#app/contract/product-parts.ts";
import type { ProductCollectionTable, ProductSubcategoryTable, ProductTable } from "../database/catalogue-tables.ts";
import { type RowFields, toFields } from "./product-columns.ts";

type WithBelonging<Row> = RowFields<Row> & {
  links: { id: number; subcategory_id: number }[];
  /** Ids of the collections it is in. */
  collections: number[];
};

export type StoredProduct = WithBelonging<ProductTable>;

/** Rows of what belongs to products, of these products and in their order within one. */
export interface Belonging {
  links: Selectable<ProductSubcategoryTable>[];
  memberships: Selectable<ProductCollectionTable>[];
}

/** @param rows of products, whole or some of their columns */
export function toStored<Row extends { id: number }>(
  rows: readonly Row[],
  { links, memberships }: Belonging,
): WithBelonging<Row>[] {
  const linksOf = Map.groupBy(links, (link) => link.product_id);
  const collectionsOf = Map.groupBy(memberships, (membership) => membership.product_id);
  return rows.map((row) => ({
    ...toFields(row),
    links: (linksOf.get(row.id) ?? []).map(({ id, subcategory_id }) => ({ id, subcategory_id })),
    collections: (collectionsOf.get(row.id) ?? []).map(({ category_id }) => category_id),
  }));
}

/** The columns that the index goes by, beside the specifications. */
export const SEARCHED_COLUMNS = [
  ...(["id", "name", "type", "product_type", "category_id", "subcategory_id", "brand_id"] as const),
  ...(["brief_description", "description", "fits", "status", "featured"] as const),
  ...(["price_paise", "sale_price_paise", "weight_kg", "sku", "features"] as const),
] as const;

/** A product without what only its own page reads. */
export type SearchableStored = WithBelonging<Pick<ProductTable, (typeof SEARCHED_COLUMNS)[number] | "specifications">>;

/** What visitors may see. */
export const PUBLIC_STATUSES: readonly ProductStatus[] = ["active", "new"];

export function isPublic({ status }: Pick<StoredProduct, "status">): boolean {
  return PUBLIC_STATUSES.includes(status);
}

export function isOnSale(product: Pick<StoredProduct, "price" | "sale_price">): boolean {
  return isSale(product.price, product.sale_price);
}

/** Slugs of the collections that it is in; an offer is in the deals as soon as it is made. */
export function collectionSlugsOf(
  { categories }: { categories: ReadonlyMap<number, { slug: string }> },
  product: Pick<StoredProduct, "collections" | "price" | "sale_price">,
): string[] {
  const slugs = product.collections.map((id) => categories.get(id)?.slug ?? "").filter((slug) => slug !== "");
  return isOnSale(product) ? [...slugs, DEALS] : slugs;
}
