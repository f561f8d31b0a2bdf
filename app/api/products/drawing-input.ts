/**
 * Reads what drawings are made from: a product's model, family, and figures with fixed units, and
 * its brand and groups.
 */
import type { Kysely } from "kysely";
import { classify } from "#app/catalogue/classification/classify.ts";
import { groupOf } from "#app/catalogue/classification/vocabulary.ts";
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, Specification } from "#app/catalogue/product.ts";
import { convert } from "#app/catalogue/quantity/convert.ts";
import { unitOf } from "#app/catalogue/quantity/units.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import type { DescribedMachine } from "#app/drawings/drawings.ts";
import type { Tables } from "../database/tables.ts";
import figuresJson from "./figures.json" with { type: "json" };
import { toFields } from "./product-columns.ts";
import { toStoredClues } from "./stored-clues.ts";

/** The fields of a product that drawings are made from. */
export interface DescribedProduct
  extends Pick<
    Product,
    "name" | "brand" | "family" | "powerType" | "weightKg" | "specifications" | "technicalDetails"
  > {
  /** Headings. */
  features: string[];
}

/**
 * The figures by keys that end with their unit: names of the specification in lower case, and the
 * plausible range; values outside it are taken as errors. The first match applies: specific names
 * precede general ones.
 */
const FIGURES = Object.entries(figuresJson).map(([key, figure]) => ({
  ...figure,
  key,
  names: new RegExp(figure.names),
  unit: unitOf(key.slice(key.lastIndexOf("_") + 1)),
}));

/** Maximum length of a name or value, in characters. */
const LONGEST = 80;

const WATTS_PER_HP = 745.7;

/** Includes the figures in the name, as in "Chainsaw 58 cc". */
export function toMachine(product: DescribedProduct): DescribedMachine {
  const { name, brand, family, powerType, weightKg } = product;
  const cc = /\b(\d{2,3}(?:\.\d)?) ?cc\b/i.exec(name.slice(0, 300))?.[1];
  const figures = {
    ...(cc ? { displacement_cc: Number(cc) } : {}),
    ...(weightKg && weightKg < 400 ? { weight_kg: weightKg } : {}),
    ...toFigures([...product.specifications, ...product.technicalDetails]),
  } as Record<string, number>;
  if (figures.power_w !== undefined)
    figures.power_hp ??= Math.round((figures.power_w / WATTS_PER_HP) * 100) / 100;
  return {
    name: toFullName(product).slice(0, 300),
    brand,
    model: toModel(product),
    group: groupOf(family ?? "") ?? "",
    family: family ?? "",
    power: powerType === "cordless" ? "battery" : (powerType ?? "none"),
    figures,
    features: product.features.map((feature) => feature.slice(0, 200)),
  };
}

/** The first specification of a key applies: products list the most important first. */
export function toFigures(specifications: readonly Specification[]): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const { name, value } of specifications) {
    if (name.length > LONGEST || value.length > LONGEST) continue;
    const quantity = DEFAULT_READER.readQuantity({ name, value });
    for (const { key, names, unit, from, to } of FIGURES) {
      if (!quantity || !names.test(name.trim().toLowerCase())) continue;
      const converted = convert(quantity, unit);
      if (converted?.form !== "one") continue;
      const rounded = Math.round((converted.values[0] ?? 0) * 1000) / 1000;
      if (rounded >= from && rounded <= to) figures[key] ??= rounded;
      break;
    }
  }
  return figures;
}

/** The products after an id, in order. */
export function selectDrawingInput(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom("products")
    .leftJoin("brands", "brands.id", "products.brand_id")
    .leftJoin("categories", "categories.id", "products.category_id")
    .leftJoin("subcategories", "subcategories.id", "products.subcategory_id")
    .select(["products.id", "products.name", "product_type", "type", "weight_kg"])
    .select(["brief_description", "products.description", "features", "images"])
    .select(["specifications", "technical_details", "drawing_preferred"])
    .select([
      "brands.name as brand",
      "categories.name as category",
      "subcategories.name as subcategory",
    ])
    .where("products.id", ">", after)
    .orderBy("products.id");
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
