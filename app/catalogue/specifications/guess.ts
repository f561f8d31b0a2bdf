/** Guesses a definition from a name and, if available, from values. */
import { toSlug } from "../clean-text.ts";
import { parseQuantity } from "../quantity/parse-quantity.ts";
import { findUnit, NO_UNIT } from "../quantity/units.ts";
import { readYesOrNo } from "../yes-or-no.ts";
import { LIST_PARAMETERS } from "./chosen.ts";
import { SPECIFICATION_KEY, type SpecificationDefinition } from "./definition.ts";

/** Parameters of the API and of pages other than lists. */
const OTHERS = new Set(
  (
    "category-id facets featured from image include limit offset only person price product-type " +
    "products status subcategory subcategory-id town view"
  ).split(" "),
);

/** Whether no specification can have this key. */
export const isReserved = (key: string) => LIST_PARAMETERS.test(key) || OTHERS.has(key);

const IN_BRACKETS = /^(.+?) ?[([]([^()[\]]{1,20})[)\]]$/;

/** "Outlet (inch)" is a number in inches that lists are filtered and sorted by. */
export function guessDefinition(
  title: string,
  values: readonly string[],
  taken: readonly SpecificationDefinition[],
): SpecificationDefinition {
  const [, base, written = null] = IN_BRACKETS.exec(title.trim()) ?? [];
  const name = base ?? title.trim();
  const quantities = values.map((value) => parseQuantity(value)).filter((each) => each !== null);
  const unit = written ?? quantities.find((each) => each.unit !== NO_UNIT)?.unit.symbol;
  const isNumber = quantities.length * 2 >= values.length;
  const textType = values.every((value) => readYesOrNo(value)) ? "yes_no" : "choice";
  const type = isNumber ? "number" : textType;
  return {
    key: freeKey(name, taken),
    name,
    unit: isNumber ? findUnit(unit ?? "")?.symbol || unit || null : null,
    type,
    aliases: name === title.trim() ? [] : [title.trim()],
    categories: null,
    uses: isNumber ? ["filter", "sort", "card"] : ["filter"],
  };
}

/** A key that no definition and no other parameter has. */
export function freeKey(name: string, taken: readonly { key: string }[]): string {
  const slug = toSlug(name)
    .replace(/[^a-z0-9-]+/g, "")
    .split("-")
    .filter(Boolean)
    .join("-")
    .replace(/^[^a-z]+/, "")
    .slice(0, 36);
  const base = SPECIFICATION_KEY.test(slug) ? slug : "specification";
  const isFree = (key: string) =>
    !isReserved(key) && !taken.some((definition) => definition.key === key);
  for (let count = 1; ; count++) {
    const key = count === 1 ? base : `${base}-${count}`;
    if (isFree(key)) return key;
  }
}
