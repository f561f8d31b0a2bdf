/** The figures machines are chosen by, such as bar length or weight, and the ranges a list can be narrowed to. */

/** A figure that can be read from specifications. */
export interface Measured {
  /** The symbol of its unit. */
  unit: string;
  /** Names of the specifications that give it, lower case. */
  names: readonly string[];
}

export interface RangedFigure extends Measured {
  /** The parameter of an address. */
  key: string;
  label: string;
  /** Where one range ends and the next begins: a figure on the border belongs to the lower one. */
  borders: readonly number[];
}

const FIGURES = [
  {
    key: "bar",
    label: "Bar length",
    unit: "cm",
    names: ["guide bar length", "bar length", "guide bar", "cutting length of bar"],
    borders: [25, 30, 35, 40, 45, 50, 63],
  },
  {
    key: "width",
    label: "Cutting width",
    unit: "cm",
    names: ["cutting width", "deck width", "cutting deck", "working width", "mowing width", "cutting diameter"],
    borders: [30, 38, 42, 46, 51, 60, 80],
  },
  {
    key: "blade",
    label: "Blade length",
    unit: "cm",
    names: ["cutting length", "blade length", "cutter length"],
    borders: [30, 45, 50, 60, 75],
  },
  {
    key: "pressure",
    label: "Pressure",
    unit: "bar",
    names: ["maximum pressure", "max pressure", "max. pressure", "working pressure", "operating pressure", "pressure"],
    borders: [10, 110, 130, 150, 180, 200],
  },
  {
    key: "flow",
    label: "Water flow",
    unit: "l/h",
    names: ["water flow", "flow", "flow rate", "discharge", "max flow", "maximum flow", "delivery rate"],
    borders: [400, 500, 600, 1000, 20_000, 40_000, 60_000],
  },
  {
    key: "air",
    label: "Air flow",
    unit: "m³/h",
    names: ["air flow", "airflow", "air volume", "max air flow"],
    borders: [300, 600, 800, 1000, 1300],
  },
  {
    key: "power",
    label: "Power",
    unit: "kW",
    names: ["power", "rated power", "power output", "motor power", "power input", "engine power", "output"],
    borders: [0.8, 1.2, 1.6, 2.2, 3, 4.5],
  },
  {
    key: "voltage",
    label: "Voltage",
    unit: "V",
    names: ["voltage", "battery voltage", "rated voltage", "nominal voltage"],
    borders: [12, 18, 20, 36, 60],
  },
  {
    key: "weight",
    label: "Weight",
    unit: "kg",
    names: ["weight", "net weight", "dry weight", "operating weight"],
    borders: [1, 2, 4, 5, 6, 8, 12, 25, 50],
  },
] as const satisfies readonly RangedFigure[];

export type FigureKey = (typeof FIGURES)[number]["key"];

/** The one that tells most comes first: a list shows the first two that most of its machines have. */
export const RANGED_FIGURES: readonly (RangedFigure & { key: FigureKey })[] = FIGURES;

/** Chosen ranges by the figure's key; a figure without a choice has no key. */
export type Ranges = Readonly<Record<string, readonly string[]>>;

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

/** "Up to 30 cm", "Over 30 to 35 cm" or "Over 50 cm": which end belongs to a range can be read. */
export function rangeLabel({ unit }: RangedFigure, range: string): string {
  const [from = "", to = ""] = range.split("-").map((border) => border && Number(border).toLocaleString("en-IN"));
  if (from === "") return `Up to ${to} ${unit}`;
  return to === "" ? `Over ${from} ${unit}` : `Over ${from} to ${to} ${unit}`;
}

/** The ranges among the texts that the figure has, in order, each once; anything else is left out. */
export function parseRanges(figure: RangedFigure, texts: readonly string[]): string[] {
  return rangesOf(figure).filter((range) => texts.includes(range));
}
