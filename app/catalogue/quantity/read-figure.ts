/** Reads a product's named figures. */
import type { Specification } from "../product.ts";
import { remembered } from "../remembered.ts";
import { parseQuantity, type Quantity } from "./parse-quantity.ts";
import { findUnit, NO_UNIT, type Unit, unitOf } from "./units.ts";

/** Of a longer name only the beginning is read. */
const LONGEST_NAME = 200;
const UNIT_IN_NAME = /(?: ?\(([^()]{1,20})\)| ?\[([^[\]]{1,20})\]|, ([^,()\s]{1,10}))$/;
/** Figures that have one unit everywhere. */
const USUAL_UNITS: [RegExp, Unit][] = [
  [/^(?:net |dry |operating )?weight$/, unitOf("kg")],
  [/^(?:engine )?displacement$|^cubic capacity$|^cc$/, unitOf("cc")],
  [/^(?:horse ?power|hp)$/, unitOf("hp")],
];

/** Null where the value stays text. A bare number is in the unit that the name gives: "Rated power (W)". */
export function readFigure({ name, value }: Specification): Quantity | null {
  return parseQuantity(value, partsOf(name).unit);
}

/** The name in small letters, without a unit: "rated power". */
export function figureName(name: string): string {
  return partsOf(name).base;
}

const partsOf = remembered((text): { base: string; unit: Unit } => {
  const name = text.slice(0, LONGEST_NAME).trim().toLowerCase();
  const [suffix = "", ...written] = UNIT_IN_NAME.exec(name) ?? [];
  const unit = findUnit(written.find((each) => each !== undefined)?.trim() ?? "");
  if (unit && unit !== NO_UNIT) return { base: name.slice(0, -suffix.length), unit };
  return { base: name, unit: USUAL_UNITS.find(([expression]) => expression.test(name))?.[1] ?? NO_UNIT };
});
