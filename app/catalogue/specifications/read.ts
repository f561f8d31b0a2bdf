/** Reads what the shop has defined from a product's specifications. */
import { toSlug } from "../clean-text.ts";
import type { Specification } from "../product.ts";
import { convert } from "../quantity/convert.ts";
import { formatQuantity } from "../quantity/format.ts";
import { parseQuantity, type Quantity } from "../quantity/parse-quantity.ts";
import { findUnit, NO_UNIT, POUND, type Unit } from "../quantity/units.ts";
import { readYesOrNo } from "../yes-or-no.ts";
import { DEFAULT_DEFINITIONS } from "./default-definitions.ts";
import { appliesTo, type SpecificationDefinition } from "./definition.ts";
import { readName } from "./name.ts";

/** A product's specification that is a defined one. */
export interface Defined {
  definition: SpecificationDefinition;
  specification: Specification;
  /** Whether no other definition matches the name better. */
  isOwn: boolean;
  /**
   * A number in the definition's unit, a choice's text, or "Yes" and "No"; null where the text is
   * none of the type.
   */
  value: Quantity | string | null;
  /** The number in the unit that the dealer gave, unless only the decimal mark moves; else null. */
  given: Quantity | null;
}

/** Characters; a longer text is no choice. */
const MAX_CHOICE_LENGTH = 60;

/** A name of the definition at an index, with its position among its names: 0 for the main one. */
interface NameOf {
  definition: SpecificationDefinition;
  at: number;
  rank: number;
}

export class SpecificationReader {
  /** In the shop's order. */
  readonly definitions: readonly SpecificationDefinition[];
  /** By name: the definitions that read it, the best match first. */
  readonly #named = new Map<string, NameOf[]>();

  constructor(definitions: readonly SpecificationDefinition[]) {
    this.definitions = definitions;
    for (const [at, definition] of definitions.entries()) {
      const { name, unit, aliases } = definition;
      // Known units in brackets are no part of a name; the shop's own are named here.
      const titles = unit === null ? [name] : [name, `${name} (${unit})`];
      const names = new Set([...titles, ...aliases].map((each) => readName(each).full));
      for (const [rank, each] of [...names].entries())
        this.#named.set(each, [...(this.#named.get(each) ?? []), { definition, at, rank }]);
    }
    for (const readers of this.#named.values()) readers.sort((one, other) => one.rank - other.rank);
  }

  /**
   * By definition, in the shop's order: the specification under its own name, else the first of
   * another name that has a value. A definition whose name states a unit prefers those given in it.
   * Two definitions may read the same specification.
   */
  read(specifications: readonly Specification[], categoryId: number | null): Defined[] {
    const found = specifications.flatMap((specification) => {
      const readers = this.#readersOf(specification.name).filter(({ definition }) =>
        appliesTo(definition, categoryId),
      );
      if (readers.length === 0) return [];
      const bare = this.#unitOf(specification.name);
      return readers
        .map(({ definition, at, rank }, index) => {
          const { value, given } = readValue(definition, specification, bare);
          const isOther = Number(given !== null && given !== value);
          const order =
            readName(definition.name).unit === NO_UNIT ? [rank, isOther] : [isOther, rank];
          return { at, order, definition, specification, isOwn: index === 0, value, given };
        })
        .filter(({ value, isOwn }) => value !== null || isOwn);
    });
    const sorted = found.sort(
      ({ at, order: [first = 0, second = 0] }, other) =>
        at - other.at || first - (other.order[0] ?? 0) || second - (other.order[1] ?? 0),
    );
    return sorted.filter(({ at }, index) => sorted[index - 1]?.at !== at);
  }

  /** The number of a specification, also of one that is not defined. */
  readQuantity({ name, value }: Specification): Quantity | null {
    return parseQuantity(value, this.#unitOf(name));
  }

  /** The unit in a name, else that of the definition that it fits best. */
  #unitOf(name: string): Unit {
    const { unit } = readName(name);
    const [best] = unit === NO_UNIT ? this.#readersOf(name) : [];
    return (best && findUnit(best.definition.unit ?? "")) || unit;
  }

