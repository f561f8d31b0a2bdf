/** A product as the read model keeps it: its row with lists parsed, and what it is linked to. */
import type { Selectable } from "kysely";
import { isSale } from "#app/catalogue/sale.ts";
import type { CustomSection, Feature, NamedValue, ProductImage, ProductStatus } from "#app/contract/product.ts";
import type { ProductCollectionTable, ProductSubcategoryTable, ProductTable } from "../database/catalogue-tables.ts";

type ListColumn =
  | "specifications"
  | "technical_details"
  | "features"
  | "custom_sections"
  | "images"
  | "fits"
  | "status";

export interface StoredProduct extends Omit<Selectable<ProductTable>, ListColumn> {
  status: ProductStatus;
  specifications: NamedValue[];
  technical_details: NamedValue[];
  features: Feature[];
  custom_sections: CustomSection[];
  images: ProductImage[];
  fits: number[];
  links: { id: number; subcategory_id: number }[];
  /** Ids of the collections it is in. */
  collections: number[];
}

/** Rows of what belongs to products, of these products and in their order within one. */
export interface Belonging {
  links: Selectable<ProductSubcategoryTable>[];
  memberships: Selectable<ProductCollectionTable>[];
}

export function toStoredProducts(
  rows: readonly Selectable<ProductTable>[],
  { links, memberships }: Belonging,
): StoredProduct[] {
  const linksOf = Map.groupBy(links, (link) => link.product_id);
  const collectionsOf = Map.groupBy(memberships, (membership) => membership.product_id);
  return rows.map((row) =>
    toStored(
      row,
      (linksOf.get(row.id) ?? []).map(({ id, subcategory_id }) => ({ id, subcategory_id })),
      (collectionsOf.get(row.id) ?? []).map(({ category_id }) => category_id),
    ),
  );
}

/** The columns that lists and filters go by. */
export const CLASSIFIED_COLUMNS = [
  ...(["id", "name", "type", "product_type", "category_id", "subcategory_id", "brand_id"] as const),
  ...(["brief_description", "description", "specifications", "fits", "status", "featured"] as const),
  ...(["price_paise", "sale_price_paise", "weight_kg", "changed_in", "updated_at"] as const),
] as const;

/** A product without what only its own page and the search read. */
export type ClassifiableProduct = Pick<StoredProduct, (typeof CLASSIFIED_COLUMNS)[number] | "links" | "collections">;

/** The columns that the search goes by too. */
export const SEARCHED_COLUMNS = [...CLASSIFIED_COLUMNS, "sku", "features"] as const;

/** A product without what only its own page reads. */
export type SearchableStored = ClassifiableProduct & Pick<StoredProduct, "sku" | "features">;

export function toSearchable(
  rows: readonly Pick<Selectable<ProductTable>, (typeof SEARCHED_COLUMNS)[number]>[],
  belonging: Belonging,
): SearchableStored[] {
  return toClassifiable(rows, belonging).map((product, at) => ({
    ...product,
    sku: rows[at]?.sku ?? null,
    features: JSON.parse(rows[at]?.features ?? "[]"),
  }));
}

export function toClassifiable(
  rows: readonly Pick<Selectable<ProductTable>, (typeof CLASSIFIED_COLUMNS)[number]>[],
  { links, memberships }: Belonging,
): ClassifiableProduct[] {
  const linksOf = Map.groupBy(links, (link) => link.product_id);
  const collectionsOf = Map.groupBy(memberships, (membership) => membership.product_id);
  return rows.map((row) => ({
    ...row,
    status: row.status as ProductStatus,
    specifications: JSON.parse(row.specifications),
    fits: JSON.parse(row.fits),
    links: (linksOf.get(row.id) ?? []).map(({ id, subcategory_id }) => ({ id, subcategory_id })),
    collections: (collectionsOf.get(row.id) ?? []).map(({ category_id }) => category_id),
  }));
}

/** The columns were written by this program, validated: they are read back as what they are. */
function toStored(row: Selectable<ProductTable>, links: StoredProduct["links"], collections: number[]): StoredProduct {
  return {
    ...row,
    status: row.status as ProductStatus,
    specifications: JSON.parse(row.specifications),
    technical_details: JSON.parse(row.technical_details),
    features: JSON.parse(row.features),
    custom_sections: JSON.parse(row.custom_sections),
    images: JSON.parse(row.images),
    fits: JSON.parse(row.fits),
    links,
    collections,
  };
}

/** What visitors may see. */
export const PUBLIC_STATUSES: readonly ProductStatus[] = ["active", "new"];

export function isPublic({ status }: Pick<StoredProduct, "status">): boolean {
  return PUBLIC_STATUSES.includes(status);
}

export function isOnSale(product: Pick<StoredProduct, "price_paise" | "sale_price_paise">): boolean {
  return isSale(product.price_paise, product.sale_price_paise);
}
