/** A product as read from the wire, as classification and the listing functions want to see it. */
import type { ClassifierInput } from "#app/catalogue/classify-product.ts";
import type { Specification } from "#app/catalogue/product.ts";
import { findUnit, KILOGRAM, POUND, type Unit } from "#app/catalogue/quantity/units.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import type { ProductReading } from "#app/contract/product-reading.ts";

export function toClassifierInput(reading: ProductReading): ClassifierInput {
  const { id, name, type, subcategory, subcategory_id } = reading;
  return {
    id,
    name,
    brand: reading.brand,
    type,
    productType: reading.product_type,
    category: reading.category_name ?? reading.category,
    subcategory,
    brief: toBrief(reading),
    description: toPlainText(reading.description),
    specifications: withWeight(figuresOf(reading), toKg(reading)),
    slugs: [reading.category_slug, reading.category, reading.subcategory_slug].filter((slug) => slug !== null),
    subcategories: subcategory_id === null ? [] : [{ id: subcategory_id, name: subcategory ?? "" }],
  };
}

/** The brief description, or the short one, as plain text. */
export function toBrief(reading: ProductReading): string {
  return toPlainText(reading.brief_description || reading.short_description);
}

/** The named figures: the specifications, or the technical details where there are none. */
export function figuresOf({ specifications, technical_details }: ProductReading): Specification[] {
  return specifications.length > 0 ? specifications : technical_details;
}

/** A weight without a unit is in pounds. */
export function toKg({ weight, weight_unit }: ProductReading): number | null {
  if (weight === null || weight <= 0) return null;
  return weight * toWeightUnit(weight_unit).factor;
}

function toWeightUnit(name: string | null): Unit {
  const unit = findUnit(name ?? "");
  return unit?.dimension === KILOGRAM.dimension ? unit : POUND;
}
