/** Other programs that read a CSV file and write it back. */
import { csvFormatRows, csvParseRows } from "d3-dsv";
import { parseString, writeToBuffer } from "fast-csv";
import Papa from "papaparse";

export interface CsvProgram {
  name: string;
  /** Without the byte order mark. */
  read(text: string): Promise<string[][]>;
  write(rows: string[][]): Promise<Buffer>;
}

export const CSV_PROGRAMS: readonly CsvProgram[] = [
  {
    name: "Papa Parse",
    read: async (text) => Papa.parse<string[]>(text, { skipEmptyLines: true }).data,
    write: async (rows) => Buffer.from(Papa.unparse(rows)),
  },
  {
    name: "d3-dsv",
    read: async (text) => csvParseRows(text),
    write: async (rows) => Buffer.from(csvFormatRows(rows)),
  },
  {
    name: "fast-csv",
    read: async (text) => parseString<string[], string[]>(text).toArray(),
    write: async (rows) => writeToBuffer(rows),
  },
];
