/** Columns of specifications: which are known, and definitions guessed from their values. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { guessDefinition } from "#app/catalogue/specifications/guess.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { isPublic } from "#app/contract/product-parts.ts";
import { Definition } from "#app/contract/specifications.ts";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Tables } from "../database/tables.ts";
import { readProductTexts } from "../products/read-products.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { isInternal } from "./assign-columns.ts";
import { COLUMNS } from "./columns.ts";
import { toKey, toName } from "./details.ts";
import { TEMPLATE_DETAILS } from "./export-products.ts";

/** Specifications by which no list is filtered yet. @param values some of each, by its title */
export async function defineColumns(
  values: ReadonlyMap<string, ReadonlySet<string>>,
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
    return reader.usesOf(name) !== undefined || (!isInternal(name) && names.has(toKey(name)));
  };
  // The other titles of columns may be specifications: a shop that shows the MRP apart.
  const isOwn = (title: string) => COLUMNS.find(title)?.title.toLowerCase() === title.toLowerCase();
  if (!titles.every((title) => isKnown(title) || isOwn(title)))
    for await (const { status, technical_details } of readProductTexts(db))
      for (const { name } of isPublic({ status }) ? JSON.parse(technical_details) : [])
        names.add(toKey(name));
  return new Set(titles.filter(isKnown));
}
