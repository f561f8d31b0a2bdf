/** Reads a spreadsheet file and sends its table in parts that the receiver handles quickly. */
import type { SpreadsheetFormat } from "../spreadsheet-format.ts";
import type { SpreadsheetTable } from "../table.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { createTableBuilder } from "./table-builder.ts";

export interface ReadJob {
  file: string;
  format: SpreadsheetFormat;
}

/** Rows and cell errors that follow those of earlier parts. */
export type TablePart = Partial<SpreadsheetTable>;

/** Approximate number of characters and cells in a part: a few milliseconds of work. */
const PART_SIZE = 100_000;

function* split<T>(items: readonly T[], sizeOf: (item: T) => number): Generator<T[]> {
  let start = 0;
  let size = 0;
  for (const [at, item] of items.entries()) {
    size += sizeOf(item);
    if (size < PART_SIZE) continue;
    yield items.slice(start, at + 1);
    start = at + 1;
    size = 0;
  }
  yield items.slice(start);
}

const sizeOfRow = (row: readonly string[]) => row.reduce((size, text) => size + 1 + text.length, 1);

/** @throws SpreadsheetTooLargeError, or an error that says why the file cannot be read */
export async function readSpreadsheetFile(
  { file, format }: ReadJob,
  send: (part: TablePart) => Promise<void>,
): Promise<void> {
  const builder = createTableBuilder();
  const otherSheets = await (format === "csv" ? readCsv(file, builder) : readXlsx(file, builder));
  const { rows, faults } = builder.table;
  for (const some of split(rows, sizeOfRow)) await send({ rows: some });
  for (const some of split(faults, ({ message }) => message.length)) await send({ faults: some });
  if (otherSheets && otherSheets.length > 0) await send({ otherSheets });
}
