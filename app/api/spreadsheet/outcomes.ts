/** What becomes of a sheet's rows, taken together. */
import type { SheetImport, SheetRow } from "#app/contract/sheet-import.ts";

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
