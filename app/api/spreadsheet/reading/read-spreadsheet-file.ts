/** Reads a spreadsheet file and sends its table in parts that the receiver handles quickly. */
import { open } from "node:fs/promises";
import { COLUMNS } from "../columns.ts";
import { type SpreadsheetTable, titlesOf } from "../table.ts";
import { convertExport } from "./convert-export.ts";
import { findTitles } from "./find-titles.ts";
import { readCsv } from "./read-csv.ts";
import { readFeed } from "./read-feed.ts";
import { readXlsx } from "./read-xlsx.ts";
import { UnreadableFileError } from "./refusals.ts";
import type { TableBuilder } from "./table-builder.ts";
import type { SheetChoice } from "./workbook.ts";

export interface ReadJob extends SheetChoice {
  file: string;
}

interface ReadFile extends Pick<SpreadsheetTable, "hidden" | "hiddenRows" | "sheets"> {
  builder: TableBuilder;
  notes: string[];
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

const HEAD_BYTES = 512;
/** After the mark of an encoding. */
const MARKUP = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[a-z!?]/i;
const SAVE = "open it in a spreadsheet program and save it as .xlsx";

/** By the first bytes, whatever the file's name. @throws UnreadableFileError */
async function readFile({ file, ...choice }: ReadJob): Promise<ReadFile> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read({ buffer: Buffer.alloc(HEAD_BYTES) })
    .finally(() => handle.close());
  const head = buffer.toString("latin1", 0, bytesRead).replaceAll("\0", "");
  if (bytesRead === 0)
    throw new UnreadableFileError(
      "The file is empty: save the spreadsheet again and choose the new file",
    );
  if (head.startsWith("\xd0\xcf\x11\xe0"))
    throw new UnreadableFileError(
      `The file is of Excel 97-2003, or is protected by a password: ${SAVE} without a password`,
    );
  const isMarkup = MARKUP.test(head);
  if (isMarkup && /<(?:!doctype )?html|<table/i.test(head))
    throw new UnreadableFileError(`The file is an HTML page: ${SAVE}`);
  if (head.startsWith("PK")) return readXlsx(file, choice);
  return isMarkup ? readFeed(file) : readCsv(file);
}

/** Also without the currency that may follow it. */
const isKnownTitle = (title: string) =>
  COLUMNS.find(title.replace(/[\s,]{0,3}\([^()]{1,20}\)$/, "")) !== undefined;

/** @throws SpreadsheetTooLargeError, or UnreadableFileError */
export async function readSpreadsheetFile(
  job: ReadJob,
  send: (part: TablePart) => Promise<void>,
): Promise<void> {
  const { builder, notes, ...facts } = await readFile(job);
  const { table } = builder;
  findTitles(table, isKnownTitle);
  const { titlesAt = 0 } = table;
  if (table.rows.slice(0, titlesAt).some(({ length }) => length > 0))
    notes.push(`The titles were read from row ${titlesAt + 1}; rows above it are left out`);
  const converted = convertExport(table, facts.hidden);
  if (converted) notes.push(converted.note);
  const titles = titlesOf(table);
  const untitled = table.rows.findIndex(
    (row, at) => at > titlesAt && row.some((text, column) => text && !titles[column]),
  );
  if (untitled >= 0)
    notes.push(`A column without a title is left out: row ${untitled + 1} has a value in it`);
  const { rows, faults, ...found } = converted?.table ?? table;
  for (const some of split(rows, sizeOfRow)) await send({ rows: some });
  for (const some of split(faults, ({ message }) => message?.length ?? 1))
    await send({ faults: some });
  notes.push(...builder.notes());
  await send({ ...facts, ...found, ...(notes.length > 0 && { notes }) });
}