  #readersOf(name: string): readonly NameOf[] {
    const { full, short } = readName(name);
    return this.#named.get(full) ?? this.#named.get(short) ?? [];
  }

  /** What specifications of this name are used for; undefined if no definition reads them. */
  usesOf(name: string): SpecificationDefinition["uses"] | undefined {
    const readers = this.#readersOf(name);
    return readers.length > 0 ? readers.flatMap(({ definition }) => definition.uses) : undefined;
  }

  /**
   * Each specification that a definition names best, in one notation; then the rest as written.
   * Another definition that reads it has precedence if cards show that one.
   */
  arrange(
    specifications: readonly Specification[],
    others: readonly Specification[],
    categoryId: number | null,
  ): Specification[] {
    const read = this.read([...specifications, ...others], categoryId);
    const owned = read.filter(({ isOwn }) => isOwn);
    const taken = new Set(owned.map(({ specification }) => specification));
    const isOnCard = ({ definition }: Defined) => definition.uses.includes("card");
    const shown = owned.map((own) => {
      const readers = read.filter(({ specification }) => specification === own.specification);
      return isOnCard(own) ? own : (readers.find(isOnCard) ?? own);
    });
    return [
      ...shown.map(toShown),
      ...specifications.filter((specification) => !taken.has(specification)),
    ];
  }
}

function toShown({ definition, specification, value, given }: Defined): Specification {
  const defined = { key: definition.key, isOnCard: definition.uses.includes("card") };
  if (value === null) return { ...defined, ...specification };
  const name = withoutEnd(readName(specification.name).label, `(${definition.unit})`);
  if (typeof value === "string" || given === null)
    return { ...defined, name, value: String(value) };
  // A definition whose name states a unit is shown in it, with what the dealer gave in brackets.
  const isStated = given !== value && readName(definition.name).unit !== NO_UNIT;
  const quantity = isStated ? { ...value, also: given } : given;
  return { ...defined, name, value: formatQuantity(quantity), quantity };
}

function readValue(
  { type, unit }: SpecificationDefinition,
  { value: written, quantity: known }: Specification,
  bare: Unit,
): Pick<Defined, "value" | "given"> {
  const text = written.trim();
  if (type === "yes_no") return { value: readYesOrNo(text), given: null };
  const isChoice = text.length <= MAX_CHOICE_LENGTH && toSlug(text);
  if (type === "choice") return { value: isChoice ? text : null, given: null };
  const read = toUnit(text, bare, unit, known);
  return read?.value.values.every((amount) => amount > 0) ? read : { value: null, given: null };
}

/** In the definition's unit, or in one of the shop's own, such as "teeth". */
function toUnit(
  text: string,
  bare: Unit,
  symbol: string | null,
  read: Quantity | undefined,
): Record<"value" | "given", Quantity> | null {
  const known = symbol === null ? NO_UNIT : findUnit(symbol);
  const unit: Unit = { ...(known ?? NO_UNIT), ...(symbol !== null && { symbol }) };
  if (!known) {
    const number = parseQuantity(withoutEnd(text, unit.symbol), NO_UNIT);
    const value = number?.unit === NO_UNIT ? { ...number, unit } : null;
    return value && { value, given: value };
  }
  const quantity = read ?? parseQuantity(text, bare === NO_UNIT ? known : bare);
  const converted = quantity && convert(quantity, known);
  if (!quantity || !converted) return null;
  // Only the shop's own text and pounds are in brackets.
  const isPounds = converted.also?.unit === POUND;
  const also = quantity.also || isPounds ? converted.also : null;
  const value = { ...converted, also, unit: unit.symbol === known.symbol ? known : unit };
  const isGiven = isPounds || quantity.also?.unit === known || isTenfold(quantity.unit, known);
  return { value, given: isGiven ? value : quantity };
}

/** Whether a number keeps its digits in the other unit: 5500 W are 5.5 kW. */
function isTenfold(one: Unit, other: Unit): boolean {
  const power = Math.log10(one.factor / other.factor);
  return Math.abs(power - Math.round(power)) < 1e-9;
}

/** Reads by the definitions of a new shop, where no others are known. */
export const DEFAULT_READER = new SpecificationReader(DEFAULT_DEFINITIONS);

const withoutEnd = (text: string, end: string) =>
  text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, -end.length).trim() : text;
