/** Formats quantities: "5.5 kW", "6–7 hp", "35 or 40 cm", "~3 kg". */
import { formatNumber } from "#app/number-format.ts";
import { convert } from "./convert.ts";
import type { Quantity } from "./parse-quantity.ts";
import { KILOGRAM, POUND } from "./units.ts";

const SIGNS = { about: "~", most: "up to ", least: "at least " };

/** A quantity in parts, so that the number can be larger than its unit. */
export interface QuantityParts {
  number: string;
  unit: string;
}

/** The whole quantity: "1.3 kW (1.8 hp)", "4.6 kg (without bar)". */
export function formatQuantity(quantity: Quantity): string {
  const bracketed = quantity.also ? formatQuantity(quantity.also) : quantity.note;
  return (
    `${formatAmount(quantity)} ${quantity.unit.symbol}`.trim() + (bracketed && ` (${bracketed})`)
  );
}

/** Kilograms with pounds in brackets; a condition comes last. */
export function toQuantityParts(quantity: Quantity): QuantityParts {
  const { unit, note } = quantity;
  const pounds = unit === KILOGRAM ? formatPounds(quantity) : "";
  const words = [unit.symbol, pounds && `(${pounds})`, note && `(${note})`];
  return { number: formatAmount(quantity), unit: words.filter(Boolean).join(" ") };
}

/** Kilograms as pounds: "10.1 lb". */
export function formatPounds(quantity: Quantity): string {
  const pounds = convert(quantity, POUND);
  return pounds ? `${formatAmount({ ...pounds, bound: null })} ${POUND.symbol}` : "";
}

/** The numbers without their unit: "6–7", "~3". */
export function formatAmount({ values, form, bound, decimals }: Quantity): string {
  const numbers = values.map((value) =>
    formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const last = numbers.pop() ?? "";
  const between = form === "range" ? "–" : " or ";
  return `${bound ? SIGNS[bound] : ""}${numbers.join(", ")}${numbers.length > 0 ? between : ""}${last}`;
}
