/** The colour a maker's machines are drawn in, never a logo: "flame" is orange on a graphite housing. */
import type { Accent } from "../pen/tones.ts";

const ACCENTS: Partial<Record<string, Accent>> = {
  stihl: "orange",
  bissell: "green",
  "black+decker": "flame",
  bosch: "green",
  bostitch: "yellow",
  dewalt: "yellow",
  dyson: "blue",
  honda: "red",
  husqvarna: "flame",
  kärcher: "yellow",
  makita: "teal",
  shark: "blue",
  stanley: "yellow",
};

export function accentOfBrand(brand: string): Accent {
  return ACCENTS[brand.trim().toLowerCase()] ?? "grey";
}
