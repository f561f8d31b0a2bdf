/** What a sheet would change in one product. */
import type { SheetRow } from "#app/contract/sheet-import.ts";
import type { SheetFields } from "./columns.ts";

export interface PlannedRow extends SheetRow {
  /** Null for a new product. */
  id: number | null;
  /** Name of the category that it is in with this row; null for none. */
  category: string | null;
  fields: SheetFields;
}

/** Notes what is wrong with a row, at its column. */
export function fail(row: Pick<SheetRow, "errors" | "outcome">, column: string, value: string, message: string): void {
  row.errors.push({ column, value: value.slice(0, 200), message });
  row.outcome = "wrong";
}
