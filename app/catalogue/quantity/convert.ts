/** Converts a quantity to another unit, without adding precision. */
import type { Quantity } from "./parse-quantity.ts";
import type { Unit } from "./units.ts";

/** The usual precision of these units. */
const MAX_DECIMALS: Readonly<Record<string, number>> = { hp: 1, lb: 1, kW: 2 };
const MAX_OF_OTHERS = 3;
/** The largest relative error of rounding. */
const MAX_CHANGE = 0.02;

/** As written in this unit, else converted and rounded; null for another dimension. */
export function convert(quantity: Quantity, unit: Unit): Quantity | null {
  if (quantity.unit === unit) return quantity;
  const { also, bound, note } = quantity;
  const original = { ...quantity, also: null };
  if (also?.unit === unit) return { ...also, bound, note, also: original };
  if (quantity.unit.dimension !== unit.dimension) return null;
  const ratio = quantity.unit.factor / unit.factor;
  // 245 W are exactly 0.245 kW, without the error of binary fractions.
  const exact = quantity.values.map(
    (value) => Number((value * ratio).toPrecision(12)) * (1 + Number.EPSILON),
  );
  const step = ratio / 10 ** quantity.decimals;
  const decimals = Math.max(...exact.map((value) => toDecimals(value, step, unit)));
  const values = exact.map((value) => Number(value.toFixed(decimals)));
  return { ...quantity, unit, values, decimals, also: original, written: null };
}

/** @param step the value of the last written digit in the new unit */
function toDecimals(value: number, step: number, { symbol }: Unit): number {
  const maxDecimals = MAX_DECIMALS[symbol] ?? MAX_OF_OTHERS;
  const changedBy = (decimals: number) => Math.abs(Number(value.toFixed(decimals)) - value) / value;
  const written = Math.min(maxDecimals, Math.max(0, Math.ceil(-Math.log10(step))));
  // Whole inches are exact to the millimetre, so that 16 inch and 406 mm are one length.
  let decimals = symbol === "cm" ? Math.max(written, 1) : written;
  while (decimals < maxDecimals && changedBy(decimals) > MAX_CHANGE) decimals++;
  while (decimals > Math.min(written, 1) && value.toFixed(decimals).endsWith("0")) decimals--;
  return decimals;
}

/** One comparable number for a quantity: the middle of a range, the first of a choice. */
export function typicalValue({ form, values: [first = 0, second = 0] }: Quantity): number {
  return form === "range" ? (first + second) / 2 : first;
}
