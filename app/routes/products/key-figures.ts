/** The few figures set large under the pictures, and the technical details beside the description. */
import { parseQuantities, toKilograms } from "#app/catalogue/comparison-quantity.ts";
import type { Product, Specification } from "#app/catalogue/product.ts";

export interface KeyFigure {
  name: string;
  number: string;
  unit: string;
}

const MOST_FIGURES = 6;
/** Shown at once; the others open. */
const FIRST_DETAILS = 6;
const FIGURE = /^(\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?)\s*([^\s\d/]\S{0,6})?$/u;

/** The first figures that are a number and a short unit, such as "45.4 cc". */
export function listKeyFigures({ specifications, technicalDetails }: Product): KeyFigure[] {
  return listDetails({ specifications, technicalDetails })
    .flatMap(({ name, value }) => {
      const [, number, unit] = FIGURE.exec(withoutNote(value)) ?? [];
      return number === undefined ? [] : [{ name, number, unit: unit ?? "" }];
    })
    .slice(0, MOST_FIGURES);
}

/** Longer than any figure that is set large. */
const LONGEST_FIGURE = 100;

/** "4.6 kg (without bar)" is "4.6 kg". */
function withoutNote(value: string): string {
  if (value.length > LONGEST_FIGURE) return value.slice(0, LONGEST_FIGURE);
  return value.replace(/\([^()]*\)$/, "").trim();
}

/** The first details and the rest of them. Weights in kilograms are followed by pounds. */
export function toDetails(product: Pick<Product, "specifications" | "technicalDetails">): {
  first: Specification[];
  rest: Specification[];
} {
  const details = listDetails(product).map(withPounds);
  return { first: details.slice(0, FIRST_DETAILS), rest: details.slice(FIRST_DETAILS) };
}

/** The technical details, else the specifications. */
function listDetails({ specifications, technicalDetails }: Pick<Product, "specifications" | "technicalDetails">) {
  return technicalDetails.length > 0 ? technicalDetails : specifications;
}

function withPounds({ name, value }: Specification): Specification {
  if (!/weight/i.test(name) || !/^\d[\d.]*\s*kg$/i.test(value.trim())) return { name, value };
  const [weight] = parseQuantities(value, "weight");
  if (!weight) return { name, value };
  const { number, unit } = toKilograms(weight.amount);
  return { name, value: `${number} ${unit}` };
}
