/** Reads products from the database with all that they are drawn from. */
import type { Kysely } from "kysely";
import type { DescribedProduct } from "#app/drawings/drawings.ts";
import type { Tables } from "../database/tables.ts";

const AT_ONCE = 400;

/** A few products, by id. */
export function selectDescribed(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom("products")
    .leftJoin("brands", "brands.id", "products.brand_id")
    .leftJoin("categories", "categories.id", "products.category_id")
    .leftJoin("subcategories", "subcategories.id", "products.subcategory_id")
    .select(["products.id", "products.name", "products.product_type", "products.type", "products.weight_kg"])
    .select(["products.specifications", "products.technical_details", "products.features", "products.images"])
    .select("products.drawing_preferred")
    .select(["brands.name as brand", "categories.name as category", "subcategories.name as subcategory"])
    .where("products.id", ">", after)
    .orderBy("products.id")
    .limit(AT_ONCE);
}

export type DescribedRow = Awaited<ReturnType<ReturnType<typeof selectDescribed>["execute"]>>[number];

export function toDescribed(row: DescribedRow): DescribedProduct {
  return {
    name: row.name,
    brand: row.brand,
    category: row.category,
    subcategory: row.subcategory,
    productType: row.product_type,
    type: row.type,
    weightKg: row.weight_kg,
    specifications: JSON.parse(row.specifications),
    technicalDetails: JSON.parse(row.technical_details),
    features: JSON.parse(row.features),
  };
}
