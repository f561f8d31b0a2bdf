/** The part of an import's plan that the page shows. */
import {
  firstRows,
  type SpreadsheetImport,
  type SpreadsheetRow,
} from "#app/contract/spreadsheet-import.ts";
import { describeReading } from "../describe-reading.ts";

/** More rows are slow on a phone; the counts cover all rows. */
const MAX_ROWS = 200;
/** More changes of a row, as of a new product, would take the server long to write. */
const MAX_CHANGES = 12;

/**
 * `reading` describes how a specification is read; empty for other columns. `changesLeftOut` counts
 * the changes that are not in `changes`.
 */
export interface PlanRowView extends SpreadsheetRow {
  changes: (SpreadsheetRow["changes"][number] & { reading: string })[];
  changesLeftOut: number;
}

/** `rows` are the first rows, those with errors first; `rowsLeftOut` counts the others. */
export interface PlanView extends SpreadsheetImport {
  rows: PlanRowView[];
  rowsLeftOut: number;
}

export function toPlanView(plan: SpreadsheetImport): PlanView {
  const rows = firstRows(plan.rows, MAX_ROWS).map((row) => toShownRow(row, plan.details));
  const { new: added, changed, wrong } = plan.counts;
  return { ...plan, rows, rowsLeftOut: added + changed + wrong - rows.length };
}

function toShownRow(row: SpreadsheetRow, details: readonly string[]): PlanRowView {
  const changes = row.changes.slice(0, MAX_CHANGES).map((change) => {
    const isSpecification = details.includes(change.column) && change.to !== "";
    return {
      ...change,
      reading: isSpecification ? describeReading({ name: change.column, value: change.to }) : "",
    };
  });
  return { ...row, changes, changesLeftOut: row.changes.length - changes.length };
}
