/** Unpacks the files inside an XLSX file in chunks, within a limit. */
import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { formatNumber, SpreadsheetTooLargeError, toMegabytes } from "./refusals.ts";

export type PackedFiles = Awaited<ReturnType<typeof openPackedFiles>>;

/** Reads the archive's central directory; the headers beside the data are ignored. */
export async function openPackedFiles(file: string) {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > SPREADSHEET_LIMITS.packedFiles) {
    zip.close();
    throw new SpreadsheetTooLargeError(
      `The file contains more than ${formatNumber(SPREADSHEET_LIMITS.packedFiles)} files`,
    );
  }
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let unpacked = 0;
  return {
    has: (name: string) => entries.has(name),
    /** Yields nothing for a missing file. @throws SpreadsheetTooLargeError */
    async *read(name: string) {
      const entry = entries.get(name);
      if (!entry) return;
      const stream: Readable = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        if (unpacked > SPREADSHEET_LIMITS.unpackedBytes)
          throw new SpreadsheetTooLargeError(
            `The file unpacks to more than ${toMegabytes(SPREADSHEET_LIMITS.unpackedBytes)}`,
          );
        yield chunk;
      }
    },
    close: () => zip.close(),
  };
}
