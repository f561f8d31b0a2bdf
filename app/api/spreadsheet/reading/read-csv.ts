/** Reads a CSV file, in pieces. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { SHEET_LIMITS } from "#app/limits.ts";
import type { TableBuilder } from "./table-builder.ts";
import { SheetTooLarge, toFigure, toMegabytes } from "./too-large.ts";

/** Enough for the titles. */
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

/** Programs write semicolons where the comma is the decimal sign: the sign that the titles have most. */
function delimiterOf(text: string): string {
  const [titles = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.sign ?? ",";
}

/** A program's plain "CSV" is often in the letters of one country, which nothing in the file names. */
async function* decode(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error("its letters are not UTF-8; save it as XLSX, or as what the program calls CSV UTF-8");
  }
}

export async function readCsv(file: string, builder: TableBuilder): Promise<void> {
  const head = await readHead(file);
  const encoding = head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : "utf-8";
  const parser = parse({
    delimiter: delimiterOf(new TextDecoder(encoding).decode(head)),
    relaxColumnCount: true,
    onRecord: () => null,
    maxRecordSize: SHEET_LIMITS.lineBytes,
    cast(value, { index, records }) {
      const row = records + 1;
      if (row > SHEET_LIMITS.lines)
        throw new SheetTooLarge(`The file has more than ${toFigure(SHEET_LIMITS.lines)} lines`);
      if (index >= SHEET_LIMITS.lineValues)
        throw new SheetTooLarge(`Line ${row} has more than ${toFigure(SHEET_LIMITS.lineValues)} values`);
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
      throw new SheetTooLarge(
        `A line is longer than ${toMegabytes(SHEET_LIMITS.lineBytes)}: is a quotation mark not closed?`,
      );
    throw error;
  });
}
