/** What of a table's plan is sent to the page. */
import type { SheetImport, SheetRow } from "#app/contract/sheet-import.ts";
import { readingOf } from "../reading-of.ts";

/** A page with more rows is slow on a phone; the counts tell of all. */
const MOST_ROWS = 200;

/** `reading` tells how a figure is understood; empty for what is none. */
export interface ShownRow extends SheetRow {
  changes: (SheetRow["changes"][number] & { reading: string })[];
}

/** `rows` holds the first of them, the wrong ones ahead; `rowsLeftOut` counts the others. */
export interface ShownPlan extends SheetImport {
  rows: ShownRow[];
  rowsLeftOut: number;
}

export function toShownPlan(plan: SheetImport): ShownPlan {
  const rows = plan.rows
    .toSorted((a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"))
    .slice(0, MOST_ROWS)
    .map((row) => toShownRow(row, plan.details));
  const { new: made, changed, wrong } = plan.counts;
  return { ...plan, rows, rowsLeftOut: made + changed + wrong - rows.length };
}

function toShownRow(row: SheetRow, details: readonly string[]): ShownRow {
  const changes = row.changes.map((change) => {
    const isFigure = details.includes(change.column) && change.to !== "";
    return { ...change, reading: isFigure ? readingOf({ name: change.column, value: change.to }) : "" };
  });
  return { ...row, changes };
}
