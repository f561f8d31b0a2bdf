/** What becomes of a sheet's rows, taken together. */
import { MOST_ROWS, type SheetImport, SheetRow } from "#app/contract/sheet-import.ts";

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

/** What the one who imports is told: of the rows, those that are not the same. */
export function toReport(
  rows: readonly SheetRow[],
  { written, made, details }: Pick<SheetImport, "written" | "made" | "details">,
): SheetImport {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  const told = rows.filter(({ outcome }) => outcome !== "same");
  const fields = Object.keys(SheetRow.shape) as (keyof SheetRow)[];
  const rowsTold = told.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])) as SheetRow);
  return { written, counts, made, details, rows: rowsTold };
}

/** Of a large table, as many rows as an answer holds: the wrong ones first. */
export function withFirstRows(report: SheetImport): SheetImport {
  if (report.rows.length <= MOST_ROWS) return report;
  const isWrong = ({ outcome }: SheetRow) => outcome === "wrong";
  const rows = report.rows.toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)));
  return { ...report, rows: rows.slice(0, MOST_ROWS) };
}
