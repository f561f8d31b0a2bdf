/** Tells before a spreadsheet is read whether it would unpack to more than it may: by unpacking it, because what it says of itself may be false. */
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const unpack = promisify(inflateRaw);

/** What each file within a zip file begins with, and how it goes on: 30 bytes, its name, and what else is said of it. */
const ENTRY = Buffer.from("PK\x03\x04", "latin1");
const HEAD = 30;
const DEFLATED = 8;
/** Spreadsheets have some twenty. */
const MOST_ENTRIES = 1_000;

/** `most`: bytes of all files within together. */
export async function unpacksWithin(zip: Buffer, most: number): Promise<boolean> {
  let left = most;
  let entries = 0;
  for (let at = zip.indexOf(ENTRY); at >= 0 && at + HEAD <= zip.length; at = zip.indexOf(ENTRY, at + ENTRY.length)) {
    entries++;
    if (entries > MOST_ENTRIES) return false;
    // What is not packed is no larger than the file.
    if (zip.readUInt16LE(at + 8) !== DEFLATED) continue;
    const start = at + HEAD + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const size = await unpackedSize(zip.subarray(start), left);
    if (size === null) return false;
    left -= size;
  }
  return true;
}

/** Bytes; null for more than `most`, 0 for what cannot be unpacked. */
async function unpackedSize(packed: Buffer, most: number): Promise<number | null> {
  try {
    return (await unpack(packed, { maxOutputLength: Math.max(1, most) })).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? null : 0;
  }
}
