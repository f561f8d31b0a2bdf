/** The part of an import's plan that the page shows. */
import {
  firstRows,
  type SpreadsheetImport,
  type SpreadsheetRow,
} from "#app/contract/spreadsheet-import.ts";

/** More rows are slow on a phone; the counts cover all rows. */
const MAX_ROWS = 200;
/** Rows with errors that are shown at once, because they need an answer. */
const MAX_WRONG = 20;
/** More changes of a row, as of a new product, would take the server long to write. */
const MAX_CHANGES = 12;

/** `changesLeftOut` counts the changes that are not in `changes`. */
export interface PlanRowView extends SpreadsheetRow {
  changesLeftOut: number;
}

/** `rowsLeftOut` counts the rows that are not in `rows`. */
export interface PlanView
  extends Pick<SpreadsheetImport, "counts" | "made" | "notes" | "definable"> {
  rows: PlanRowView[];
  rowsLeftOut: number;
  /** How many rows are examples or hidden. */
  leftOut: number;
  canImport: boolean;
}

/** @param isComplete whether rows without errors are shown too, after the others */
export function toPlanView(
  { counts, made, notes, definable, rows, hiddenRows }: SpreadsheetImport,
  { isComplete, readsHidden }: { isComplete: boolean; readsHidden: boolean },
): PlanView {
  const shown = isComplete
    ? firstRows(rows, MAX_ROWS)
    : rows.filter(({ outcome }) => outcome === "wrong").slice(0, MAX_WRONG);
  return {
    ...{ counts, made, notes, definable },
    rows: shown.map(toShownRow),
    rowsLeftOut: counts.new + counts.changed + counts.wrong - shown.length,
    leftOut: counts.example + (readsHidden ? 0 : hiddenRows),
    canImport: counts.new + counts.changed > 0,
  };
}

function toShownRow(row: SpreadsheetRow): PlanRowView {
  const changes = row.changes.slice(0, MAX_CHANGES);
  return { ...row, changes, changesLeftOut: row.changes.length - changes.length };
}
