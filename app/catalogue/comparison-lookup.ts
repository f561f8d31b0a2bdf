/** Finds a product's figure for a row of the comparison: the exact name, then fuzzy synonyms. */
import type { Specification } from "./product.ts";
import { convert } from "./quantity/convert.ts";
import type { Quantity } from "./quantity/parse-quantity.ts";
import { figureName, readFigure } from "./quantity/read-figure.ts";
import { type Unit, unitOf } from "./quantity/units.ts";

/** What a row looks for. */
export interface Wanted {
  /** The row's name. */
  exact: string;
  /** The names of its figure, small letters: under these a text that is no quantity is shown as written. */
  names: string[];
  /** Words in the names of figures that tell the same: of these only quantities are taken. */
  synonyms: string[];
  /** What the row is in. */
  unit: Unit;
}

export const DISPLACEMENT: Wanted = {
  exact: "Displacement (CC)",
  names: ["displacement", "cubic capacity", "engine capacity", "cylinder capacity", "swept volume", "cc"],
  synonyms: ["displacement", "cubic capacity", "engine capacity", "cylinder capacity", "swept volume", "cc"],
  unit: unitOf("cc"),
};

export const POWER: Wanted = {
  exact: "Power",
  names: ["power", "power output", "rated power", "motor power"],
  synonyms: ["power output", "rated power", "motor power", "engine power", "output", "wattage", "power", "horsepower"],
  unit: unitOf("kW"),
};

export const ENGINE_POWER: Wanted = {
  exact: "Engine power (HP)",
  names: ["engine power", "horsepower", "hp"],
  synonyms: ["engine power", "horsepower", "hp", "power output", "rated power", "output", "power"],
  unit: unitOf("hp"),
};

export const WEIGHT: Wanted = {
  exact: "Weight",
  names: ["weight", "net weight", "dry weight", "operating weight"],
  synonyms: ["net weight", "dry weight", "operating weight", "weight", "mass"],
  unit: unitOf("kg"),
};

/** Words that make another thing of a name which holds a synonym: sound power is no power. */
const OTHER_THINGS = new Set([
  "sound",
  "noise",
  "vibration",
  "type",
  "source",
  "supply",
  "shipping",
  "packed",
  "gross",
]);

/** Of a longer name only the beginning is read. */
const LONGEST_NAME = 200;

const splitWords = (name: string): string[] =>
  name
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A figure as written, and in the row's unit where it can be read. */
export interface Found {
  text: string;
  quantity: Quantity | null;
}

/** Null where the product has no such figure. */
export function findFigure(specifications: readonly Specification[], wanted: Wanted): Found | null {
  const exact = specifications.find(({ name }) => name.trim().toLowerCase() === wanted.exact.toLowerCase());
  const named = exact ?? findNamed(specifications, wanted.names);
  if (named) return { text: named.value, quantity: toQuantity(named, wanted) };
  for (const synonym of wanted.synonyms) {
    const words = splitWords(synonym);
    for (const specification of specifications) {
      const name = splitWords(specification.name);
      if (name.some((word) => OTHER_THINGS.has(word)) || !words.every((word) => name.includes(word))) continue;
      const quantity = toQuantity(specification, wanted);
      if (quantity) return { text: specification.value, quantity };
    }
  }
  return null;
}

/** The quantity of the product's figure in the row's unit; null where it has none that can be read. */
export function findQuantity(specifications: readonly Specification[], wanted: Wanted): Quantity | null {
  return findFigure(specifications, wanted)?.quantity ?? null;
}

/** By the first of the names that one has. */
function findNamed(specifications: readonly Specification[], names: readonly string[]): Specification | undefined {
  const named = names.map((wanted) => specifications.find(({ name }) => figureName(name) === wanted));
  return named.find((specification) => specification !== undefined);
}

function toQuantity(specification: Specification, { unit }: Wanted): Quantity | null {
  const quantity = readFigure(specification);
  return quantity && convert(quantity, unit);
}
