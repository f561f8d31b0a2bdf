/** Downloads and imports of spreadsheet files by staff. */
import { firstRows, MAX_ROWS, type SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { Caller } from "../accounts/sessions.ts";
import type { Services } from "../services.ts";
import { COLUMNS } from "./columns.ts";
import { exportSpreadsheet, templateSpreadsheet } from "./export-products.ts";
import { importProducts } from "./import-products.ts";
import { uploadedPictures } from "./pictures.ts";
import { readTableFile } from "./read-table.ts";
import type { SheetChoice } from "./reading/workbook.ts";
import type { ImportMode } from "./report.ts";
import { type SpreadsheetFormat, writeTable } from "./spreadsheet-format.ts";

const DOWNLOADS = {
  export: { name: "catalogue", read: exportSpreadsheet },
  template: { name: "template", read: templateSpreadsheet },
};

export const SPREADSHEET_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The export or the template as a response that browsers save as a file. */
export async function downloadSpreadsheet(
  { db }: Services["database"],
  which: keyof typeof DOWNLOADS,
  format: SpreadsheetFormat,
): Promise<Response> {
  const { name, read } = DOWNLOADS[which];
  const bytes = await writeTable(await read(db), format, COLUMNS.numbers);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": SPREADSHEET_TYPES[format],
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
    },
  });
}

export interface UploadedSpreadsheet {
  /** The path of the table. */
  table: string;
  /** Files that the Pictures column names. */
  pictures: File[];
}

/** Writes new and changed rows. @throws an ApiError for a file that cannot be read */
export async function importSpreadsheet(
  services: Services,
  { admin }: Caller,
  { table, pictures }: UploadedSpreadsheet,
  { sheet, hiddenRows = false, ...mode }: ImportMode & SheetChoice,
): Promise<SpreadsheetImport> {
  const files = pictures.filter(({ size }) => size > 0);
  const report = await importProducts(await readTableFile(table, { sheet, hiddenRows }), {
    ...services,
    shop: services.shop(),
    actor: admin,
    pictures: uploadedPictures(files, services.uploads),
    ...mode,
  });
  const { rows } = report;
  return rows.length > MAX_ROWS ? { ...report, rows: firstRows(rows, MAX_ROWS) } : report;
}
