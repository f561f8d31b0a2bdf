/** Decides the columns of a file: by what is given, by an earlier file with its titles, by titles. */
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { UNDECIDED } from "#app/contract/column-targets.ts";
import type { Assignment } from "#app/contract/spreadsheet-import.ts";
import type { Tables } from "../database/tables.ts";
import { assignColumns, isAllowed, type ReceivedColumn } from "./assign-columns.ts";
import { findKnownTitles } from "./definable.ts";
import type { PriceReader } from "./shop-prices.ts";
import { type SpreadsheetTable, titlesOf } from "./table.ts";

/** Values of a column that a person sees. */
const MAX_SHOWN = 3;
const MAX_SHOWN_LENGTH = 80;
/** Enough to guess a column's kind. */
const MAX_VALUES = 200;
/** Rows between two turns of the event loop. */
const AT_ONCE = 500;

/** The first different values of each column. */
async function readValues({ rows, titlesAt = 0 }: SpreadsheetTable): Promise<Set<string>[]> {
  const values: Set<string>[] = (rows[titlesAt] ?? []).map(() => new Set());
  for (let at = titlesAt + 1; at < rows.length; at++) {
    if (at % AT_ONCE === 0) await setImmediate();
    for (const [column, text] of rows[at]?.entries() ?? []) {
      const different = values[column];
      if (text !== "" && different && different.size < MAX_VALUES) different.add(text);
    }
  }
  return values;
}

/** A column that a later file hides is decided anew. */
const toKey = (columns: readonly ReceivedColumn[]) =>
  hash("sha256", JSON.stringify(columns.map(({ title, isHidden }) => [title, isHidden])));

/**
 * @param given a person's decisions, which later files with the same titles follow
 * @returns the columns, some values of each by its title, and notes
 */
export async function decideColumns(
  db: Kysely<Tables>,
  table: SpreadsheetTable,
  given: Assignment,
  prices: PriceReader,
) {
  const hidden = new Set(table.hidden);
  const read = await readValues(table);
  const toShown = (value: string) => value.slice(0, MAX_SHOWN_LENGTH).replace(/\s+/g, " ");
  const received = titlesOf(table).flatMap((title, at) => {
    const values = [...(read[at] ?? [])].slice(0, MAX_SHOWN).map(toShown);
    return title === "" ? [] : { title, values, isHidden: hidden.has(at) };
  });
  const known = await findKnownTitles(
    db,
    received.map(({ title }) => title),
  );
  const titles = toKey(received);
  const earlier = await db
    .selectFrom("column_assignments")
    .select("assignment")
    .where("titles", "=", titles)
    .executeTakeFirst();
  const all: Assignment = { ...JSON.parse(earlier?.assignment ?? "{}"), ...given };
  const decided = new Map(Object.entries(all));
  const specified = new Set([...known, ...(table.specified ?? [])]);
  const proposed = assignColumns(received, specified, prices);
  const columns = received.map(({ title, values }, at) => ({
    title,
    values,
    becomes: decided.get(title) ?? proposed[at] ?? UNDECIDED,
  }));
  const chosen = columns.filter(
    ({ becomes }, at) => becomes !== proposed[at] && becomes !== UNDECIDED && isAllowed(becomes),
  );
  if (Object.keys(given).length > 0) {
    const assignment = JSON.stringify(
      Object.fromEntries(chosen.map(({ title, becomes }) => [title, becomes])),
    );
    await db
      .insertInto("column_assignments")
      .values({ titles, assignment })
      .onConflict((conflict) => conflict.column("titles").doUpdateSet({ assignment }))
      .execute();
  }
  const followed = chosen.filter(({ title }) => !Object.hasOwn(given, title));
  const listed = followed.map(({ title, becomes }) => `${title} (${becomes})`).join(", ");
  return {
    columns,
    notes: listed ? [`An earlier decision is followed for columns: ${listed}`] : [],
    values: new Map(titlesOf(table).map((title, at) => [title, read[at] ?? new Set<string>()])),
  };
}
