/** Figures with units, in a shopper's words or a specification's: '52cc', '18 v', '40 cm', '1.5 hp'. */

type Dimension =
  | "length"
  | "mass"
  | "volume"
  | "displacement"
  | "watts"
  | "horsepower"
  | "volts"
  | "ampHours"
  | "pressure";

export interface Measure {
  dimension: Dimension;
  /** In the dimension's base unit: mm, g, ml, cc, W, hp, V, Ah, bar. */
  value: number;
  /** Half of the last digit given, in the base unit: 45 cm means 44.5 to 45.5. */
  tolerance: number;
}

const UNITS: Record<string, [Dimension, number]> = {
  mm: ["length", 1],
  cm: ["length", 10],
  m: ["length", 1000],
  mtr: ["length", 1000],
  meter: ["length", 1000],
  metre: ["length", 1000],
  inch: ["length", 25.4],
  inches: ["length", 25.4],
  ft: ["length", 304.8],
  feet: ["length", 304.8],
  g: ["mass", 1],
  kg: ["mass", 1000],
  kgs: ["mass", 1000],
  ml: ["volume", 1],
  l: ["volume", 1000],
  ltr: ["volume", 1000],
  litre: ["volume", 1000],
  litres: ["volume", 1000],
  liter: ["volume", 1000],
  liters: ["volume", 1000],
  cc: ["displacement", 1],
  w: ["watts", 1],
  watt: ["watts", 1],
  watts: ["watts", 1],
  kw: ["watts", 1000],
  hp: ["horsepower", 1],
  bhp: ["horsepower", 1],
  v: ["volts", 1],
  volt: ["volts", 1],
  volts: ["volts", 1],
  ah: ["ampHours", 1],
  bar: ["pressure", 1],
};

/** The measure that the words at `at` spell, and how many words it took; null when they spell none. */
export function measureAt(words: readonly string[], at: number): { measure: Measure; length: 1 | 2 } | null {
  const word = words[at] ?? "";
  const together = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word);
  if (together) {
    const measure = toMeasure(together[1] ?? "", together[2] ?? "");
    return measure && { measure, length: 1 };
  }
  if (!/^\d+(?:\.\d+)?$/.test(word)) return null;
  const measure = toMeasure(word, words[at + 1] ?? "");
  return measure && { measure, length: 2 };
}

/** Every measure in a text: '45.4 cc' has one. */
export function measuresIn(words: readonly string[]): Measure[] {
  return words.flatMap((_, at) => measureAt(words, at)?.measure ?? []);
}

/** 1 when a machine's figure is the one asked for, a half when it is within a tenth of it, else 0. */
export function closeness(asked: Measure, figure: Measure): number {
  if (asked.dimension !== figure.dimension) return 0;
  const apart = Math.abs(asked.value - figure.value);
  if (apart <= asked.tolerance * 1.001) return 1;
  return apart <= asked.value * 0.1 ? 0.5 : 0;
}

function toMeasure(digits: string, unit: string): Measure | null {
  const known = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (!known) return null;
  const [dimension, factor] = known;
  const decimals = digits.split(".")[1]?.length ?? 0;
  return { dimension, value: Number(digits) * factor, tolerance: 0.5 * 10 ** -decimals * factor };
}
