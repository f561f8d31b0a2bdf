/** Tells which machines a sheet's accessories cannot fit: those that are neither in the catalogue nor made by the sheet. */
import type { PlannedRow } from "./columns.ts";
import { fail } from "./planned-row.ts";
import type { SheetNames } from "./sheet-names.ts";

/** What a wrong row would make is not made, so that a row which names it becomes wrong, and what names that one. */
export function checkFits(rows: readonly PlannedRow[], names: SheetNames): void {
  const given = Map.groupBy(rows, ({ sku }) => sku);
  const isMade = (sku: string) => given.get(sku)?.some(({ outcome }) => outcome !== "wrong");
  const pairs = rows.flatMap((plan) => (plan.fields.fitKeys ?? []).map((key) => ({ key, plan })));
  const unknown = pairs.filter(({ key }) => names.productOf(key) === undefined);
  for (const { key, plan } of unknown) if (!given.has(key)) fail(plan, "Fits", key, "is no product's SKU");
  const naming = Map.groupBy(unknown, ({ key }) => key);
  // The list grows while it is gone through.
  const wrong = rows.filter(({ outcome }) => outcome === "wrong");
  for (const { sku, row } of wrong) {
    if (isMade(sku)) continue;
    for (const { plan } of naming.get(sku) ?? []) {
      if (plan.outcome !== "wrong") wrong.push(plan);
      fail(plan, "Fits", sku, `is in row ${row}, which is wrong`);
    }
    naming.delete(sku);
  }
}
