/** The units of quantities, with their names. */

/**
 * The meaning of one comma or point before exactly three digits. "thousands": 1.200 cc and 1,200 cc
 * are 1200 cc. "decimals": 1.125 inch and 1,125 inch are both 1 1/8. "comma": 1,200 mm is 1200 mm,
 * 1.200 mm is ambiguous. Without a rule both are ambiguous. Ambiguous numbers are not parsed.
 */
type Triple = "thousands" | "decimals" | "comma";

export interface Unit {
  symbol: string;
  dimension: Dimension;
  /** Its size in the dimension's base unit, which has 1. */
  factor: number;
  triple: Triple | null;
  /** Whether fractions of it are written with a slash: 1/2 inch. */
  hasSlashFractions: boolean;
}

/** One metric horsepower, 75 kgf·m/s: the horsepower of makers' data sheets. */
const WATTS_PER_HORSEPOWER = 735.49875;

/** Symbol, size in the base unit, other names, rule for three digits, slash fractions. */
type UnitRow = [symbol: string, factor: number, names: string, triple?: Triple, slash?: true];

const ROWS = {
  length: [
    ["mm", 1, "millimetre|millimetres|millimeter|millimeters", "comma"],
    ["cm", 10, "cms|centimetre|centimetres|centimeter|centimeters", "comma"],
    ["m", 1000, "mtr|mtrs|metre|metres|meter|meters"],
    ["inch", 25.4, "inches|in|\"|″|”|''|zoll", "decimals", true],
    ["ft", 304.8, "feet|foot", undefined, true],
  ],
  area: [["m²", 1, "m2|sqm|sq m|sq. m", "comma"]],
  weight: [
    ["kg", 1, "kgs|kilogram|kilograms"],
    ["g", 0.001, "gm|gms|gram|grams", "thousands"],
    ["lb", 0.45359237, "lbs|pound|pounds", undefined, true],
    ["oz", 0.028349523125, "ounce|ounces"],
  ],
  power: [
    ["W", 1, "watt|watts", "thousands"],
    ["kW", 1000, "kilowatt|kilowatts", "decimals"],
    ["hp", WATTS_PER_HORSEPOWER, "h.p|bhp|b.h.p|ps|cv|ch|horsepower", "decimals", true],
  ],
  displacement: [["cc", 1, "ccm|cm3|cm³|c.c", "thousands"]],
  volume: [
    ["ml", 0.001, "millilitre|millilitres|milliliter|milliliters", "thousands"],
    ["l", 1, "lt|ltr|ltrs|lit|litre|litres|liter|liters"],
  ],
  voltage: [["V", 1, "volt|volts|vac|vdc|v ac|v dc|v~", "comma"]],
  current: [
    ["A", 1, "amp|amps|ampere|amperes"],
    ["mA", 0.001, "", "thousands"],
  ],
  charge: [
    ["Ah", 1, "a.h|amp hour|amp hours|amp-hour|amp-hours", "decimals"],
    ["mAh", 0.001, "", "thousands"],
  ],
  energy: [
    ["Wh", 3600, "", "thousands"],
    ["kWh", 3_600_000, "", "decimals"],
    ["J", 1, "joule|joules"],
  ],
  pressure: [
    ["bar", 1, "bars"],
    ["mbar", 0.001, "", "thousands"],
    ["psi", 0.0689476, "", "thousands"],
    ["MPa", 10, "", "decimals"],
    ["kPa", 0.01, "", "comma"],
    ["kg/cm²", 0.980665, "kg/cm2|kgf/cm²|kgf/cm2"],
  ],
  flow: [
    ["l/h", 1, "lph|l/hr|l/hour|ltr/h|ltr/hr|litres/hour|liters/hour", "thousands"],
    ["l/min", 60, "lpm|ltr/min|lit/min|litres/min|liters/min", "thousands"],
    ["l/s", 3600, "lps"],
    ["m³/h", 1000, "m3/h|m³/hr|m3/hr|cmh", "comma"],
    ["m³/min", 60_000, "m3/min"],
    ["cfm", 1699.01, "", "thousands"],
  ],
  rotation: [
    ["rpm", 1, "r.p.m|r/min|u/min|min-1|min⁻¹|1/min", "thousands"],
    ["/min", 1, "spm", "thousands"],
  ],
  speed: [
    ["m/s", 1, ""],
    ["km/h", 1 / 3.6, "kmph|km/hr"],
  ],
  acceleration: [["m/s²", 1, "m/s2"]],
  torque: [["Nm", 1, "n.m|n·m|n-m"]],
  force: [["N", 1, "newton|newtons"]],
  sound: [
    ["dB(A)", 1, "db (a)|dba"],
    ["dB", 1, ""],
  ],
  time: [
    ["min", 1, "mins|minute|minutes"],
    ["h", 60, "hr|hrs|hour|hours"],
    ["s", 1 / 60, "sec|secs|second|seconds"],
  ],
  frequency: [["Hz", 1, "hertz"]],
  temperature: [["°C", 1, "° c"]],
  proportion: [["%", 1, "percent"]],
  angle: [["°", 1, "deg|degrees"]],
  count: [
    ["", 1, ""],
    ["pieces", 1, "pc|pcs|piece", "thousands"],
    ["links", 1, "drive links", "thousands"],
  ],
} satisfies Record<string, UnitRow[]>;

export type Dimension = keyof typeof ROWS;

const UNITS = new Map<string, Unit>();
for (const [dimension, rows] of Object.entries(ROWS) as [Dimension, UnitRow[]][]) {
  for (const [symbol, factor, names, triple = null, hasSlashFractions = false] of rows) {
    const unit = { symbol, dimension, factor, triple, hasSlashFractions };
    for (const name of [symbol, ...names.split("|")]) UNITS.set(name.toLowerCase(), unit);
  }
}

/** The unit of a bare number. */
export const NO_UNIT = UNITS.get("") as Unit;

/** The unit with this name in any case, such as "KGS"; null for none. */
export function findUnit(name: string): Unit | null {
  return UNITS.get(name.toLowerCase()) ?? null;
}

/** @throws for an unknown symbol */
export function unitOf(symbol: string): Unit {
  const unit = findUnit(symbol);
  if (!unit) throw new Error(`There is no unit ${symbol}`);
  return unit;
}

export const KILOGRAM = unitOf("kg");
export const POUND = unitOf("lb");

/** Matches the name of a unit in lower-case text, the longest first. */
export const UNIT_NAME = toExpression([...UNITS.keys()]);
/** The same for units with slash fractions. */
export const FRACTION_UNIT_NAME = toExpression(
  [...UNITS.keys()].filter((name) => UNITS.get(name)?.hasSlashFractions),
);

function toExpression(names: readonly string[]): string {
  return names
    .filter((name) => name !== "")
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.\\^$*+?()[\]{}|/]/g, "\\$&"))
    .join("|");
}
