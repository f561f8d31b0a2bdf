/** A product as stored: its row's fields and its links. */
import { DEALS, isSale } from "#app/catalogue/sale.ts";
import type { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import type { ProductCollectionTable, ProductTable } from "../database/catalogue-tables.ts";
import { type RowFields, toFields } from "./product-columns.ts";

type WithLinks<Row> = RowFields<Row> & {
  links: { id: number; subcategory_id: number }[];
  /** Ids of its collections. */
  collections: number[];
};

export type StoredProduct = WithLinks<ProductTable>;

/** Links of some products, in each product's order. */
export interface ProductLinks {
  links: ApiProductSubcategory[];
  memberships: ProductCollectionTable[];
}

/** @param rows products with all or some columns */
export function toStored<Row extends { id: number }>(
  rows: readonly Row[],
  { links, memberships }: ProductLinks,
): WithLinks<Row>[] {
  const linksOf = Map.groupBy(links, (link) => link.product_id);
  const collectionsOf = Map.groupBy(memberships, (membership) => membership.product_id);
  return rows.map((row) => ({
    ...toFields(row),
    links: (linksOf.get(row.id) ?? []).map(({ id, subcategory_id }) => ({ id, subcategory_id })),
    collections: (collectionsOf.get(row.id) ?? []).map(({ category_id }) => category_id),
  }));
}

/** The columns that the index reads. */
export const SEARCHED_COLUMNS = [
  "id",
  "name",
  "type",
  "product_type",
  "category_id",
  "subcategory_id",
  "brand_id",
  "brief_description",
  "description",
  "fits",
  "status",
  "featured",
  "price_paise",
  "sale_price_paise",
  "weight_kg",
  "sku",
  "features",
  "specifications",
  "technical_details",
] as const;

/** A product without the fields that only its page reads. */
export type SearchableStored = WithLinks<Pick<ProductTable, (typeof SEARCHED_COLUMNS)[number]>>;

export function isOnSale(product: Pick<StoredProduct, "price" | "sale_price">): boolean {
  return isSale(product.price, product.sale_price);
}

/** Slugs of the product's collections, with the deals if it is on sale. */
export function collectionSlugsOf(
  { categories }: { categories: ReadonlyMap<number, { slug: string }> },
  product: Pick<StoredProduct, "collections" | "price" | "sale_price">,
): string[] {
  const slugs = product.collections
    .map((id) => categories.get(id)?.slug ?? "")
    .filter((slug) => slug !== "");
  return isOnSale(product) ? [...slugs, DEALS] : slugs;
}
