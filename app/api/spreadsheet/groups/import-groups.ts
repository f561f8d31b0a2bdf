/** Imports categories, collections and subcategories from a spreadsheet, in one transaction. */
import { setImmediate } from "node:timers/promises";
import type { SpreadsheetImport, SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { type Actor, writeAuditLog } from "../../accounts/audit-log.ts";
import { ApiError } from "../../api-error.ts";
import type { CatalogueWrite } from "../../database/writing.ts";
import type { GroupFields } from "../../groups/groups.ts";
import type { Services } from "../../services.ts";
import { readGroupNames } from "../group-names.ts";
import type { PlannedChanges } from "../planned-row.ts";
import {
  type ImportMode,
  isWritten,
  listNotes,
  refuseRowsAboveTitles,
  toReport,
} from "../report.ts";
import { createRowReader, readFilledRows, type SpreadsheetTable, textAt } from "../table.ts";
import { COLUMNS, KIND } from "./columns.ts";
import { type ReceivedGroupRow, writeRow } from "./write-group-row.ts";

interface ImportGroupsOptions extends ImportMode {
  write: Services["write"];
  actor: Actor;
}

/** Rolls the transaction back. */
class NotWritten extends Error {}

/**
 * A dry run writes the rows and rolls back, so that what it accepts can be imported.
 *
 * @param table rows are matched by their slug; rows without one are created
 * @throws an ApiError for an unknown column
 */
export async function importGroups(
  table: SpreadsheetTable,
  options: ImportGroupsOptions,
): Promise<SpreadsheetImport> {
  const received = readRows(table);
  let rows: SpreadsheetRow[] = [];
  try {
    await options.write(async (write) => {
      rows = await writeRows(write, received);
      const isChanging = rows.some(isRight);
      if (!isChanging || !isWritten(rows, options)) throw new NotWritten();
      const named = (outcome: SpreadsheetRow["outcome"]) =>
        rows.filter((row) => row.outcome === outcome).map(({ name }) => name);
      const after = { new: named("new"), changed: named("changed") };
      await writeAuditLog(write.trx, options.actor, [
        { action: "import", resource: "category", id: null, after },
      ]);
    });
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
  }
  return await toReport(rows, {
    written: isWritten(rows, options),
    made: [],
    details: [],
    unknown: [],
    definable: [],
    notes: listNotes(table, COLUMNS),
  });
}

/** Rows between two turns of the event loop. */
const PART = 10;

const kindIn = ({ cells }: ReceivedGroupRow) => textAt(cells, KIND).toLowerCase();
const isSubcategory = (row: ReceivedGroupRow) => kindIn(row) === "subcategory";

/** @throws an ApiError for a column that is unknown or repeated */
function readRows(table: SpreadsheetTable): ReceivedGroupRow[] {
  refuseRowsAboveTitles(table, COLUMNS);
  const { titles, rows } = readFilledRows(table);
  const unknown = titles.find((title) => title !== "" && !COLUMNS.find(title));
  if (unknown)
    throw new ApiError(
      400,
      `Column "${unknown}" is unknown: the columns are ${COLUMNS.titles.join(", ")}`,
    );
  const read = createRowReader(titles, COLUMNS);
  return rows.map((worded) => ({ row: worded.row, cells: read(worded) }));
}

/** Subcategories come last, because their category may be new. */
async function writeRows(
  write: CatalogueWrite,
  rows: readonly ReceivedGroupRow[],
): Promise<SpreadsheetRow[]> {
  const done: PlannedChanges<GroupFields>[] = [];
  const seen = new Map<string, number>();
  let names = await readGroupNames(write.trx);
  let isOutdated = false;
  for (const one of [...rows.filter((row) => !isSubcategory(row)), ...rows.filter(isSubcategory)]) {
    if (done.length % PART === 0) await setImmediate();
    // Only the row of a subcategory names another group, its category.
    if (isOutdated && kindIn(one) !== "category" && kindIn(one) !== "collection") {
      names = await readGroupNames(write.trx);
      isOutdated = false;
    }
    const row = await writeRow(write, one, names, seen);
    if (isRight(row) && !isSubcategory(one)) isOutdated = true;
    done.push(row);
  }
  return done.sort((a, b) => a.row - b.row);
}

const isRight = ({ outcome }: SpreadsheetRow) => outcome === "new" || outcome === "changed";
