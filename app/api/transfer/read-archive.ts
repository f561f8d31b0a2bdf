/** Reads archives within limits, which apply to the sizes in their headers. */
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type Extract, extract } from "tar-stream";
import { ARCHIVE_LIMITS } from "#app/limits.ts";
import { ArchiveError } from "./archive-error.ts";
import { splitLines } from "./lines-of.ts";

const MB = 1024 * 1024;

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** @throws ArchiveError for too many entries or bytes */
export async function* readEntries(archive: Readable): AsyncGenerator<Entry> {
  const { entries: mostEntries, unpackedBytes } = ARCHIVE_LIMITS;
  const entries = extract();
  archive.on("error", (error) => entries.destroy(error));
  archive.pipe(entries);
  let count = 0;
  let size = 0;
  for await (const entry of entries) {
    count++;
    size += entry.header.size ?? 0;
    if (count > mostEntries)
      throw new ArchiveError(
        `The archive contains more than ${mostEntries.toLocaleString("en")} files`,
      );
    if (size > unpackedBytes)
      throw new ArchiveError(`The archive unpacks to more than ${unpackedBytes / MB / 1024} GB`);
    yield entry;
  }
}

function refuseLarger({ name, size = 0 }: Entry["header"], maxSize: number): void {
  if (size > maxSize) throw new ArchiveError(`${name} is larger than ${maxSize / MB} MB`);
}

/** @throws ArchiveError for an image above the limit */
export const checkPicture = ({ header }: Entry) =>
  refuseLarger(header, ARCHIVE_LIMITS.pictureBytes);

/** Reads a short text. @throws ArchiveError for one above the limit */
export function readText(entry: Entry): Promise<string> {
  refuseLarger(entry.header, ARCHIVE_LIMITS.textBytes);
  return text(entry);
}

/** @throws ArchiveError for a line above the limit */
export const readLines = (entry: Entry) => splitLines(entry as AsyncIterable<Uint8Array>);
