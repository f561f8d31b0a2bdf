/** The colour a maker's machines are drawn in: orange for STIHL, muted and never a logo for the others. */
import type { Accent } from "../pen/tones.ts";

const ACCENTS: Partial<Record<string, Accent>> = {
  stihl: "orange",
  bissell: "green",
  "black+decker": "red",
  bosch: "green",
  bostitch: "yellow",
  dewalt: "yellow",
  dyson: "blue",
  honda: "red",
  husqvarna: "blue",
  kärcher: "yellow",
  makita: "teal",
  shark: "blue",
  stanley: "yellow",
};

export function accentOfBrand(brand: string): Accent {
  return ACCENTS[brand.trim().toLowerCase()] ?? "grey";
}
