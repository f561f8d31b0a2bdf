/** Reads archives and files of lines within limits. */
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { CatalogueHead } from "#app/contract/catalogue-file.ts";
import { fromJson } from "#app/contract/reading.ts";
import { toValidationMessage } from "#app/contract/validation-messages.ts";
import { store } from "#app/images/store-file.ts";
import { ARCHIVE_LIMITS } from "#app/limits.ts";
import { pictureAt, type Uploads } from "../uploads/uploads.ts";
import { isArchive, LINES } from "./write-archive.ts";

const MB = 1024 * 1024;

/** A file that is rejected; the message has one line per error. */
export class ArchiveError extends Error {}

type Lines = AsyncIterable<string> | Iterable<string>;

/** An archive whose first line has been read, and with it the pictures. */
export interface Archive {
  head: CatalogueHead;
  /** The lines after the first; their end is the end of an undamaged file. */
  lines: Lines;
}

export const EMPTY_CATALOGUE: Archive = { head: { catalogue: 1, products: 0 }, lines: [] };

/**
 * Splits at "\n" only: Node's readline also splits at U+2028, which JSON texts may contain.
 *
 * @throws ArchiveError for a line above the limit
 */
async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const { lineCharacters } = ARCHIVE_LIMITS;
  const decoder = new TextDecoder();
  let rest = "";
  let count = 0;
  for await (const chunk of chunks) {
    const [end = "", ...begun] = decoder.decode(chunk, { stream: true }).split("\n");
    rest += end;
    for (const line of begun) {
      yield rest;
      rest = line;
    }
    count += begun.length;
    if (rest.length > lineCharacters)
      throw new ArchiveError(
        `line ${count + 1}: must be ${lineCharacters.toLocaleString("en")} characters or fewer`,
      );
  }
  if (rest) yield rest;
}

/** Stores the pictures, and yields the lines. The limits apply to the sizes in headers. */
async function* unpack(file: string, { served, originals, pictures }: Uploads["folders"]) {
  const folders: Record<string, string> = { uploads: served, originals, pictures };
  const { entries: mostEntries, unpackedBytes, pictureBytes } = ARCHIVE_LIMITS;
  const entries = extract();
  const source = createReadStream(file).on("error", (error) => entries.destroy(error));
  const unzipped = createGunzip().on("error", ({ message }) =>
    entries.destroy(new ArchiveError(`The file is damaged, or no archive: ${message}`)),
  );
  source.pipe(unzipped).pipe(entries);
  let count = 0;
  let bytes = 0;
  let hasLines = false;
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header;
    const [kind, picture] = pictureAt(name);
    count++;
    bytes += size;
    if (count > mostEntries || bytes > unpackedBytes)
      throw new ArchiveError(
        `The archive contains more than ${mostEntries.toLocaleString("en")} files, or ` +
          `${unpackedBytes / MB / 1024} GB`,
      );
    if (picture && size > pictureBytes)
      throw new ArchiveError(`${name} is larger than ${pictureBytes / MB} MB`);
    const folder = folders[kind ?? ""];
    if (picture && folder) {
      // Other names are hashes of contents, so that an existing picture is the same.
      if (folder === pictures) await rm(join(folder, picture), { force: true });
      await store(folder, picture, await buffer(entry));
    } else if (name === LINES) {
      hasLines = true;
      yield* splitLines(entry as AsyncIterable<Uint8Array>);
    } else entry.resume();
  }
  if (!hasLines) throw new ArchiveError(`${file} contains no ${LINES}`);
}

/** @throws ArchiveError if the first line is wrong */
export async function openLines(all: Lines): Promise<Archive> {
  const lines = (async function* () {
    yield* all;
  })();
  const { value = "" } = await lines.next();
  const head = CatalogueHead.safeParse(parseLine(value));
  if (!head.success) throw new ArchiveError(`line 1: ${toValidationMessage(head.error)}`);
  return { head: head.data, lines };
}

/** Stores an archive's pictures. If it is refused later, they are removed as unused. */
export const openArchive = (file: string, folders: Uploads["folders"]): Promise<Archive> =>
  openLines(isArchive(file) ? unpack(file, folders) : splitLines(createReadStream(file)));

/** Undefined for a text that is not JSON. */
export function parseLine(text: string): object | undefined {
  const value = fromJson(text);
  return value === undefined ? undefined : Object(value);
}
