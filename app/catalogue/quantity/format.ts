/** Writes quantities in one notation: "5.5 kW", "6–7 hp", "35 or 40 cm", "~3 kg". */
import { convert } from "./convert.ts";
import type { Quantity } from "./parse-quantity.ts";
import { KILOGRAM, POUND } from "./units.ts";

const SIGNS = { about: "~", most: "up to ", least: "at least " };

/** A figure in parts, so that the number can be set larger than its unit. */
export interface ShownFigure {
  number: string;
  unit: string;
}

/** The whole quantity: "1.3 kW (1.8 hp)", "4.6 kg (without bar)". */
export function formatQuantity(quantity: Quantity): string {
  const said = quantity.also ? formatQuantity(quantity.also) : quantity.note;
  return `${formatValues(quantity)} ${quantity.unit.symbol}`.trim() + (said && ` (${said})`);
}

/** Kilograms have pounds in brackets; a condition comes last. */
export function toShownFigure(quantity: Quantity): ShownFigure {
  const { unit, note } = quantity;
  const pounds = unit === KILOGRAM ? formatPounds(quantity) : "";
  const words = [unit.symbol, pounds && `(${pounds})`, note && `(${note})`];
  return { number: formatValues(quantity), unit: words.filter(Boolean).join(" ") };
}

/** What kilograms are in pounds: "10.1 lb". */
export function formatPounds(quantity: Quantity): string {
  const pounds = convert(quantity, POUND);
  return pounds ? `${formatValues({ ...pounds, bound: null })} ${POUND.symbol}` : "";
}

function formatValues({ values, form, bound, decimals }: Quantity): string {
  const numbers = values.map((value) =>
    value.toLocaleString("en-IN", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const last = numbers.pop() ?? "";
  const between = form === "range" ? "–" : " or ";
  return `${bound ? SIGNS[bound] : ""}${numbers.join(", ")}${numbers.length > 0 ? between : ""}${last}`;
}
