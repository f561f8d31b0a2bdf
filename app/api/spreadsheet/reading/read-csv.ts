/** Reads a CSV file in chunks. */
import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { type CsvError, parse } from "csv-parse";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { MB, rejectMore, SpreadsheetTooLargeError, UnreadableFileError } from "./refusals.ts";
import { createTableBuilder, type TableBuilder } from "./table-builder.ts";

const OLDER = "windows-1252";
const OLDER_NOTE =
  "The file is not encoded as UTF-8 and was read as Windows-1252: check letters such as å and é. " +
  'If they are wrong, save the table as .xlsx or as "CSV UTF-8"';
/** Bytes that certainly contain the titles. */
const HEAD_BYTES = 256 * 1024;

/** Lines by which the separator is found. */
const FIRST_LINES = 20;

/** Excel writes this line above the titles and does not show it. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;
/** Keeps a program from reading a code as a number: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * The separator that most lines have equally often; some countries write semicolons. Commas within
 * prices and sentences differ from line to line.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, "").split(/[\r\n]+/, FIRST_LINES);
  const weigh = (sign: string) => {
    const alike = Map.groupBy(lines, (line) => line.split(sign).length - 1);
    return Math.max(...[...alike].map(([count, { length }]) => count * length ** 2));
  };
  return [";", "\t", "|", ","].sort((one, other) => weigh(other) - weigh(one))[0] ?? ",";
}

/** The file does not name its encoding. */
function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString("latin1", 0, 3);
  if (mark.startsWith("\xff\xfe")) return "utf-16le";
  if (mark.startsWith("\xfe\xff")) return "utf-16be";
  const remedy = 'save it as .xlsx, or as "CSV UTF-8"';
  if (bytes.includes(0)) throw new UnreadableFileError(`The file is not a text: ${remedy}`);
  if (isUtf8(bytes)) return "utf-8";
  if (mark === "\xef\xbb\xbf") throw new UnreadableFileError(`The file is damaged text: ${remedy}`);
  return OLDER;
}

/** @param isRelaxed whether quotation marks may be in values that are not quoted: 1/2" drill */
async function parseCsv(
  bytes: NonSharedBuffer,
  encoding: string,
  isRelaxed: boolean,
): Promise<TableBuilder> {
  const { lines, lineValues, lineBytes } = SPREADSHEET_LIMITS;
  const builder = createTableBuilder();
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, HEAD_BYTES));
  const [, separator] = SEPARATOR_LINE.exec(head) ?? [];
  const parser = parse({
    delimiter: separator ?? delimiterOf(head),
    fromLine: separator ? 2 : 1,
    relaxColumnCount: true,
    relaxQuotes: isRelaxed,
    // Spaces around quotation marks; other characters after a closing one remain an error.
    trim: isRelaxed,
    onRecord: () => null,
    maxRecordSize: lineBytes,
    cast(value, { index, records }) {
      const line = records + 1;
      rejectMore(line, lines, "The file has", "lines");
      rejectMore(index + 1, lineValues, `Line ${line} has`, "values");
      const text = value.trimStart();
      const [, inner] = TEXT_FORMULA.exec(text) ?? [];
      if (inner !== undefined) builder.add(line, index, inner.replaceAll('""', '"'));
      else if (text.startsWith("=")) builder.addFormula(line, index, text.slice(1));
      else if (text !== "") builder.add(line, index, text);
      return "";
    },
  });
  const text = new Blob([bytes]).stream().pipeThrough(new TextDecoderStream(encoding));
  await pipeline(text, parser, async (rows) => {
    for await (const _ of rows);
  }).catch((error: CsvError) => {
    if (error.code === "CSV_MAX_RECORD_SIZE")
      throw new SpreadsheetTooLargeError(
        `A line is longer than ${lineBytes / MB} MB: check for a missing quotation mark`,
      );
    if (isRelaxed && error.code?.includes("_QUOTE"))
      throw new UnreadableFileError(
        `Row ${Number(error.records) + 1} has a quotation mark (") too many or too few: ` +
          'write "" for each one within a quoted value, or save the table as .xlsx',
      );
    throw error;
  });
  return builder;
}

/** @returns the table, and notes on how the file was read */
export async function readCsv(file: string): Promise<{ builder: TableBuilder; notes: string[] }> {
  const bytes = await readFile(file);
  const encoding = encodingOf(bytes);
  const builder = await parseCsv(bytes, encoding, false).catch((error: CsvError) => {
    if (!error.code?.includes("_QUOTE")) throw error;
    return parseCsv(bytes, encoding, true);
  });
  return { builder, notes: encoding === OLDER ? [OLDER_NOTE] : [] };
}
