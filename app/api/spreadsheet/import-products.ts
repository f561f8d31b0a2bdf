/** Imports products from a spreadsheet, or reports what an import would change. */
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { applyImport } from "./apply-import.ts";
import { listNewNames } from "./new-names.ts";
import { type ImportOptions, planImport } from "./plan-import.ts";
import { toReport } from "./report.ts";
import type { SpreadsheetTable } from "./table.ts";

export async function importProducts(
  table: SpreadsheetTable,
  options: ImportOptions & { uploads: Uploads },
): Promise<SpreadsheetImport> {
  const plan = await planImport(table, options);
  const { rows, found } = plan;
  const isRight = options.skipWrong || rows.every(({ outcome }) => outcome !== "wrong");
  const written = isRight && !options.dryRun;
  const newNames = await listNewNames(rows);
  const result = await toReport(rows, {
    written,
    made: newNames.map(({ kind, name }) => `${kind} ${name}`),
    ...found,
  });
  if (!written) return result;
  await applyImport(plan, options);
  options.uploads.queueSizes([...plan.stored.values()]);
  return result;
}
