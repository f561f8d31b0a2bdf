/** Tells which machines a sheet's accessories cannot fit: those that are neither in the catalogue nor made by the sheet. */
import { fail, type PlannedRow } from "./planned-row.ts";
import type { SheetNames } from "./sheet-names.ts";

/** What a wrong row would make is not made, so that a row which names it becomes wrong, and what names that one. */
export function checkFits(rows: readonly PlannedRow[], names: SheetNames): void {
  const given = new Map(rows.map(({ sku, row }) => [sku, row]));
  const missing = (keys: string[] | undefined, known: (key: string) => boolean) =>
    (keys ?? []).filter((key) => names.productOf(key) === undefined && !known(key));
  for (const plan of rows) {
    for (const key of missing(plan.fields.fitKeys, (key) => given.has(key)))
      fail(plan, "Fits", key, "is no product's SKU");
  }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const made = new Set(rows.filter(({ outcome }) => outcome !== "wrong").map(({ sku }) => sku));
    for (const plan of rows) {
      if (plan.outcome === "wrong") continue;
      for (const key of missing(plan.fields.fitKeys, (key) => made.has(key))) {
        fail(plan, "Fits", key, `is in row ${given.get(key)}, which is wrong`);
        isSettled = false;
      }
    }
  }
}
