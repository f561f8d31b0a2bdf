/** Columns of specifications: which are known, and definitions guessed from their values. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { guessDefinition } from "#app/catalogue/specifications/guess.ts";
import { readName } from "#app/catalogue/specifications/name.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { isPublic } from "#app/contract/product-parts.ts";
import { Definition } from "#app/contract/specifications.ts";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Tables } from "../database/tables.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { readProductTexts } from "../uploads/unused-files.ts";
import { toName } from "./details.ts";
import { TEMPLATE_DETAILS } from "./export-products.ts";
import type { Cell } from "./table.ts";

/** Enough to guess a column's kind. */
const MAX_VALUES = 200;

/** Different values of the columns of specifications, by title. */
export type ValuesByTitle = Map<string, Set<string>>;

export function collectValues(values: ValuesByTitle, cells: readonly Cell[]): void {
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
    if (new SpecificationReader(definitions).usesOf(title)?.includes("filter")) continue;
    const guess = Definition.safeParse(guessDefinition(title, [...different], definitions));
    if (!guess.success) continue;
    definitions.push(guess.data);
    definable.push({ title, specification: guess.data });
  }
  return definable;
}

const toKey = (name: string) => readName(name).full;

/** The titles that are specifications: defined, of the template, or of a public product. */
export async function findKnownTitles(
  db: Kysely<Tables>,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  const reader = new SpecificationReader(await readSpecifications(db));
  const names = new Set(TEMPLATE_DETAILS.map(toKey));
  const beside = new Set(titles);
  const isKnown = (title: string) => {
    const name = toName(title, beside);
    return reader.usesOf(name) !== undefined || names.has(toKey(name));
  };
  if (!titles.every(isKnown))
    for await (const { status, technical_details } of readProductTexts({ db }))
      if (isPublic({ status }))
        for (const { name } of JSON.parse(technical_details)) names.add(toKey(name));
  return new Set(titles.filter(isKnown));
}

export function listUnknown(
  values: ValuesByTitle,
  known: ReadonlySet<string>,
  chosen: readonly string[],
): SpreadsheetImport["unknown"] {
  return [...values].flatMap(([title, different]) => {
    if (known.has(title)) return [];
    const first = [...different].slice(0, 3);
    const shown = first.map((value) => value.replace(/\s+/g, " ").slice(0, 80));
    return { title, values: shown, isChosen: chosen.includes(title) };
  });
}
