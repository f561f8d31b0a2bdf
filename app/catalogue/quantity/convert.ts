/** A quantity in another unit of its dimension, no more exact than it was written. */
import type { Quantity } from "./parse-quantity.ts";
import type { Unit } from "./units.ts";

/** Nobody measures more of these. */
const MOST_DECIMALS: Readonly<Record<string, number>> = { hp: 1, lb: 1, kW: 2 };
const MOST_OF_OTHERS = 3;
/** Rounding changes a value by no more than this part of it. */
const MOST_CHANGE = 0.02;

/** As the text says it in this unit, else converted and rounded; null for another dimension. */
export function convert(quantity: Quantity, unit: Unit): Quantity | null {
  if (quantity.unit === unit) return quantity;
  const { also, bound, note } = quantity;
  const said = { ...quantity, also: null };
  if (also?.unit === unit) return { ...also, bound, note, also: said };
  if (quantity.unit.dimension !== unit.dimension) return null;
  const ratio = quantity.unit.factor / unit.factor;
  // 245 W are 0.245 kW: not a little less, as binary fractions are.
  const exact = quantity.values.map((value) => Number((value * ratio).toPrecision(12)) * (1 + Number.EPSILON));
  const step = ratio / 10 ** quantity.decimals;
  const decimals = Math.max(...exact.map((value) => toDecimals(value, step, MOST_DECIMALS[unit.symbol])));
  const values = exact.map((value) => Number(value.toFixed(decimals)));
  return { ...quantity, unit, values, decimals, also: said, written: null };
}

/** @param step what the last written digit is worth in the new unit */
function toDecimals(value: number, step: number, most = MOST_OF_OTHERS): number {
  const changedBy = (decimals: number) => Math.abs(Number(value.toFixed(decimals)) - value) / value;
  let decimals = Math.min(most, Math.max(0, Math.ceil(-Math.log10(step))));
  while (decimals < most && changedBy(decimals) > MOST_CHANGE) decimals++;
  while (decimals > 1 && value.toFixed(decimals).endsWith("0")) decimals--;
  return decimals;
}

/** One number for a quantity, by which it is compared with others: of a range the middle, of a choice the first. */
export function typicalValue({ form, values: [first = 0, second = 0] }: Quantity): number {
  return form === "range" ? (first + second) / 2 : first;
}
