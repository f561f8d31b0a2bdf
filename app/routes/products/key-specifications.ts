/** The key specifications under the pictures, and the technical details beside the description. */
import type { Product, Specification } from "#app/catalogue/product.ts";
import { formatAmount, formatPounds, formatQuantity } from "#app/catalogue/quantity/format.ts";
import { isSameAmount, parseQuantity } from "#app/catalogue/quantity/parse-quantity.ts";
import { KILOGRAM, NO_UNIT } from "#app/catalogue/quantity/units.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { isShortCondition } from "#app/ui/product-card-view.ts";

export interface KeySpecification {
  name: string;
  number: string;
  unit: string;
}

const MAX_SPECIFICATIONS = 6;
/** Fewer are omitted; the technical details list them. */
const MIN_SPECIFICATIONS = 3;
const POWER = /^(?:k?W|hp|PS)$/i;
/** Longest value such as "12V/24V" among the key specifications, characters. */
const MAX_CHOICE_LENGTH = 12;
/** Details shown before "Show all". */
const FIRST_DETAILS = 6;

/** The first specifications that are numbers with a unit, such as "45.4 cc"; power in one unit. */
export function listKeySpecifications({
  specifications,
  technicalDetails,
}: Product): KeySpecification[] {
  return listDetails({ specifications, technicalDetails })
    .flatMap((specification) => toKeySpecification(specification) ?? [])
    .filter(({ unit }, index, all) => {
      const first = all.find((other) => POWER.test(other.unit));
      return !POWER.test(unit) || unit === first?.unit || all[index] === first;
    })
    .slice(0, MAX_SPECIFICATIONS);
}

/** Those in large type on the product's page. */
export function listLargeSpecifications(product: Product): KeySpecification[] {
  const key = listKeySpecifications(product);
  return key.length < MIN_SPECIFICATIONS ? [] : key;
}

/**
 * Omits the second unit in brackets; a short condition joins the name: "Weight, without bar". Null
 * with a longer one, without which the number would be wrong.
 */
function toKeySpecification(specification: Specification): KeySpecification | null {
  const { name, value } = specification;
  const quantity = specification.quantity ?? parseQuantity(value);
  if (!quantity) return null;
  const { written, note, unit, form } = quantity;
  if (!isShortCondition(note)) return null;
  const label = note ? `${name}, ${note}` : name;
  const isList = form === "choice" && (value.includes(", ") || value.length > MAX_CHOICE_LENGTH);
  if (isList) return null;
  if (specification.quantity)
    return { name: label, number: formatAmount(quantity), unit: unit.symbol };
  if (written) return { name: label, ...written };
  // "12V/24V" has no single unit; an inch is written as a symbol.
  const isShown = note === "" && (unit === NO_UNIT || form === "choice");
  return isShown ? { name, number: value, unit: "" } : null;
}

/**
 * Technical details, split after the first six; those in large type come last. Weights in kilograms
 * also give pounds.
 */
export function toDetails(
  product: Pick<Product, "specifications" | "technicalDetails">,
  large: readonly KeySpecification[] = [],
) {
  const names = new Set(large.map(({ name }) => name));
  // The large type shows a power in one unit only.
  const isLarge = (each: Specification) =>
    each.quantity?.also?.unit.dimension !== "power" &&
    names.has(toKeySpecification(each)?.name ?? "");
  const all = listDetails(product);
  const others = all.filter((each) => !isLarge(each));
  const details = [...others, ...all.filter(isLarge)].map(withPounds);
  const count = Math.min(others.length, FIRST_DETAILS);
  return { first: details.slice(0, count), rest: details.slice(count) };
}

/** The technical details, or else the specifications; a power in kW and in hp is one of them. */
function listDetails({
  specifications,
  technicalDetails,
}: Pick<Product, "specifications" | "technicalDetails">): Specification[] {
  const list = technicalDetails.length > 0 ? technicalDetails : specifications;
  const powers = list.flatMap((specification) => {
    const quantity = specification.quantity ?? DEFAULT_READER.readQuantity(specification);
    const isPlain = quantity?.unit.dimension === "power" && !quantity.also && !quantity.note;
    return isPlain ? [{ specification, quantity }] : [];
  });
  const [one] = powers;
  const other = one && powers.find(({ quantity }) => isSameAmount(one.quantity, quantity));
  if (!other) return list;
  const quantity = { ...one.quantity, also: other.quantity };
  const joined = { ...one.specification, value: formatQuantity(quantity), quantity };
  return list
    .filter((each) => each !== other.specification)
    .map((each) => (each === one.specification ? joined : each));
}

function withPounds({ name, value, quantity: read }: Specification): Specification {
  const quantity =
    read ?? (/weight/i.test(name) ? DEFAULT_READER.readQuantity({ name, value }) : null);
  if (quantity?.unit !== KILOGRAM || quantity.also || quantity.note) return { name, value };
  return { name, value: `${value} (${formatPounds(quantity)})` };
}
