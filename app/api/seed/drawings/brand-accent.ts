/** The colour a maker's machines are drawn in: orange for STIHL, muted and never a logo for the others. */
import type { Accent } from "#app/drawings/pen/tones.ts";

const ACCENTS: Partial<Record<string, Accent>> = {
  STIHL: "orange",
  Bissell: "green",
  "Black+Decker": "red",
  Bosch: "green",
  Bostitch: "yellow",
  DeWalt: "yellow",
  Dyson: "blue",
  Honda: "red",
  Husqvarna: "blue",
  Kärcher: "yellow",
  Makita: "teal",
  Shark: "blue",
  Stanley: "yellow",
};

export function accentOfBrand(brand: string): Accent {
  return ACCENTS[brand] ?? "grey";
}
