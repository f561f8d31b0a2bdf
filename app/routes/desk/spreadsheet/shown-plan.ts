/** What of a table's plan is sent to the page. */
import type { SheetImport } from "#app/contract/sheet-import.ts";

/** A page with more rows is slow on a phone; the counts tell of all. */
const MOST_ROWS = 200;

/** `rows` holds the first of them, the wrong ones ahead; `rowsLeftOut` counts the others. */
export interface ShownPlan extends SheetImport {
  rowsLeftOut: number;
}

export function toShownPlan(plan: SheetImport): ShownPlan {
  const rows = plan.rows
    .toSorted((a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"))
    .slice(0, MOST_ROWS);
  return { ...plan, rows, rowsLeftOut: plan.rows.length - rows.length };
}
