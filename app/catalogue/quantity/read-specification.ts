/** Reads a product's specifications as quantities. */
import type { Specification } from "../product.ts";
import { remember } from "../remember.ts";
import { parseQuantity, type Quantity } from "./parse-quantity.ts";
import { findUnit, NO_UNIT, type Unit, unitOf } from "./units.ts";

/** Characters; the rest of a longer name is not read. */
const MAX_NAME_LENGTH = 200;
const UNIT_IN_NAME = /(?: ?\(([^()]{1,20})\)| ?\[([^[\]]{1,20})\]|, ([^,()\s]{1,10}))$/;
/** Specifications that always have the same unit. */
const USUAL_UNITS: [RegExp, Unit][] = [
  [/^(?:net |dry |operating )?weight$/, unitOf("kg")],
  [/^(?:engine )?displacement$|^cubic capacity$|^cc$/, unitOf("cc")],
  [/^(?:horse ?power|hp)$/, unitOf("hp")],
];

/** Null where the value is text. A bare number takes the unit in the name: "Rated power (W)". */
export function readSpecification({ name, value }: Specification): Quantity | null {
  return parseQuantity(value, partsOf(name).unit);
}

/** The name in lower case, without a unit or an abbreviation: "rated power", "net weight". */
export function specificationName(name: string): string {
  return partsOf(name).base;
}

/** The unit in a name, or the usual one of its specification. */
export const unitInName = (name: string): Unit => partsOf(name).unit;

/** The name as written, without a unit: "Rated power". */
export function withoutUnit(name: string): string {
  return name.trim().slice(0, partsOf(name).length);
}

const partsOf = remember((text): { base: string; length: number; unit: Unit } => {
  const name = text.slice(0, MAX_NAME_LENGTH).trim().toLowerCase();
  const [suffix = "", ...written] = UNIT_IN_NAME.exec(name) ?? [];
  const found = findUnit(written.find((each) => each !== undefined)?.trim() ?? "");
  const named = found === NO_UNIT ? null : found;
  const length = named ? name.length - suffix.length : name.length;
  const base = name.slice(0, length).replace(/[.:]$/, "").replace(/\bwt$/, "weight");
  const usual = USUAL_UNITS.find(([expression]) => expression.test(base))?.[1];
  return { base, length, unit: named ?? usual ?? NO_UNIT };
});
