/** The part of an import's plan that the page shows. */
import {
  firstRows,
  type SpreadsheetImport,
  type SpreadsheetRow,
} from "#app/contract/spreadsheet-import.ts";

/** More rows are slow on a phone; the counts cover all rows. */
const MAX_ROWS = 200;
/** More changes of a row, as of a new product, would take the server long to write. */
const MAX_CHANGES = 12;

/** `changesLeftOut` counts the changes that are not in `changes`. */
export interface PlanRowView extends SpreadsheetRow {
  changesLeftOut: number;
}

/** `rows` are the first rows, those with errors first; `rowsLeftOut` counts the others. */
export interface PlanView extends SpreadsheetImport {
  rows: PlanRowView[];
  rowsLeftOut: number;
}

export function toPlanView(plan: SpreadsheetImport): PlanView {
  const rows = firstRows(plan.rows, MAX_ROWS).map(toShownRow);
  const { new: added, changed, wrong } = plan.counts;
  return { ...plan, rows, rowsLeftOut: added + changed + wrong - rows.length };
}

function toShownRow(row: SpreadsheetRow): PlanRowView {
  const changes = row.changes.slice(0, MAX_CHANGES);
  return { ...row, changes, changesLeftOut: row.changes.length - changes.length };
}
