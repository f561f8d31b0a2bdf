/** Detects truncated image files, such as after an interrupted copy, without decoding them. */

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Whether a JPEG, PNG, WebP, AVIF or HEIC file is truncated. */
export function isTruncated(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isTruncatedJpeg(bytes);
  if (bytes.toString("latin1", 1, 4) === "PNG") return bytes.lastIndexOf("IEND") < 0;
  if (bytes.toString("latin1", 0, 4) === "RIFF") return bytes.readUInt32LE(4) + 8 > bytes.length;
  return bytes.toString("latin1", 4, 8) === "ftyp" && isTruncatedHeif(bytes);
}

/** Ignores end markers before the first scan; they belong to the preview in the metadata. */
function isTruncatedJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN[1])
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return bytes.lastIndexOf(END_OF_JPEG) < at;
}

/** A box starts with its size: 0 means up to the end of the file, 1 that an 8-byte size follows. */
function isTruncatedHeif(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    if (short === 0) return false;
    if (short === 1 && at + 16 > bytes.length) return true;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return true;
    at += size;
  }
  return at > bytes.length;
}
