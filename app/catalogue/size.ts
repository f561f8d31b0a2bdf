/** How large a machine is: the one length that machines of its kind are chosen by, such as a saw's bar. */
import { type Measured, RANGED_FIGURES } from "./figure-ranges.ts";

export interface SizeFigure extends Measured {
  key: string;
  /** Begins a sentence: "Bar lengths in the range". */
  plural: string;
  /** The unit in words: "centimetres". */
  unitName: string;
  /** What is drawn beside the figures. */
  form: "bar" | "blade" | "width" | "hose" | "round";
  /** Millimetres of one unit. */
  mm: number;
}

const CENTIMETRES = { unit: "cm", unitName: "centimetres", mm: 10 };

/** A product that gives several is as large as the first of them. */
export const SIZE_FIGURES: readonly SizeFigure[] = [
  { ...ranged("bar"), ...CENTIMETRES, plural: "Bar lengths", form: "bar" },
  { ...ranged("blade"), ...CENTIMETRES, plural: "Blade lengths", form: "blade" },
  { ...ranged("width"), ...CENTIMETRES, plural: "Cutting and working widths", form: "width" },
  {
    key: "wheel",
    plural: "Wheel diameters",
    names: ["wheel diameter", "disc diameter", "largest wheel"],
    unit: "mm",
    unitName: "millimetres",
    form: "round",
    mm: 1,
  },
  {
    key: "bore",
    plural: "Bores",
    names: ["connection", "bore", "pump bore", "outlet", "port size", "connection size"],
    unit: "inch",
    unitName: "inches",
    form: "round",
    mm: 25.4,
  },
  {
    key: "auger",
    plural: "Largest augers",
    names: ["largest auger", "auger diameter", "hole diameter"],
    unit: "mm",
    unitName: "millimetres",
    form: "round",
    mm: 1,
  },
  {
    key: "hose",
    plural: "Hose lengths",
    names: ["hose length", "high-pressure hose", "hose"],
    unit: "m",
    unitName: "metres",
    form: "hose",
    mm: 1000,
  },
];

function ranged(key: string): Pick<SizeFigure, "key" | "names"> {
  const figure = RANGED_FIGURES.find((each) => each.key === key);
  if (!figure) throw new Error(`No figure is called ${key}`);
  return { key, names: figure.names };
}

/** The least of a product's sizes in millimetres, for putting a list in order; what has none comes last. */
export function sizeMm(sizes: readonly string[]): number {
  return Math.min(...sizes.map(readSize).map(({ key, amount }) => amount * (findSizeFigure(key)?.mm ?? Number.NaN)));
}

export function readSize(size: string): { key: string; amount: number } {
  const [key = "", amount = ""] = size.split(" ");
  return { key, amount: Number(amount) };
}

/** Null for a key that only an upstream of another version knows. */
export function findSizeFigure(key: string): SizeFigure | null {
  return SIZE_FIGURES.find((figure) => figure.key === key) ?? null;
}
