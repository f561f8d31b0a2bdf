/** The figures machines are chosen by, such as bar length or weight, and the ranges a list can be narrowed to. */
import type { Specification } from "./product.ts";

/** A figure that can be read from specifications. */
export interface Measured {
  unit: string;
  /** Names of the specifications that give it, lower case. */
  names: readonly string[];
  /** What one of each unit is in the figure's own; units in lower case. */
  units: Readonly<Record<string, number>>;
}

export interface RangedFigure extends Measured {
  /** The parameter of an address. */
  key: string;
  label: string;
  /** Where one range ends and the next begins: a figure on the border belongs to the lower one. */
  borders: readonly number[];
}

const LENGTHS = { mm: 0.1, cm: 1, m: 100, in: 2.54, inch: 2.54, inches: 2.54, '"': 2.54 };

const FIGURES = [
  {
    key: "bar",
    label: "Bar length",
    unit: "cm",
    names: ["guide bar length", "bar length", "guide bar", "cutting length of bar"],
    units: LENGTHS,
    borders: [25, 30, 35, 40, 45, 50, 63],
  },
  {
    key: "width",
    label: "Cutting width",
    unit: "cm",
    names: ["cutting width", "deck width", "cutting deck", "working width", "mowing width", "cutting diameter"],
    units: LENGTHS,
    borders: [30, 38, 42, 46, 51, 60, 80],
  },
  {
    key: "blade",
    label: "Blade length",
    unit: "cm",
    names: ["cutting length", "blade length", "cutter length"],
    units: LENGTHS,
    borders: [30, 45, 50, 60, 75],
  },
  {
    key: "pressure",
    label: "Pressure",
    unit: "bar",
    names: ["maximum pressure", "max pressure", "max. pressure", "working pressure", "operating pressure", "pressure"],
    units: { bar: 1, mpa: 10, kpa: 0.01, psi: 0.0689 },
    borders: [10, 110, 130, 150, 180, 200],
  },
  {
    key: "flow",
    label: "Water flow",
    unit: "l/h",
    names: ["water flow", "flow", "flow rate", "discharge", "max flow", "maximum flow", "delivery rate"],
    units: { "l/h": 1, lph: 1, "l/min": 60, lpm: 60, "m³/h": 1000, "m3/h": 1000, "l/s": 3600 },
    borders: [400, 500, 600, 1000, 20_000, 40_000, 60_000],
  },
  {
    key: "air",
    label: "Air flow",
    unit: "m³/h",
    names: ["air flow", "airflow", "air volume", "max air flow"],
    units: { "m³/h": 1, "m3/h": 1, "m³/min": 60, "m3/min": 60, "l/s": 3.6, cfm: 1.699 },
    borders: [300, 600, 800, 1000, 1300],
  },
  {
    key: "power",
    label: "Power",
    unit: "kW",
    names: ["power", "rated power", "power output", "motor power", "power input", "engine power", "output"],
    units: { kw: 1, w: 0.001, watt: 0.001, watts: 0.001, hp: 0.7355, bhp: 0.7355, ps: 0.7355 },
    borders: [0.8, 1.2, 1.6, 2.2, 3, 4.5],
  },
  {
    key: "voltage",
    label: "Voltage",
    unit: "V",
    names: ["voltage", "battery voltage", "rated voltage", "nominal voltage"],
    units: { v: 1, volt: 1, volts: 1 },
    borders: [12, 18, 20, 36, 60],
  },
  {
    key: "weight",
    label: "Weight",
    unit: "kg",
    names: ["weight", "net weight", "dry weight", "operating weight"],
    units: { kg: 1, kgs: 1, g: 0.001, lb: 0.4536, lbs: 0.4536 },
    borders: [1, 2, 4, 5, 6, 8, 12, 25, 50],
  },
] as const satisfies readonly RangedFigure[];

export type FigureKey = (typeof FIGURES)[number]["key"];

