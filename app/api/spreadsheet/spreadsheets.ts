/** The spreadsheets of a shop: what is fetched as one, and what is done with one that is sent. */
import type { Kysely } from "kysely";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import type { Actor } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../services.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { applyImport, reportImport } from "./apply-import.ts";
import { exportSheet, templateSheet } from "./export-sheet.ts";
import { type ImportMode, isWritten } from "./outcomes.ts";
import type { PictureSource } from "./pictures.ts";
import { exportPlaces, templatePlaces } from "./places/columns.ts";
import { importPlaces } from "./places/import-places.ts";
import { planImport } from "./plan-import.ts";
import type { Table } from "./table.ts";

export interface ImportOptions extends ImportMode {
  database: Database;
  write: Services["write"];
  actor: Actor;
  uploads: Uploads;
  /** Files that the table names; categories have none. */
  pictures: PictureSource;
  report?: (step: "Reading pictures" | "Importing", done: number, total: number) => void;
}

export interface Spreadsheet {
  /** With titles, and a row an item; imported as it is, it changes nothing. */
  export(db: Kysely<Tables>): Promise<string[][]>;
  /** With titles and examples. */
  template(db: Kysely<Tables>): Promise<string[][]>;
  import(table: Table, options: ImportOptions): Promise<SheetImport>;
}

async function importProducts(table: Table, options: ImportOptions): Promise<SheetImport> {
  const { database, write, actor, uploads, pictures, report } = options;
  const plan = await planImport(database.db, table, pictures, (...progress) =>
    report?.("Reading pictures", ...progress),
  );
  const written = isWritten(plan.rows, options);
  const told = await reportImport(plan, written);
  if (!written) return told;
  await applyImport(plan, { write, actor, report: (...progress) => report?.("Importing", ...progress) });
  uploads.beginSizes([...plan.stored.values()]);
  return told;
}

export const PRODUCTS: Spreadsheet = { export: exportSheet, template: templateSheet, import: importProducts };

/** Categories, collections and subcategories, retired ones too. */
export const CATEGORIES: Spreadsheet = { export: exportPlaces, template: templatePlaces, import: importPlaces };
