/** Finds a product's figure for a row of the comparison: the exact name, then fuzzy synonyms. */
import { type Dimension, parseQuantities, type Quantity, withUnit } from "./comparison-quantity.ts";
import type { Specification } from "./product.ts";

/** What a row looks for. `unit` is what a bare number under the row's name is taken to be in. */
export interface Wanted {
  dimension: Dimension;
  exact: string;
  synonyms: string[];
  unit: string;
}

export const DISPLACEMENT: Wanted = {
  dimension: "displacement",
  exact: "Displacement (CC)",
  synonyms: ["displacement", "cubic capacity", "engine capacity", "cylinder capacity", "swept volume", "cc"],
  unit: "cc",
};

export const POWER: Wanted = {
  dimension: "power",
  exact: "Power",
  synonyms: ["power output", "rated power", "motor power", "engine power", "output", "wattage", "power", "horsepower"],
  unit: "kW",
};

export const ENGINE_POWER: Wanted = {
  dimension: "power",
  exact: "Engine power (HP)",
  synonyms: ["engine power", "horsepower", "hp", "power output", "rated power", "output", "power"],
  unit: "hp",
};

export const WEIGHT: Wanted = {
  dimension: "weight",
  exact: "Weight",
  synonyms: ["net weight", "dry weight", "operating weight", "weight", "mass"],
  unit: "kg",
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

/** The amount under a name, in the unit the value says, else in the unit the name's brackets say, else in the row's. */
function toQuantity({ name, value }: Specification, wanted: Wanted): Quantity | null {
  const bracketed = /\(([^()]{1,20})\)\s*$/.exec(name.slice(0, LONGEST_NAME))?.[1];
  const written = parseQuantities(value, wanted.dimension);
  const preferred = written.find((quantity) => quantity.unit === wanted.unit.toLowerCase()) ?? written[0];
  const found = preferred ?? withUnit(value, bracketed ?? wanted.unit);
  return found?.dimension === wanted.dimension ? found : null;
}

/** The product's figure, or null; a text that holds no amount of the dimension is passed over. */
export function findQuantity(specifications: Specification[], wanted: Wanted): Quantity | null {
  const exact = specifications.find(({ name }) => name.trim().toLowerCase() === wanted.exact.toLowerCase());
  const quantity = exact && toQuantity(exact, wanted);
  if (quantity) return quantity;
  for (const synonym of wanted.synonyms) {
    const words = splitWords(synonym);
    for (const specification of specifications) {
      const name = splitWords(specification.name);
      if (name.some((word) => OTHER_THINGS.has(word)) || !words.every((word) => name.includes(word))) continue;
      const found = toQuantity(specification, wanted);
      if (found) return found;
    }
  }
  return null;
}
