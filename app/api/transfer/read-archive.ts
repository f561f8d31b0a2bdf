/** Reads archives: what they unpack to is bounded by what their headers state, which nothing in them exceeds. */
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type Extract, extract } from "tar-stream";
import { ARCHIVE_LIMITS } from "#app/limits.ts";
import { BadFile } from "./bad-file.ts";
import { splitLines } from "./lines-of.ts";

const MB = 1024 * 1024;

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** @throws BadFile for more entries or bytes than an archive may hold */
export async function* readEntries(archive: Readable): AsyncGenerator<Entry> {
  const { entries: most, unpackedBytes } = ARCHIVE_LIMITS;
  const entries = extract();
  archive.on("error", (error) => entries.destroy(error));
  archive.pipe(entries);
  let count = 0;
  let size = 0;
  for await (const entry of entries) {
    count++;
    size += entry.header.size ?? 0;
    if (count > most) throw new BadFile(`The archive holds more than ${most.toLocaleString("en")} files`);
    if (size > unpackedBytes) throw new BadFile(`The archive unpacks to more than ${unpackedBytes / MB / 1024} GB`);
    yield entry;
  }
}

function refuseLarger({ name, size = 0 }: Entry["header"], most: number): void {
  if (size > most) throw new BadFile(`${name} is larger than ${most / MB} MB`);
}

/** @throws BadFile for a picture that is larger than one may be */
export const checkPicture = ({ header }: Entry) => refuseLarger(header, ARCHIVE_LIMITS.pictureBytes);

/** A short text, whole. @throws BadFile */
export function readText(entry: Entry): Promise<string> {
  refuseLarger(entry.header, ARCHIVE_LIMITS.textBytes);
  return text(entry);
}

/** @throws BadFile for a line that is longer than one may be */
export const readLines = (entry: Entry) => splitLines(entry as AsyncIterable<Uint8Array>);
