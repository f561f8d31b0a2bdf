/** Reads what the shop has defined from a product's specifications. */
import { toSlug } from "../clean-text.ts";
import type { Specification } from "../product.ts";
import { convert } from "../quantity/convert.ts";
import { formatQuantity } from "../quantity/format.ts";
import { parseQuantity, type Quantity } from "../quantity/parse-quantity.ts";
import { specificationName, unitInName, withoutUnit } from "../quantity/read-specification.ts";
import { findUnit, NO_UNIT, POUND, type Unit } from "../quantity/units.ts";
import { readYesOrNo } from "../yes-or-no.ts";
import { appliesTo, type SpecificationDefinition } from "./definition.ts";

/** A product's specification that is a defined one. */
export interface Defined {
  definition: SpecificationDefinition;
  specification: Specification;
  /** Whether no other definition matches the name better. */
  isOwn: boolean;
  /** A number, a choice's text, or "Yes" and "No"; null where the text is none of the type. */
  value: Quantity | string | null;
}

/** Characters; a longer text is no choice. */
const MAX_CHOICE_LENGTH = 60;

/** A name of a definition, with its position in the list of names; the main name has rank 0. */
interface NameOf {
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
    for (const [at, { name, unit, aliases }] of definitions.entries()) {
      // Known units in brackets are no part of a name; the shop's own are named here.
      const titles = unit === null ? [name] : [name, `${name} (${unit})`];
      const names = new Set([...titles, ...aliases].map(specificationName));
      for (const [rank, each] of [...names].entries())
        this.#named.set(each, [...(this.#named.get(each) ?? []), { at, rank }]);
    }
    for (const readers of this.#named.values()) readers.sort((one, other) => one.rank - other.rank);
  }

  /**
   * By definition, in the shop's order: the specification under its own name, else the first of
   * another name that has a value. Two definitions may read the same specification.
   */
  read(specifications: readonly Specification[], categoryId: number | null): Defined[] {
    const found = specifications.flatMap((specification) =>
      (this.#named.get(specificationName(specification.name)) ?? [])
        .filter(({ at }) => appliesTo(this.#at(at), categoryId))
        .map(({ at, rank }, index) => ({ at, rank, specification, isOwn: index === 0 })),
    );
    found.sort((one, other) => one.at - other.at || one.rank - other.rank);
    const read: Defined[] = [];
    for (const { at, specification, isOwn } of found) {
      const definition = this.#at(at);
      if (read.at(-1)?.definition === definition) continue;
      const value = readValue(definition, specification);
      if (value !== null || isOwn) read.push({ definition, specification, isOwn, value });
    }
    return read;
  }

  #at(index: number): SpecificationDefinition {
    return this.definitions[index] as SpecificationDefinition;
  }

  /** Whether lists are filtered by specifications of this name. */
  filters(name: string): boolean {
    const readers = this.#named.get(specificationName(name)) ?? [];
    return readers.some(({ at }) => this.#at(at).uses.includes("filter"));
  }

  /** Each specification that a definition names best, in one notation; then the rest as written. */
  arrange(
    specifications: readonly Specification[],
    others: readonly Specification[],
    categoryId: number | null,
  ): Specification[] {
    const read = this.read([...specifications, ...others], categoryId);
    const owned = read.filter(({ isOwn }) => isOwn);
    const taken = new Set(owned.map(({ specification }) => specification));
    return [
      ...owned.map(toShown),
      ...specifications.filter((specification) => !taken.has(specification)),
    ];
  }
}

function toShown({ definition, specification, value }: Defined): Specification {
  const defined = { key: definition.key, isOnCard: definition.uses.includes("card") };
  if (value === null) return { ...defined, ...specification };
  const name = withoutEnd(withoutUnit(specification.name), `(${definition.unit})`);
  return typeof value === "string"
    ? { ...defined, name, value }
    : { ...defined, name, value: formatQuantity(value), quantity: value };
}

function readValue(
  { type, unit }: SpecificationDefinition,
  { name, value, quantity: known }: Specification,
): Defined["value"] {
  const text = value.trim();
  if (type === "yes_no") return readYesOrNo(text);
  if (type === "choice") return text.length <= MAX_CHOICE_LENGTH && toSlug(text) ? text : null;
  const quantity = readQuantity(text, unitInName(name), unit, known);
  return quantity?.values.every((amount) => amount > 0) ? quantity : null;
}

/** In the definition's unit, or in one of the shop's own, such as "teeth". */
function readQuantity(
  text: string,
  written: Unit,
  symbol: string | null,
  read: Quantity | undefined,
): Quantity | null {
  const known = symbol === null ? NO_UNIT : findUnit(symbol);
  const unit: Unit = { ...(known ?? NO_UNIT), ...(symbol !== null && { symbol }) };
  if (!known) {
    const number = parseQuantity(withoutEnd(text, unit.symbol), NO_UNIT);
    return number?.unit === NO_UNIT ? { ...number, unit } : null;
  }
  const quantity = read ?? parseQuantity(text, written === NO_UNIT ? known : written);
  const converted = quantity && convert(quantity, known);
  if (!quantity || !converted) return null;
  // Only the shop's own text and pounds are in brackets.
  const also = quantity.also || converted.also?.unit === POUND ? converted.also : null;
  return { ...converted, also, unit: unit.symbol === known.symbol ? known : unit };
}

const withoutEnd = (text: string, end: string) =>
  text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, -end.length).trim() : text;
