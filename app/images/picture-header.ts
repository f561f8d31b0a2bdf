/** Reads a picture's type and size from its header, so that no huge picture is decoded. */

interface PictureHeader {
  form: "png" | "jpg" | "gif" | "webp" | "avif" | "heic";
  /** Pixels, as stored; null where the header has none. */
  size: { width: number; height: number } | null;
}

type Size = PictureHeader["size"];

const ascii = (bytes: Buffer, start: number, length: number) =>
  bytes.toString("latin1", start, start + length);

/** Markers of frames with a JPEG's size: SOF0 to SOF15 except DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpegSize(bytes: Buffer): Size {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at++;
    else if (isFrame(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else if (marker === 0xda) return null;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size {
  const kind = ascii(bytes, 12, 4);
  if (bytes.length < 30) return null;
  if (kind === "VP8X")
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === "VP8 ")
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** AVIF and HEIC: the largest of the image spatial extents; each tile has extents too. */
function heifSize(bytes: Buffer): Size {
  const meta = bytes.subarray(0, 256 * 1024);
  let largest: Size = null;
  for (
    let at = meta.indexOf("ispe");
    at >= 0 && at + 16 <= meta.length;
    at = meta.indexOf("ispe", at + 4)
  ) {
    const size = { width: meta.readUInt32BE(at + 8), height: meta.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function positive(size: Size): Size {
  return size && size.width > 0 && size.height > 0 ? size : null;
}

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Null for any other type of file. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 24) return null;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n")
    return {
      form: "png",
      size: positive({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
    };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { form: "jpg", size: positive(jpegSize(bytes)) };
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6)))
    return {
      form: "gif",
      size: positive({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
    };
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP")
    return { form: "webp", size: positive(webpSize(bytes)) };
  if (ascii(bytes, 4, 4) !== "ftyp") return null;
  const brands = ascii(bytes, 8, Math.min(56, bytes.readUInt32BE(0) - 8));
  if (/avi[fs]/.test(brands)) return { form: "avif", size: positive(heifSize(bytes)) };
  return HEIC_BRANDS.test(brands.slice(0, 4))
    ? { form: "heic", size: positive(heifSize(bytes)) }
    : null;
}

/** The largest upload of a picture. */
export const MAX_FILE_MB = 25;

/** Above the resolution of phones, except those of 100 megapixels and more. */
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 25_000;
/** The longest side in relation to the shortest. */
const MAX_RATIO = 50;

/** Why a picture is rejected, as words that follow its name; null when it is accepted. */
export function refusalOf(bytes: Buffer): string | null {
  if (bytes.length === 0) return "is empty";
  const header = readPictureHeader(bytes);
  if (!header) return "is not a JPEG, PNG, WebP, AVIF, HEIC or GIF picture";
  if (!header.size) return "does not state its size: save the image again and use the new file";
  const { width, height } = header.size;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    return `is ${width} × ${height} pixels: images must have 80 megapixels or fewer`;
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
    return `is ${width} × ${height} pixels: one side must be at most ${MAX_RATIO} times as long as the other`;
  return isTruncated(bytes) ? "is incomplete: copy or save it again" : null;
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * Whether a JPEG, PNG, WebP, AVIF or HEIC file is truncated, such as after an interrupted copy;
 * without decoding it.
 */
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
