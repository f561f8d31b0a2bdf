/** What becomes of a sheet's rows, taken together. */
import { MOST_ROWS, type SheetImport, type SheetRow } from "#app/contract/sheet-import.ts";

type Outcomes = readonly Pick<SheetRow, "outcome">[];

export interface ImportMode {
  dryRun: boolean;
  /** Leaves out the rows that are wrong, where else nothing would be written. */
  skipWrong: boolean;
}

/** Whether the rows that are right are written. */
export function isWritten(rows: Outcomes, { dryRun, skipWrong }: ImportMode): boolean {
  return !dryRun && (skipWrong || rows.every(({ outcome }) => outcome !== "wrong"));
}

export function countOutcomes(rows: Outcomes): SheetImport["counts"] {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}

/** Of a large table, as many rows as an answer holds: the wrong ones first. */
export function withFirstRows(report: SheetImport): SheetImport {
  if (report.rows.length <= MOST_ROWS) return report;
  const isWrong = ({ outcome }: SheetRow) => outcome === "wrong";
  const rows = report.rows.toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)));
  return { ...report, rows: rows.slice(0, MOST_ROWS) };
}
