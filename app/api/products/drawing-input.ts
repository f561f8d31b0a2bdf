/** Reads the product data that drawings are made from. */
import type { Kysely } from "kysely";
import { classify } from "#app/catalogue/classification/classify.ts";
import type { Tables } from "../database/tables.ts";
import { toMachine } from "./described-machine.ts";
import { toFields } from "./product-columns.ts";
import { toStoredClues } from "./stored-clues.ts";

/** Small, because other requests and other writes wait meanwhile. */
const BATCH_SIZE = 20;

/** The next batch of products after an id. */
export function selectDrawingInput(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom("products")
    .leftJoin("brands", "brands.id", "products.brand_id")
    .leftJoin("categories", "categories.id", "products.category_id")
    .leftJoin("subcategories", "subcategories.id", "products.subcategory_id")
    .select([
      "products.id",
      "products.name",
      "products.product_type",
      "products.type",
      "products.weight_kg",
    ])
    .select(["products.brief_description", "products.description"])
    .select([
      "products.specifications",
      "products.technical_details",
      "products.features",
      "products.images",
    ])
    .select("products.drawing_preferred")
    .select([
      "brands.name as brand",
      "categories.name as category",
      "subcategories.name as subcategory",
    ])
    .where("products.id", ">", after)
    .orderBy("products.id")
    .limit(BATCH_SIZE);
}

export type DrawingInputRow = Awaited<
  ReturnType<ReturnType<typeof selectDrawingInput>["execute"]>
>[number];

/** Includes the brand and groups that a plain drawing shows. */
export function toDrawingInput(row: DrawingInputRow) {
  const fields = toFields(row);
  const clues = toStoredClues(fields, row);
  const { name, productType, category, subcategory } = clues;
  const brand = row.brand ?? "";
  const machine = toMachine({
    name,
    brand,
    ...classify(clues),
    weightKg: fields.weight,
    specifications: fields.specifications,
    technicalDetails: fields.technical_details,
    features: fields.features.map(({ title }) => title),
  });
  return { name, productType, category, subcategory, brand, machine };
}
