/** Checks of rows against each other and the catalogue: slugs, and machines in the Fits column. */
import { setImmediate } from "node:timers/promises";
import { type PlannedRow, SLUG } from "./columns.ts";
import { addError } from "./planned-row.ts";
import type { SpreadsheetNames } from "./spreadsheet-names.ts";

const REMEDY = "enter another, or leave the cell empty to make one from the name";

/** @returns a check to call for each row, in order */
export function createSlugCheck(names: SpreadsheetNames): (plan: PlannedRow) => void {
  const first = new Map<string, number>();
  return (plan) => {
    const { slug } = plan.fields;
    if (slug === undefined) return;
    const owner = names.findBySlug(slug);
    if (owner && owner.id !== plan.id) {
      const which = owner.isFormer ? "a former" : "the";
      addError(plan, SLUG, slug, `is ${which} URL slug of ${names.keyOf(owner.id)}: ${REMEDY}`);
    }
    const before = first.get(slug);
    if (before !== undefined) addError(plan, SLUG, slug, `is already in row ${before}: ${REMEDY}`);
    else first.set(slug, plan.row);
  };
}

/** A row that names a product of a wrong row becomes wrong too, and so do the rows that name it. */
export async function checkFits(
  rows: readonly PlannedRow[],
  names: SpreadsheetNames,
): Promise<void> {
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  const isCreated = (sku: string) => bySku.get(sku)?.some(({ outcome }) => outcome !== "wrong");
  await setImmediate();
  const pairs = rows.flatMap((plan) => (plan.named.fits ?? []).map((key) => ({ key, plan })));
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
    if (isCreated(sku)) continue;
    for (const { plan } of naming.get(sku) ?? []) {
      if (plan.outcome !== "wrong") wrong.push(plan);
      addError(plan, "Fits", sku, `is in row ${row}, which has errors: correct that row`);
    }
    naming.delete(sku);
  }
}
