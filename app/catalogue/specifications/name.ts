/** Reads the names of specifications as dealers type them: "Net Wt. (kg)", "Engine Power H.P.". */
import { findUnit, NO_UNIT, type Unit } from "../quantity/units.ts";
import { remember } from "../remember.ts";

/** Characters; the rest of a longer name is not read. */
const MAX_NAME_LENGTH = 200;
/** In brackets or after a comma. */
const UNIT_APART = /(?: ?\(([^()]{1,20})\)| ?\[([^[\]]{1,20})\]|, ([^,()\s]{1,10}))$/;
/** Units that are no other words, as the last word or the whole name. */
const UNIT_AS_WORD = /(?:^| )(kgs?|kw|b?hp|h\.p|ps|cc|ccm|c\.c|cm[3³])\.?$/;

export const readName = remember((text) => {
  const written = text.slice(0, MAX_NAME_LENGTH).trim().replace(/ ?:$/, "");
  const name = written.toLowerCase();
  const apart = splitUnit(name, UNIT_APART);
  const { rest, unit } = apart.unit === NO_UNIT ? splitUnit(name, UNIT_AS_WORD) : apart;
  const short = toOneSpelling(rest || unit.symbol.toLowerCase());
  return {
    /** In lower case and one spelling, without a unit that stands apart: "engine power hp". */
    full: rest ? toOneSpelling(apart.rest) : short,
    /** Also without a unit as its last word: "engine power". */
    short,
    /** As written, without a unit: "Engine Power". */
    label: written.slice(0, rest.length) || written,
    unit,
  };
});

function splitUnit(name: string, expression: RegExp): { rest: string; unit: Unit } {
  const [suffix = "", ...found] = expression.exec(name) ?? [];
  const unit = findUnit(found.find((each) => each !== undefined)?.trim() ?? "") ?? NO_UNIT;
  return { rest: unit === NO_UNIT ? name : name.slice(0, name.length - suffix.length), unit };
}

const toOneSpelling = (name: string) =>
  name
    .replaceAll(".", "")
    .replace(/[\s_-]+/g, " ")
    .replace(/\bwt$/, "weight");
