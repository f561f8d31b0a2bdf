/** The part of an import's plan that the page shows. */
import {
  firstRows,
  type SpreadsheetImport,
  type SpreadsheetRow,
} from "#app/contract/spreadsheet-import.ts";
import { describeReading } from "../describe-reading.ts";

/** More rows are slow on a phone; the counts cover all rows. */
const MAX_ROWS = 200;

/** `reading` describes how a specification is read; empty for other columns. */
export interface PlanRowView extends SpreadsheetRow {
  changes: (SpreadsheetRow["changes"][number] & { reading: string })[];
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
  const changes = row.changes.map((change) => {
    const isSpecification = details.includes(change.column) && change.to !== "";
    return {
      ...change,
      reading: isSpecification ? describeReading({ name: change.column, value: change.to }) : "",
    };
  });
  return { ...row, changes };
}
