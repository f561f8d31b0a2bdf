/**
 * Renders share pictures as PNG, because networks do not show SVG. They are made at the first
 * request and cached on disk under a hash of their content.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { env } from "#app/env.server.ts";
import { store } from "#app/images/store-file.ts";
import { trimFolder } from "./trim-folder.ts";

const FONTS = ["400Regular/ArchivoNarrow_400Regular", "700Bold/ArchivoNarrow_700Bold"].map((name) =>
  resolve("node_modules/@expo-google-fonts/archivo-narrow", `${name}.ttf`),
);
/** Characters outside the typeface need the system's fonts, which take longer to load. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\uffff]/;

/** Limit of the cache on disk, bytes: about 3,000 pictures. */
const MAX_BYTES = 256 * 1024 * 1024;
/** The number of stored pictures between two checks of the cache's size. */
const TRIM_EVERY = 50;
let stored = 0;

const underWay = new Map<string, Promise<Buffer>>();

/** The PNG of an SVG without external references. */
export function printPreview(svg: string): Promise<Buffer> {
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 32);
  const file = join(env.DATA_DIR, "previews", `${digest}.png`);
  return readFile(file).catch(() => printOnce(file, svg));
}

/** Simultaneous requests share one rendering. */
function printOnce(file: string, svg: string): Promise<Buffer> {
  const printing = underWay.get(file) ?? print(file, svg).finally(() => underWay.delete(file));
  underWay.set(file, printing);
  return printing;
}

async function print(file: string, svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      fontFiles: FONTS,
      defaultFontFamily: "Archivo Narrow",
      loadSystemFonts: BEYOND_LATIN.test(svg),
    },
  });
  const png = image.asPng();
  // A full or read-only disk only costs speed.
  await keep(file, png).catch(() => undefined);
  return png;
}

async function keep(file: string, png: Buffer): Promise<void> {
  await store(dirname(file), basename(file), png);
  stored += 1;
  if (stored % TRIM_EVERY === 1) await trimFolder(dirname(file), MAX_BYTES);
}
