/**
 * A value for each stored field of a product; new fields of text, number or flag get one
 * automatically.
 */
import { z } from "zod";
import { STORED_FIELDS } from "#app/contract/product.ts";

/** Ids of the demonstration, enumerated values and lists. */
const SAMPLES: Record<string, unknown> = {
  brand_id: 1,
  category_id: 1,
  subcategory_id: 1,
  type: "petrol",
  status: "new",
  slug: "every-field",
  sale_price: 5,
  specifications: [{ name: "Sample specification", value: "4.2 kW" }],
  technical_details: [{ name: "Sample detail", value: "2 years" }],
  staff_values: [{ name: "Sample cost", value: "secret 900" }],
  features: [{ title: "Sample feature", description: "In one sentence" }],
  custom_sections: [{ title: "Sample section", content: "<p>In one section</p>" }],
  images: [{ image_url: "/uploads/sample.jpg", alt_text: "Sample picture" }],
  fits: [2],
};

function toSample(field: string, schema: z.ZodType): unknown {
  if (field in SAMPLES) return SAMPLES[field];
  if (schema instanceof z.ZodNullable) return toSample(field, schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodString) return `Sample ${field.replaceAll("_", " ")}`;
  if (schema instanceof z.ZodNumber) return 17;
  if (schema instanceof z.ZodBoolean) return true;
  throw new Error(`${field} needs a sample in ${import.meta.filename}`);
}

export const EVERY_FIELD = Object.fromEntries(
  Object.entries(STORED_FIELDS).map(([field, schema]) => [field, toSample(field, schema)]),
);
