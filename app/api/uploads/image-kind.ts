/** Tells what kind of picture some bytes are by looking at them, and its size in pixels where that is easy to read. */

export interface ImageKind {
  extension: "png" | "jpg" | "gif" | "webp" | "avif";
  size: { width: number; height: number } | null;
}

const ascii = (bytes: Buffer, start: number, length: number) => bytes.toString("latin1", start, start + length);

/** Frames that hold a JPEG's size: SOF0 to SOF15 without DHT, JPG and DAC. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

function jpegSize(bytes: Buffer): ImageKind["size"] {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (FRAMES.has(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): ImageKind["size"] {
  if (bytes.length < 30) return null;
  switch (ascii(bytes, 12, 4)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

function positive(size: ImageKind["size"]): ImageKind["size"] {
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Null for anything but a raster picture that browsers show; an SVG is a document that may hold scripts. */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  if (bytes.length < 24) return null;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") {
    return { extension: "png", size: positive({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }) };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return { extension: "jpg", size: positive(jpegSize(bytes)) };
  }
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) {
    return { extension: "gif", size: positive({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }) };
  }
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") {
    return { extension: "webp", size: positive(webpSize(bytes)) };
  }
  if (ascii(bytes, 4, 4) === "ftyp" && /^avi[fs]$/.test(ascii(bytes, 8, 4))) return { extension: "avif", size: null };
  return null;
}
