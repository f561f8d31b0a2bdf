/** Guesses definitions for a spreadsheet's columns of specifications, from their values. */
import { setImmediate } from "node:timers/promises";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { guessDefinition } from "#app/catalogue/specifications/guess.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { Definition } from "#app/contract/specifications.ts";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Cell } from "./table.ts";

/** Enough to guess a column's kind. */
const MAX_VALUES = 200;

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
    if (new SpecificationReader(definitions).filters(title)) continue;
    const guess = Definition.safeParse(guessDefinition(title, [...different], definitions));
    if (!guess.success) continue;
    definitions.push(guess.data);
    definable.push({ title, specification: guess.data });
  }
  return definable;
}
