/** The files packed in an XLSX file, unpacked in pieces and counted while they are. */
import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";
import { SHEET_LIMITS } from "#app/limits.ts";
import { SheetTooLarge, toFigure, toMegabytes } from "./too-large.ts";

export interface PackedFiles {
  has(name: string): boolean;
  /** Empty for a file that is not there. @throws SheetTooLarge */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** The sizes and methods that the archive's own list states; what stands beside the data is not asked. */
export async function openPackedFiles(file: string): Promise<PackedFiles> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > SHEET_LIMITS.packedFiles) {
    zip.close();
    throw new SheetTooLarge(`The file packs more than ${toFigure(SHEET_LIMITS.packedFiles)} files`);
  }
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      const stream: Readable = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        if (unpacked > SHEET_LIMITS.unpackedBytes)
          throw new SheetTooLarge(`The file unpacks to more than ${toMegabytes(SHEET_LIMITS.unpackedBytes)}`);
        yield chunk;
      }
    },
    close: () => zip.close(),
  };
}
