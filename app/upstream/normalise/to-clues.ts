/** Converts a product from the wire to the classification's inputs. */
import type { Clues } from "#app/catalogue/classification/clues.ts";
import type { Specification } from "#app/catalogue/product.ts";
import { findUnit, KILOGRAM, POUND, type Unit } from "#app/catalogue/quantity/units.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import type { ProductReading } from "#app/contract/product-reading.ts";

export function toClues(reading: ProductReading): Clues {
  const { name, type, subcategory } = reading;
  return {
    name,
    type,
    productType: reading.product_type,
    category: reading.category_name ?? reading.category,
    subcategory,
    brief: toBrief(reading),
    description: toPlainText(reading.description),
    specifications: withWeight(specificationsOf(reading), toKg(reading), reading.technical_details),
  };
}

/** The brief or the short description, as plain text. */
export function toBrief(reading: ProductReading): string {
  return toPlainText(reading.brief_description || reading.short_description);
}

/** The specifications, or else the technical details. */
export function specificationsOf({
  specifications,
  technical_details,
}: ProductReading): Specification[] {
  return specifications.length > 0 ? specifications : technical_details;
}

/** Kilograms; a weight without a unit is in pounds. */
export function toKg({ weight, weight_unit }: ProductReading): number | null {
  if (weight === null || weight <= 0) return null;
  return weight * toWeightUnit(weight_unit).factor;
}

function toWeightUnit(name: string | null): Unit {
  const unit = findUnit(name ?? "");
  return unit?.dimension === KILOGRAM.dimension ? unit : POUND;
}
