/** Checks the machines in the Fits column, which may be products of other rows. */
import { setImmediate } from "node:timers/promises";
import { addError, listIn, type PlannedRow } from "./planned-row.ts";
import type { SpreadsheetNames } from "./spreadsheet-names.ts";

/** A row that names a product of a wrong row becomes wrong too, and so do the rows that name it. */
export async function checkFits(
  rows: readonly PlannedRow[],
  names: SpreadsheetNames,
): Promise<void> {
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  await setImmediate();
  const pairs = rows.flatMap((plan) => listIn(plan, "Fits").map((key) => ({ key, plan })));
  await setImmediate();
  const unknown = pairs.filter(({ key }) => names.findByKey(key) === undefined);
  for (const { key, plan } of unknown)
    if (!bySku.has(key))
      addError(plan, "Fits", key, "is not the SKU of a product: correct it, or add its row");
  await setImmediate();
  const naming = Map.groupBy(unknown, ({ key }) => key);
  // The loop appends to the list.
  const wrong = rows.filter(({ outcome }) => outcome === "wrong");
  for (const { sku, row } of wrong) {
    if (bySku.get(sku)?.some(({ outcome }) => outcome !== "wrong")) continue;
    for (const { plan } of naming.get(sku) ?? []) {
      if (plan.outcome !== "wrong") wrong.push(plan);
      addError(plan, "Fits", sku, `is in row ${row}, which has errors: correct that row`);
    }
    naming.delete(sku);
  }
}
