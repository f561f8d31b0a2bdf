/** The kinds of files that spreadsheets come in. */
import { ApiError } from "../api-error.ts";

export type SheetFormat = "csv" | "xlsx";

const OTHERS = /\.(?:xls|xlsm|xlsb|ods|numbers|tsv)$/i;

/** By the file's name. @throws an ApiError for any other kind. */
export function toSheetFormat(name: string): SheetFormat {
  const [, extension] = /\.([a-z]+)$/i.exec(name) ?? [];
  const format = extension?.toLowerCase();
  if (format === "csv" || format === "xlsx") return format;
  const remedy = OTHERS.test(name) ? ": save it as one of these in your spreadsheet program" : "";
  throw new ApiError(400, `${name}: must be a .csv or .xlsx file${remedy}`);
}

/** Whether the name is a spreadsheet's, one of a kind that cannot be read included. */
export const isSheetName = (name: string) => /\.(?:csv|xlsx)$/i.test(name) || OTHERS.test(name);
