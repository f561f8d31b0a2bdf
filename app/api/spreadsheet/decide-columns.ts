/** Decides the columns of a file: by what is given, by an earlier file with its titles, by titles. */
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { SPECIFICATION, STAFF_ONLY, UNDECIDED } from "#app/contract/column-targets.ts";
import type { Assignment } from "#app/contract/spreadsheet-import.ts";
import type { Tables } from "../database/tables.ts";
import { assignColumns, isAllowed, type ReceivedColumn, toOwnTitle } from "./assign-columns.ts";
import { findKnownTitles } from "./definable.ts";
import { withoutMark } from "./details.ts";
import type { PriceReader } from "./shop-prices.ts";
import { type SpreadsheetTable, titlesOf } from "./table.ts";

/** Enough to guess a column's kind. */
const MAX_VALUES = 200;
/** Rows between two turns of the event loop. */
const AT_ONCE = 500;

/** The columns with a title, and the first different values of each. */
async function readColumns(table: SpreadsheetTable): Promise<ReceivedColumn[]> {
  const { rows, titlesAt = 0, hidden = [] } = table;
  const columns = titlesOf(table).map((title, at) => ({
    title,
    values: new Set<string>(),
    isHidden: hidden.includes(at),
  }));
  for (let at = titlesAt + 1; at < rows.length; at++) {
    if (at % AT_ONCE === 0) await setImmediate();
    for (const [column, text] of rows[at]?.entries() ?? []) {
      const { values } = columns[column] ?? {};
      if (text !== "" && values && values.size < MAX_VALUES) values.add(text);
    }
  }
  return columns.filter(({ title }) => title !== "");
}

/** @param given a person's decisions, which later files with the same titles follow */
export async function decideColumns(
  db: Kysely<Tables>,
  table: SpreadsheetTable,
  given: Assignment,
  columnOf: PriceReader["columnOf"],
) {
  const received = await readColumns(table);
  // A column that a later file hides is decided anew.
  const key = JSON.stringify(received.map(({ title, isHidden }) => [title, isHidden]));
  const titles = hash("sha256", key);
  const earlier = await db
    .selectFrom("column_assignments")
    .select("assignment")
    .where("titles", "=", titles)
    .executeTakeFirst();
  const before: Record<string, string> = JSON.parse(earlier?.assignment ?? "{}");
  const decided = new Map(Object.entries({ ...before, ...given }));
  const known = await findKnownTitles(
    db,
    received.map(({ title }) => title),
  );
  const specified = new Set([...known, ...(table.specified ?? [])]);
  const proposed = assignColumns(received, specified, columnOf);
  const columns = received.map(({ title, values }, at) => {
    const becomes = decided.get(title) ?? proposed[at] ?? UNDECIDED;
    return { title, values, becomes: isAllowed(becomes) ? becomes : UNDECIDED };
  });
  const chosen = columns.filter(
    ({ becomes }, at) => becomes !== proposed[at] && becomes !== UNDECIDED,
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
  const notes = listed ? [`An earlier decision is followed for columns: ${listed}`] : [];
  const former = new Map(
    columns.flatMap(({ title, becomes }): [string, string][] => {
      const name = toOwnTitle({ title, becomes: before[title] ?? "" });
      const isMoved = becomes === STAFF_ONLY && before[title]?.startsWith(SPECIFICATION);
      return isMoved ? [[toOwnTitle({ title, becomes }), withoutMark(name)]] : [];
    }),
  );
  return { columns, notes, former };
}
