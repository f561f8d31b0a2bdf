/** Columns of specifications: which are private, and definitions guessed from their values. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { guessDefinition } from "#app/catalogue/specifications/guess.ts";
import { readName } from "#app/catalogue/specifications/name.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { type NamedValue, PUBLIC_STATUSES } from "#app/contract/product-parts.ts";
import { Definition } from "#app/contract/specifications.ts";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Tables } from "../database/tables.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { toName } from "./details.ts";
import { TEMPLATE_TITLES } from "./export-products.ts";
import type { Cell } from "./table.ts";

/** Enough to guess a column's kind. */
const MAX_VALUES = 200;

/** Words in titles of columns that customers are rarely meant to see. */
const INTERNAL = new RegExp(
  "(?<!\\p{L})(?:bin|buying|cost|dealer|margin|markup|profit|purchase|purchasing|reorder|shelf|" +
    "supplier|vendor|warehouse|wholesale)s?(?!\\p{L})",
  "iu",
);

/** Different values of the columns of specifications, by title. */
export type ValuesByTitle = Map<string, Set<string>>;

export function collectValues(values: ValuesByTitle, cells: readonly Cell<unknown>[]): void {
  for (const { column, title, value, fault } of cells) {
    if (column || fault || value === "") continue;
    const different = values.get(title) ?? new Set();
    if (different.size < MAX_VALUES) values.set(title, different.add(value));
  }
}

/** Columns by which no list is filtered yet. */
export async function defineColumns(
  values: ValuesByTitle,
  known: readonly SpecificationDefinition[],
): Promise<SpreadsheetImport["definable"]> {
  const definitions = [...known];
  const definable: SpreadsheetImport["definable"] = [];
  for (const [title, different] of values) {
    await setImmediate();
    if (INTERNAL.test(title)) continue;
    if (new SpecificationReader(definitions).usesOf(title)?.includes("filter")) continue;
    const guess = Definition.safeParse(guessDefinition(title, [...different], definitions));
    if (!guess.success) continue;
    definitions.push(guess.data);
    definable.push({ title, specification: guess.data });
  }
  return definable;
}

/** Rows between two turns of the event loop. */
const AT_ONCE = 500;

const toKey = (name: string) => readName(name).full;

/** @returns whether a title is a specification: defined, on a public product, or the template's */
export async function readKnownNames(db: Kysely<Tables>, titles: readonly string[]) {
  const reader = new SpecificationReader(await readSpecifications(db));
  const names = new Set(TEMPLATE_TITLES.map(toKey));
  const products = db.selectFrom("products").where("status", "in", [...PUBLIC_STATUSES]);
  for (const [at, row] of (await products.select("technical_details").execute()).entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const details: NamedValue[] = JSON.parse(row.technical_details);
    for (const { name } of details) names.add(toKey(name));
  }
  const beside = new Set(titles);
  return (title: string): boolean => {
    const name = toName(title, beside);
    return reader.usesOf(name) !== undefined || names.has(toKey(name));
  };
}

export function listUnknown(
  values: ValuesByTitle,
  isKnown: (title: string) => boolean,
  chosen: readonly string[],
): SpreadsheetImport["unknown"] {
  const unknown = [...values].filter(([title]) => !isKnown(title));
  return unknown.map(([title, different]) => ({
    title,
    values: [...different].slice(0, 3).map((value) => value.replace(/\s+/g, " ").slice(0, 80)),
    isChosen: chosen.includes(title),
  }));
}

/** Warns of titles that speak of costs, suppliers and the like. */
export function noteInternal(unknown: SpreadsheetImport["unknown"]): string[] {
  const titles = unknown.map(({ title }) => title).filter((title) => INTERNAL.test(title));
  return titles.length > 0 ? [`Hardly meant for customers: ${titles.join(", ")}`] : [];
}
