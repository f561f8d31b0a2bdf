/** A product as the read model keeps it: its row with lists parsed, and what it is linked to. */
import type { Selectable } from "kysely";
import type { CustomSection, Feature, NamedValue, ProductImage, ProductStatus } from "#app/contract/product.ts";
import type { ProductTable } from "../database/tables.ts";

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

/** The columns were written by this program, validated: they are read back as what they are. */
export function toStored(
  row: Selectable<ProductTable>,
  links: StoredProduct["links"],
  collections: number[],
): StoredProduct {
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
export function isPublic(product: Pick<StoredProduct, "status">): boolean {
  return product.status === "active" || product.status === "new";
}

export function isOnSale(product: Pick<StoredProduct, "price_paise" | "sale_price_paise">): boolean {
  return (
    product.sale_price_paise !== null && product.price_paise !== null && product.sale_price_paise < product.price_paise
  );
}
