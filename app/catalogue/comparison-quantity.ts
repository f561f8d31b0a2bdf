/** Reads figures such as "3.0 hp" or "1,340 W" into one unit a dimension, and writes them as the comparison shows them. */

export type Dimension = "displacement" | "power" | "weight";

/** An amount in the base unit of its dimension: cc, kW or kg. */
export interface Quantity {
  dimension: Dimension;
  amount: number;
  /** The unit it was written in, as the table below spells it. */
  unit: string;
}

/** Kilowatts in one metric horsepower (75 kgf·m/s), the horsepower of the makers' data sheets. */
const KILOWATTS_PER_HORSEPOWER = 0.73549875;
const KILOGRAMS_PER_POUND = 0.45359237;

const UNITS: Record<string, { dimension: Dimension; factor: number }> = {
  cc: { dimension: "displacement", factor: 1 },
  ccm: { dimension: "displacement", factor: 1 },
  cm3: { dimension: "displacement", factor: 1 },
  "cm³": { dimension: "displacement", factor: 1 },
  kw: { dimension: "power", factor: 1 },
  w: { dimension: "power", factor: 0.001 },
  watt: { dimension: "power", factor: 0.001 },
  watts: { dimension: "power", factor: 0.001 },
  hp: { dimension: "power", factor: KILOWATTS_PER_HORSEPOWER },
  bhp: { dimension: "power", factor: KILOWATTS_PER_HORSEPOWER },
  ps: { dimension: "power", factor: KILOWATTS_PER_HORSEPOWER },
  kg: { dimension: "weight", factor: 1 },
  kgs: { dimension: "weight", factor: 1 },
  g: { dimension: "weight", factor: 0.001 },
  lb: { dimension: "weight", factor: KILOGRAMS_PER_POUND },
  lbs: { dimension: "weight", factor: KILOGRAMS_PER_POUND },
};

const FIGURE = /(\d[\d,]{0,8}(?:\.\d+)?)\s*([a-z]+[³3]?)/gi;
const RANGE = /\d\s*[-–—]\s*\d/;
const BARE_NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

/** A figure is short; of a longer text only the beginning is read. */
const LONGEST_FIGURE = 200;

/** "1,340" is a thousand and more, "5,5" is five and a half. */
function toNumber(text: string): number {
  return Number(/,\d{3}(?!\d)/.test(text) ? text.replaceAll(",", "") : text.replace(",", "."));
}

/** Every amount of the dimension in a text; none in a range such as "2–3 kW", which is not one figure. */
export function parseQuantities(text: string, dimension: Dimension): Quantity[] {
  const figures = text.slice(0, LONGEST_FIGURE);
  if (RANGE.test(figures)) return [];
  const found: Quantity[] = [];
  for (const [, digits = "", name = ""] of figures.matchAll(FIGURE)) {
    const key = name.toLowerCase();
    const unit = Object.hasOwn(UNITS, key) ? UNITS[key] : undefined;
    const amount = toNumber(digits) * (unit?.factor ?? Number.NaN);
    if (unit?.dimension === dimension && Number.isFinite(amount)) found.push({ dimension, amount, unit: key });
  }
  return found;
}

/** The amount a bare number means when its label or the row names the unit; null when the text is not a bare number. */
export function withUnit(text: string, unit: string): Quantity | null {
  const key = unit.toLowerCase();
  const known = Object.hasOwn(UNITS, key) ? UNITS[key] : undefined;
  if (!known || !BARE_NUMBER.test(text.slice(0, LONGEST_FIGURE).trim())) return null;
  const amount = toNumber(text.trim()) * known.factor;
  return Number.isFinite(amount) ? { dimension: known.dimension, amount, unit: key } : null;
}

/** A figure in parts, so that the number can be set larger than its unit. */
export interface ConvertedFigure {
  number: string;
  unit: string;
}

const decimals = (amount: number, least: number, most: number) =>
  amount.toLocaleString("en-IN", { minimumFractionDigits: least, maximumFractionDigits: most });

export const toCubicCentimetres = (cc: number): ConvertedFigure => ({ number: decimals(cc, 0, 1), unit: "cc" });
export const toKilowatts = (kw: number): ConvertedFigure => ({ number: decimals(kw, 1, 2), unit: "kW" });
export const toHorsepower = (kw: number): ConvertedFigure => ({
  number: decimals(kw / KILOWATTS_PER_HORSEPOWER, 1, 1),
  unit: "hp",
});
/** Kilograms with pounds in brackets. Makers give two decimals: fewer would contradict the figure beside it. */
export const toKilograms = (kg: number): ConvertedFigure => ({
  number: decimals(kg, 1, 2),
  unit: `kg (${decimals(kg / KILOGRAMS_PER_POUND, 1, 1)} lb)`,
});
