/** Colour of a manufacturer's machines, never a logo; "flame" is orange on a graphite housing. */
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

/** Model names of Bosch's professional tools, such as "GSB 550", and of their cases. */
const PROFESSIONAL_BOSCH = /\bG[A-Z]{2} ?\d|\bL-BOXX\b/;

/**
 * As `accentOfBrand`, but separates Bosch's professional range (blue) from home and garden (green).
 */
export function accentOf({ brand, model }: { brand: string; model: string }): Accent {
  const isBlue = brand.trim().toLowerCase() === "bosch" && PROFESSIONAL_BOSCH.test(model);
  return isBlue ? "blue" : accentOfBrand(brand);
}
