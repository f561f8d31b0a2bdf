/** Reads a CSV file in chunks. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import type { TableBuilder } from "./table-builder.ts";
import { formatNumber, SpreadsheetTooLargeError, toMegabytes } from "./too-large.ts";

/** Bytes that certainly contain the titles. */
const HEAD_BYTES = 256 * 1024;

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The separator that the first line with any uses most; some countries write semicolons. */
function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, "").split(/[\r\n]+/);
  const titles = lines.find((line) => /[,;\t]/.test(line)) ?? "";
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.sign ?? ",";
}

/** Refuses other encodings: the file does not name its own. */
async function* decode(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error("it is not encoded as UTF-8; save it as XLSX or as CSV UTF-8");
  }
}

export async function readCsv(file: string, builder: TableBuilder): Promise<void> {
  const head = await readHead(file);
  const encoding = head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : "utf-8";
  const parser = parse({
    delimiter: delimiterOf(new TextDecoder(encoding).decode(head)),
    relaxColumnCount: true,
    onRecord: () => null,
    maxRecordSize: SPREADSHEET_LIMITS.lineBytes,
    cast(value, { index, records }) {
      const row = records + 1;
      if (row > SPREADSHEET_LIMITS.lines)
        throw new SpreadsheetTooLargeError(
          `The file has more than ${formatNumber(SPREADSHEET_LIMITS.lines)} lines`,
        );
      if (index >= SPREADSHEET_LIMITS.lineValues)
        throw new SpreadsheetTooLargeError(
          `Line ${row} has more than ${formatNumber(SPREADSHEET_LIMITS.lineValues)} values`,
        );
      const text = value.trimStart();
      if (text.startsWith("=")) builder.addFormula(row, index, text.slice(1));
      else if (text !== "") builder.add(row, index, text);
      return "";
    },
  });
  await pipeline(
    createReadStream(file),
    (chunks) => decode(chunks, encoding),
    parser,
    async (rows) => {
      for await (const _ of rows);
    },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "CSV_MAX_RECORD_SIZE")
      throw new SpreadsheetTooLargeError(
        `A line is longer than ${toMegabytes(SPREADSHEET_LIMITS.lineBytes)}: check for a missing quotation mark`,
      );
    throw error;
  });
}
