/** Decides the columns of a file: by what is given, by an earlier file with its titles, by titles. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { UNDECIDED } from "#app/contract/column-targets.ts";
import type { Assignment } from "#app/contract/spreadsheet-import.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import type { Tables } from "../database/tables.ts";
import { inSlices } from "../in-slices.ts";
import type { Services } from "../services.ts";
import { assignColumns, isAllowed, type ReceivedColumn, toOwnTitle } from "./assign-columns.ts";
import { findKnownTitles } from "./definable.ts";
import { withoutMark } from "./details.ts";
import type { PriceReader } from "./shop-prices.ts";
import { type SpreadsheetTable, titlesOf } from "./table.ts";

/** Enough to guess a column's kind. */
const MAX_VALUES = 200;

/** The columns with a title, and the first different values of each. */
async function readColumns(table: SpreadsheetTable): Promise<ReceivedColumn[]> {
  const { rows, titlesAt = 0, hidden = [] } = table;
  const columns = titlesOf(table).map((title, at) => ({
    title,
    values: new Set<string>(),
    isHidden: hidden.includes(at),
  }));
  await inSlices(rows.slice(titlesAt + 1), (row) => {
    for (const [column, text] of row.entries()) {
      const { values } = columns[column] ?? {};
      if (text !== "" && values && values.size < MAX_VALUES) values.add(text);
    }
  });
  return columns.filter(({ title }) => title !== "");
}

/** @param given a person's decisions; those on an earlier file with the same titles follow */
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
  const before = new Map(Object.entries<string>(JSON.parse(earlier?.assignment ?? "{}")));
  const decided = new Map([...before, ...Object.entries(given)]);
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
  const followed = chosen.filter(({ title }) => !Object.hasOwn(given, title));
  const listed = followed.map(({ title, becomes }) => `${title} (${becomes})`).join(", ");
  const notes = listed ? [`An earlier decision is followed for columns: ${listed}`] : [];
  const former = new Map(
    columns.map((column) => {
      const earlier = { ...column, becomes: before.get(column.title) ?? "" };
      return [toOwnTitle(column), withoutMark(toOwnTitle(earlier))];
    }),
  );
  const kept = columns.filter((column) => chosen.includes(column) || before.has(column.title));
  const after = Object.fromEntries(kept.map(({ title, becomes }) => [title, becomes]));
  return {
    columns,
    notes,
    /** Earlier names of values by the titles of their columns. */
    former,
    decision: { titles, before: Object.fromEntries(before), after },
  };
}

/** Keeps a decision that is new. */
export async function keepDecision(
  write: Services["write"],
  actor: Actor,
  { titles, before, after }: Awaited<ReturnType<typeof decideColumns>>["decision"],
): Promise<void> {
  const assignment = JSON.stringify(after);
  if (JSON.stringify(before) === assignment) return;
  await write(async ({ trx }) => {
    await trx
      .insertInto("column_assignments")
      .values({ titles, assignment })
      .onConflict((conflict) => conflict.column("titles").doUpdateSet({ assignment }))
      .execute();
    await writeAuditLog(trx, actor, [
      { action: "decide", resource: "columns", id: null, before, after },
    ]);
  });
}
