/** Reads a spreadsheet that a test has in memory. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTableFile } from "#app/api/spreadsheet/read-table.ts";
import type { SheetChoice } from "#app/api/spreadsheet/reading/workbook.ts";

/** Calls `work` with a temporary file of these bytes. */
export async function withFile<T>(
  bytes: Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "sheet-"));
  try {
    const file = join(folder, "sheet");
    await writeFile(file, bytes);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const readTable = (bytes: Uint8Array, choice?: SheetChoice) =>
  withFile(bytes, (file) => readTableFile(file, choice));
