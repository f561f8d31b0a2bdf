/** A value for each field of a product that is a column; a new column of plain text, number or flag gets one by itself. */
import { z } from "zod";
import { StoredFields } from "#app/contract/product.ts";

/** Something of the demonstration's: ids of what is there, and lists. */
const GIVEN: Record<string, unknown> = {
  brand_id: 1,
  category_id: 1,
  subcategory_id: 1,
  type: "petrol",
  status: "new",
  slug: "every-field",
  sale_price: 5,
  specifications: [{ name: "Sample figure", value: "4.2 kW" }],
  technical_details: [{ name: "Sample detail", value: "2 years" }],
  features: [{ title: "Sample feature", description: "Told in a sentence" }],
  custom_sections: [{ title: "Sample section", content: "<p>Told in a section</p>" }],
  images: [{ image_url: "/uploads/sample.jpg", alt_text: "Sample picture" }],
  fits: [2],
};

function toSample(field: string, schema: z.ZodType): unknown {
  if (field in GIVEN) return GIVEN[field];
  if (schema instanceof z.ZodNullable) return toSample(field, schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodString) return `Sample ${field.replaceAll("_", " ")}`;
  if (schema instanceof z.ZodNumber) return 17;
  if (schema instanceof z.ZodBoolean) return true;
  throw new Error(`${field} needs a sample in ${import.meta.filename}`);
}

export const EVERY_FIELD = Object.fromEntries(
  Object.entries(StoredFields.shape).map(([field, schema]) => [field, toSample(field, schema)]),
);
