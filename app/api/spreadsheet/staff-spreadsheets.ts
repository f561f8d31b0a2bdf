/** Downloads and imports of spreadsheet files by staff. */
import { firstRows, MAX_ROWS, type SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Caller } from "../accounts/sessions.ts";
import type { Services } from "../services.ts";
import { uploadedPictures } from "./pictures.ts";
import { readTableFile } from "./read-table.ts";
import type { ImportMode } from "./report.ts";
import { type SpreadsheetFormat, toSpreadsheetFormat, writeTable } from "./spreadsheet-format.ts";
import { CATEGORIES, PRODUCTS } from "./spreadsheets.ts";

/** File names without extension. */
const SPREADSHEETS = {
  products: { spreadsheet: PRODUCTS, names: { export: "catalogue", template: "template" } },
  categories: {
    spreadsheet: CATEGORIES,
    names: { export: "categories", template: "categories-template" },
  },
};
export type SpreadsheetSubject = keyof typeof SPREADSHEETS;

export const SPREADSHEET_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The export or the template as a response that browsers save as a file. */
export async function downloadSpreadsheet(
  { db }: Services["database"],
  of: SpreadsheetSubject,
  which: "export" | "template",
  format: SpreadsheetFormat,
): Promise<Response> {
  const { spreadsheet, names } = SPREADSHEETS[of];
  const headers = {
    "Content-Type": SPREADSHEET_TYPES[format],
    "Content-Disposition": `attachment; filename="${names[which]}.${format}"`,
  };
  return new Response(
    new Uint8Array(await writeTable(await spreadsheet[which](db), format, spreadsheet.numbers)),
    {
      headers,
    },
  );
}

export interface UploadedSpreadsheet {
  /** A file at `path`; `name` decides its format. */
  table: { path: string; name: string };
  /** Files that the Pictures column names. */
  pictures: File[];
}

/** Writes new and changed rows. @throws an ApiError for a file that cannot be read */
export async function importSpreadsheet(
  { database, write, uploads, shop }: Services,
  { admin }: Caller,
  of: SpreadsheetSubject,
  { table, pictures }: UploadedSpreadsheet,
  mode: ImportMode,
): Promise<SpreadsheetImport> {
  const files = pictures.filter(({ size }) => size > 0);
  const report = await SPREADSHEETS[of].spreadsheet.import(
    await readTableFile(table.path, toSpreadsheetFormat(table.name)),
    {
      database,
      write,
      uploads,
      shop,
      actor: admin,
      pictures: uploadedPictures(files, uploads),
      ...mode,
    },
  );
  const { rows } = report;
  return rows.length > MAX_ROWS ? { ...report, rows: firstRows(rows, MAX_ROWS) } : report;
}
