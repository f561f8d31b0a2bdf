/** Reads and writes tables as CSV or XLSX files. */
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { ApiError } from "../api-error.ts";
import { unpacksWithin } from "./unpacks-within.ts";

export type SheetFormat = "csv" | "xlsx";

/** By the file's name. @throws an ApiError for any other kind. */
export function toSheetFormat(name: string): SheetFormat {
  const [, extension] = /\.([a-z]+)$/i.exec(name) ?? [];
  const format = extension?.toLowerCase();
  if (format === "csv" || format === "xlsx") return format;
  throw new ApiError(400, `${name}: must be a .csv or .xlsx file`);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).trim();
}

/** A program's plain "CSV" is often in the letters of one country, which nothing in the file names. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("its letters are not UTF-8; save it as XLSX, or as what the program calls CSV UTF-8");
  }
}

/** Programs write semicolons where the comma is the decimal sign: the sign that the titles have most. */
function delimiterOf(text: string): string {
  const [titles = ""] = text.split("\n", 1);
  const unquoted = titles.replace(/"[^"]*"/g, "");
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.sign ?? ",";
}

async function readRows(bytes: Buffer, format: SheetFormat): Promise<unknown[][]> {
  if (format === "csv") {
    const text = decode(bytes);
    return parse(text, { delimiter: delimiterOf(text), relaxColumnCount: true, skipEmptyLines: false });
  }
  const { readSheet } = await import("read-excel-file/node");
  return readSheet(bytes);
}

/** Some ten times what 50,000 products need. */
const LARGEST_UNPACKED_MB = 256;

/** All rows as texts, the titles first. @throws an ApiError for what is no such file. */
export async function readTable(bytes: Buffer, format: SheetFormat): Promise<string[][]> {
  if (format === "xlsx" && !(await unpacksWithin(bytes, LARGEST_UNPACKED_MB * 1024 * 1024)))
    throw new ApiError(413, `The file unpacks to more than ${LARGEST_UNPACKED_MB} MB`);
  const rows = await readRows(bytes, format).catch((error: Error) => {
    throw new ApiError(400, `The file cannot be read as ${format.toUpperCase()}: ${error.message}`);
  });
  return rows.map((row) => row.map(toText));
}

const BOLD = { fontWeight: "bold" } as const;
/** Excel's own bound for a cell: what is longer is cut. */
export const LONGEST_CELL = 32_767;

/** What a program for tables would take for a formula is given as text. */
const unformula = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+$/.test(text) ? `'${text}` : text);

export async function writeTable(rows: string[][], format: SheetFormat): Promise<Buffer> {
  if (format === "csv") {
    return Buffer.from(
      `\ufeff${stringify(
        rows.map((row) => row.map(unformula)),
        { record_delimiter: "\r\n" },
      )}`,
    );
  }
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const [titles = [], ...others] = rows;
  const cells = others.map((row) => row.map((value) => ({ type: String, value: value.slice(0, LONGEST_CELL) })));
  const head = titles.map((value) => ({ type: String, value, ...BOLD }));
  return writeXlsxFile([head, ...cells], { stickyRowsCount: 1 }).toBuffer();
}

/** The rows under the titles that have a word in them: their numbers as programs for tables count, their cells bare. */
export function wordedRows(rows: readonly string[][]): { row: number; values: string[] }[] {
  return rows
    .map((values, index) => ({ row: index + 2, values: values.map((value) => withoutMark(value.trim()).trim()) }))
    .filter(({ values }) => values.some((value) => value !== ""));
}

/** The text of a cell without the mark that keeps it from being a formula. */
function withoutMark(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
