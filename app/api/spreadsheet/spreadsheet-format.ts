/** Writes tables as spreadsheet files: XLSX, or CSV (RFC 4180) in which no cell is a formula. */
import { stringify } from "csv-stringify/sync";
import { ApiError } from "../api-error.ts";

/** Texts that spreadsheet programs read as formulas; some read the full-width signs too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
const NEGATIVE_NUMBER = /^-[\d.]+$/;
const MARKED = /^'+[=+\-@＝＋－＠\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet program would compute. */
function addMark(text: string): string {
  const isFormula = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text);
  return isFormula ? `'${text}` : escapeMarked(text);
}

/** Marks a text that looks marked already, so that `removeMark` restores it. */
function escapeMarked(text: string): string {
  return MARKED.test(text) ? `'${text}` : text;
}

export function removeMark(text: string): string {
  return MARKED.test(text) ? text.slice(1) : text;
}

/** @returns UTF-8 with a byte order mark; all cells but empty ones are quoted */
export function toCsv(rows: readonly (readonly string[])[]): Buffer {
  const marked = rows.map((row) => row.map(addMark));
  const options = { quoted: true, quoted_empty: false, record_delimiter: "\r\n" };
  return Buffer.from(`\ufeff${stringify(marked, options)}`);
}

export type SpreadsheetFormat = "csv" | "xlsx";

/** The format in which a file is written. @throws an ApiError for any other name */
export function toSpreadsheetFormat(name: string): SpreadsheetFormat {
  const [, format] = /\.(csv|xlsx)$/i.exec(name.toLowerCase()) ?? [];
  if (format) return format as SpreadsheetFormat;
  throw new ApiError(400, `${name} must be a .csv or .xlsx file`);
}

/** Whether the file is a spreadsheet, also one in a format that cannot be read. */
export const isSpreadsheetName = (name: string) =>
  /\.(?:csv|tsv|txt|xml|xls[xmb]?|ods|numbers)$/i.test(name);

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
