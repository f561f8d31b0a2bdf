/** Unpacks the files inside an XLSX file in chunks, within a limit. */
import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { MB, rejectMore } from "./refusals.ts";

export type PackedFiles = Awaited<ReturnType<typeof openPackedFiles>>;

/** Reads the archive's central directory; the headers beside the data are ignored. */
export async function openPackedFiles(file: string) {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  const { packedFiles, unpackedBytes } = SPREADSHEET_LIMITS;
  if (zip.entryCount > packedFiles) zip.close();
  rejectMore(zip.entryCount, packedFiles, "The file contains", "files");
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
        rejectMore(unpacked / MB, unpackedBytes / MB, "The file unpacks to", "MB");
        yield chunk;
      }
    },
    close: () => zip.close(),
  };
}
