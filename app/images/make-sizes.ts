/** Resizes a photograph for pages: upright, without metadata, in all widths and formats. */
import { fallbackWidthOf, MAX_WIDTH, widthsOf } from "./sizes.ts";

export interface ResizedPhotograph {
  /** px, upright, at most `MAX_WIDTH` wide. */
  width: number;
  height: number;
  /** Placeholder colour while it loads, "#rrggbb"; null where it is partly transparent. */
  color: string | null;
}

type Write = (name: string, bytes: Buffer) => Promise<void>;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

const MAX_PIXELS = 80_000_000;
const HEIC = /^hei|^hev|^mif1|^msf1/;

/**
 * Writes the fallback, "1080.jpg", which is enough for pages to show the photograph.
 *
 * @throws when the bytes are not a readable picture
 */
export async function makeFallback(bytes: Buffer, write: Write): Promise<ResizedPhotograph> {
  const sharp = await loadSharp();
  const raw = await decode(bytes);
  const { width, height } = raw;
  const small = await fromRaw(sharp, raw)
    .resize({ width: Math.min(width, 160) })
    .png()
    .toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  const fallback = fallbackWidthOf(width);
  const jpeg = fromRaw(sharp, raw).resize({ width: fallback }).flatten({ background: "#ffffff" });
  await write(`${fallback}.jpg`, await jpeg.jpeg({ quality: 78, mozjpeg: true }).toBuffer());
  return { width, height, color: isOpaque ? toHex(dominant) : null };
}

/** Writes all sizes as AVIF and WebP, the smallest first: "160.webp", "160.avif", "320.webp" … */
export async function makeSizes(bytes: Buffer, write: Write): Promise<void> {
  const sharp = await loadSharp();
  const raw = await decode(bytes);
  for (const size of widthsOf(raw.width)) {
    const { data, info } = await fromRaw(sharp, raw)
      .resize({ width: size })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const small = () => fromRaw(sharp, { ...raw, data, width: info.width, height: info.height });
    await write(`${size}.webp`, await small().webp({ quality: 72 }).toBuffer());
    await write(`${size}.avif`, await small().avif({ quality: 48, effort: 2 }).toBuffer());
  }
}

type Sharp = typeof import("sharp")["default"];

/** Loaded with the first photograph; uses one core and no cache. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

function fromRaw(sharp: Sharp, { data, width, height, channels }: Raw) {
  return sharp(data, { raw: { width, height, channels } });
}

/** Pixels; close to the limit of WebP. */
const MAX_HEIGHT = 16_000;

/** Decodes upright, in sRGB, no larger than the largest size, without metadata. */
async function decode(bytes: Buffer): Promise<Raw> {
  const sharp = await loadSharp();
  const source = isHeic(bytes)
    ? sharp(await decodeHeic(bytes))
    : sharp(withoutPngTexts(bytes), {
        limitInputPixels: MAX_PIXELS,
        failOn: "truncated",
      }).autoOrient();
  const { data, info } = await source
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels as Raw["channels"],
  };
}

/** Chunks that the pixels and their colours need. */
const PNG_CHUNKS = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP iCCP eXIf".split(" "));

/** The texts of a PNG are compressed: a few kilobytes may unpack to gigabytes. */
export function withoutPngTexts(bytes: Buffer): Buffer {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return bytes;
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (PNG_CHUNKS.has(bytes.toString("latin1", at + 4, at + 8)))
      kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function isHeic(bytes: Buffer): boolean {
  return bytes.toString("latin1", 4, 8) === "ftyp" && HEIC.test(bytes.toString("latin1", 8, 12));
}

/** sharp cannot read HEIC, so libheif (WebAssembly) does. It turns the picture upright. */
async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { default: decodeWith } = await import("heic-decode");
  const sharp = await loadSharp();
  const { width, height, data } = await decodeWith({ buffer: bytes });
  if (width * height > MAX_PIXELS) throw new Error("The picture is too large");
  const raw = { width, height, channels: 4 as const };
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
