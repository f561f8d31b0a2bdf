/** Imports products from a spreadsheet, or reports what an import would change. */
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Actor } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { applyImport } from "./apply-import.ts";
import { listNewNames } from "./new-names.ts";
import type { PictureSource } from "./pictures.ts";
import { planImport } from "./plan-import.ts";
import { type ImportMode, isWritten, toReport } from "./report.ts";
import type { ImportShop } from "./shop-prices.ts";
import type { SpreadsheetTable } from "./table.ts";

interface ImportOptions extends ImportMode {
  shop: ImportShop;
  database: Database;
  write: Services["write"];
  actor: Actor;
  uploads: Uploads;
  /** Files that the Pictures column names. */
  pictures: PictureSource;
  report?: (step: "Reading pictures" | "Importing", done: number, total: number) => void;
}

export async function importProducts(
  table: SpreadsheetTable,
  options: ImportOptions,
): Promise<SpreadsheetImport> {
  const { database, write, actor, uploads, report } = options;
  const plan = await planImport(database.db, table, {
    ...options,
    report: (...progress) => report?.("Reading pictures", ...progress),
  });
  const written = isWritten(plan.rows, options);
  const newNames = await listNewNames(plan.rows, plan.names);
  const result = await toReport(plan.rows, {
    written,
    made: newNames.map(({ kind, name }) => `${kind} ${name}`),
    ...plan.found,
  });
  if (!written) return result;
  await applyImport(plan, {
    write,
    actor,
    report: (...progress) => report?.("Importing", ...progress),
  });
  uploads.queueSizes([...plan.stored.values()]);
  return result;
}
