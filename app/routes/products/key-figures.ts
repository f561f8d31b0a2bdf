/** The few figures set large under the pictures, and the technical details beside the description. */
import type { Product, Specification } from "#app/catalogue/product.ts";
import { formatPounds } from "#app/catalogue/quantity/format.ts";
import { parseQuantity } from "#app/catalogue/quantity/parse-quantity.ts";
import { readFigure } from "#app/catalogue/quantity/read-figure.ts";
import { KILOGRAM, NO_UNIT } from "#app/catalogue/quantity/units.ts";

export interface KeyFigure {
  name: string;
  number: string;
  unit: string;
}

const MOST_FIGURES = 6;
/** The longest choice that is set large, characters. */
const LONGEST_CHOICE = 12;
/** Shown at once; the others open. */
const FIRST_DETAILS = 6;

/** The first figures that are numbers with a unit, such as "45.4 cc", as they are written. */
export function listKeyFigures({ specifications, technicalDetails }: Product): KeyFigure[] {
  return listDetails({ specifications, technicalDetails })
    .flatMap(({ name, value }) => toKeyFigure(name, value) ?? [])
    .slice(0, MOST_FIGURES);
}

/** What another unit says in brackets is left out; a condition stands with the name: "Weight, without bar". */
function toKeyFigure(name: string, value: string): KeyFigure | null {
  const quantity = parseQuantity(value);
  if (!quantity) return null;
  const { written, note, unit, form } = quantity;
  const isList = form === "choice" && (value.includes(", ") || value.length > LONGEST_CHOICE);
  if (isList) return null;
  if (written) return { name: note ? `${name}, ${note}` : name, ...written };
  // "12V/24V" has no one unit to set small; an inch is no more than a sign.
  const isShown = note === "" && (unit === NO_UNIT || form === "choice");
  return isShown ? { name, number: value, unit: "" } : null;
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
  const quantity = /weight/i.test(name) ? readFigure({ name, value }) : null;
  if (quantity?.unit !== KILOGRAM || !quantity.written || quantity.also || quantity.note) return { name, value };
  return { name, value: `${value} (${formatPounds(quantity)})` };
}
