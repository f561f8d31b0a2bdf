/** Treats a product's weight field as a specification. */
import { formatNumber } from "#app/number-format.ts";
import type { Specification } from "./product.ts";
import { typicalValue } from "./quantity/convert.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";
import { KILOGRAM } from "./quantity/units.ts";
import { DEFAULT_DEFINITIONS } from "./specifications/default-definitions.ts";
import { SpecificationReader } from "./specifications/read.ts";

const WEIGHT = new SpecificationReader(DEFAULT_DEFINITIONS.filter(({ key }) => key === "weight"));

const DECIMALS = 2;

/** The specifications, with the weight field last where none of them or of others is a weight. */
export function withWeight(
  specifications: Specification[],
  kilograms: number | null,
  others: readonly Specification[] = [],
): Specification[] {
  const isKnown = () => WEIGHT.read([...specifications, ...others], null).length > 0;
  if (kilograms === null || kilograms <= 0 || isKnown()) return specifications;
  const number = formatNumber(kilograms, { maximumFractionDigits: DECIMALS, useGrouping: false });
  return [...specifications, { name: "Weight", value: `${number} kg` }];
}

/** Kilograms by the specifications, else by the weight field. */
export function weightOf(
  specifications: readonly Specification[],
  kilograms: number | null,
): number | null {
  const value = WEIGHT.read(specifications, null)[0]?.value;
  return value && typeof value !== "string" && value.form === "one"
    ? typicalValue(value)
    : kilograms;
}

/**
 * Parses kilograms: "4,7", "4.7 kg" or "850 g". Null for an empty text, undefined for an invalid
 * one. 4.625 is less than five, as in programs.
 */
export function parseWeight(text: string): number | null | undefined {
  if (text === "") return null;
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  const quantity = parseQuantity(text, KILOGRAM);
  if (quantity?.unit.dimension !== "weight" || quantity.form !== "one") return undefined;
  if (quantity.bound || quantity.note) return undefined;
  // To the gram, not as for display: 10 lb as 4.5 kg would be 9.9 lb.
  return Number((typicalValue(quantity) * quantity.unit.factor).toFixed(3));
}
