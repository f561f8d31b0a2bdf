/** The formats of spreadsheet files, and how tables are written in them. */
import { ApiError } from "../api-error.ts";
import { escapeMarked, toCsv } from "./csv.ts";

export type SpreadsheetFormat = "csv" | "xlsx";

const OTHERS = /\.(?:xls|xlsm|xlsb|ods|numbers|tsv)$/i;

/** The format by the file's name. @throws an ApiError for any other format */
export function toSpreadsheetFormat(name: string): SpreadsheetFormat {
  const [, extension] = /\.([a-z]+)$/i.exec(name) ?? [];
  const format = extension?.toLowerCase();
  if (format === "csv" || format === "xlsx") return format;
  const remedy = OTHERS.test(name) ? ": save it in one of these formats" : "";
  throw new ApiError(400, `${name} must be a .csv or .xlsx file${remedy}`);
}

/** Whether the file is a spreadsheet, also one in a format that cannot be read. */
export const isSpreadsheetName = (name: string) =>
  /\.(?:csv|xlsx)$/i.test(name) || OTHERS.test(name);

const BOLD = { fontWeight: "bold" } as const;
/** Excel's limit for a cell; longer texts are cut. */
export const MAX_CELL_LENGTH = 32_767;

/** @param numbers titles of the columns whose cells are numbers in XLSX */
export async function writeTable(
  rows: string[][],
  format: SpreadsheetFormat,
  numbers: ReadonlySet<string> = new Set(),
): Promise<Buffer> {
  if (format === "csv") return toCsv(rows);
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const [titles = [], ...others] = rows.map((row) => row.map(escapeMarked));
  const toCell = (value: string, at: number) =>
    value !== "" && numbers.has(titles[at] ?? "")
      ? { type: Number, value: Number(value) }
      : { type: String, value: value.slice(0, MAX_CELL_LENGTH) };
  const cells = others.map((row) => row.map(toCell));
  const head = titles.map((value) => ({ type: String, value, ...BOLD }));
  return writeXlsxFile([head, ...cells], { stickyRowsCount: 1 }).toBuffer();
}