/** The one that tells most comes first: a list shows the first two that most of its machines have. */
export const RANGED_FIGURES: readonly (RangedFigure & { key: FigureKey })[] = FIGURES;

/** Chosen ranges by the figure's key; a figure without a choice has no key. */
export type Ranges = Readonly<Record<string, readonly string[]>>;

const LONGEST_NAME = 40;
const LONGEST_VALUE = 60;
const AMOUNT = /(\d{1,7}(?:,\d{3}){0,2}(?:\.\d{1,4})?)\s?([a-z"³µ.]{1,6}(?:\/[a-z]{1,3})?)?/gi;

/** The range an amount lies in: "-30" up to 30, "30-35" above 30 up to 35, "50-" above 50. */
export function rangeOf({ borders }: RangedFigure, amount: number): string {
  const at = borders.findIndex((border) => amount <= border);
  if (at < 0) return `${borders.at(-1)}-`;
  return `${at === 0 ? "" : borders[at - 1]}-${borders[at]}`;
}

/** Every range of a figure, the smallest first. */
export function rangesOf({ borders }: RangedFigure): string[] {
  return [...borders.map((border, at) => `${borders[at - 1] ?? ""}-${border}`), `${borders.at(-1)}-`];
}

/** "Up to 30 cm", "30–35 cm" or "Over 50 cm". */
export function rangeLabel({ unit }: RangedFigure, range: string): string {
  const [from = "", to = ""] = range.split("-").map((border) => border && Number(border).toLocaleString("en-IN"));
  if (from === "") return `Up to ${to} ${unit}`;
  return to === "" ? `Over ${from} ${unit}` : `${from}–${to} ${unit}`;
}

/** The ranges among the texts that the figure has, in order, each once; anything else is left out. */
export function parseRanges(figure: RangedFigure, texts: readonly string[]): string[] {
  return rangesOf(figure).filter((range) => texts.includes(range));
}

/** Where a product's figures lie. One with several lengths to choose from lies in several ranges. */
export function rangesIn(specifications: readonly Specification[]): Ranges {
  const ranges: Record<string, string[]> = {};
  for (const figure of RANGED_FIGURES) {
    const amounts = readFigure(figure, specifications);
    if (amounts.length > 0) ranges[figure.key] = [...new Set(amounts.map((amount) => rangeOf(figure, amount)))].sort();
  }
  return ranges;
}

/** Amounts in the figure's own unit, of the first name that gives any; empty where none does. */
export function readFigure(figure: Measured, specifications: readonly Specification[]): number[] {
  const values = valuesOf(specifications);
  for (const name of figure.names) {
    const value = values.get(name);
    const amounts = value === undefined ? [] : readAmounts(figure, value);
    if (amounts.length > 0) return amounts;
  }
  return [];
}

/** By list, since every figure is looked for in the same one. */
const named = new WeakMap<readonly Specification[], Map<string, string>>();

/** The values of a list by their names in small letters; of two of one name the first. */
function valuesOf(specifications: readonly Specification[]): ReadonlyMap<string, string> {
  const known = named.get(specifications);
  if (known) return known;
  const values = new Map<string, string>();
  for (const { name, value } of specifications) {
    const key = name.length < LONGEST_NAME ? name.trim().toLowerCase() : "";
    if (!values.has(key)) values.set(key, value);
  }
  named.set(specifications, values);
  return values;
}

/** "35, 40 cm" is two lengths; "1.3 kW (1.8 hp)" is one power. */
function readAmounts({ units }: Measured, value: string): number[] {
  const bare: number[] = [];
  for (const [, digits = "", unit = ""] of value.slice(0, LONGEST_VALUE).matchAll(AMOUNT)) {
    const amount = Number(digits.replaceAll(",", ""));
    const key = unit.toLowerCase().replace(/\.$/, "");
    if (key !== "" && !Object.hasOwn(units, key)) return [];
    bare.push(amount);
    if (key !== "") return bare.map((each) => each * (units[key] ?? 1)).filter((each) => each > 0);
  }
  return [];
}
