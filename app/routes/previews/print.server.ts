/**
 * Prints share pictures as PNG, because the networks that show a shared address take no SVG. Each is made when it is
 * first asked for and kept on disk, under a name that tells its content, as long as there is room.
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
/** Letters that the typeface has not are looked for among the machine's own fonts, which takes longer. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\uffff]/;

/** Bytes on disk: some three thousand pictures. There are more comparisons than any disk has room for. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Pictures stored between two looks at the room they take. */
const TRIM_EVERY = 50;
let stored = 0;

const underWay = new Map<string, Promise<Buffer>>();

/** The PNG of a sheet, an SVG that refers to nothing outside itself. */
export function printSheet(sheet: string): Promise<Buffer> {
  const digest = createHash("sha256").update(sheet).digest("hex").slice(0, 32);
  const file = join(env.DATA_DIR, "previews", `${digest}.png`);
  return readFile(file).catch(() => printOnce(file, sheet));
}

/** Two visitors who ask at once wait for one print. */
function printOnce(file: string, sheet: string): Promise<Buffer> {
  const printing = underWay.get(file) ?? print(file, sheet).finally(() => underWay.delete(file));
  underWay.set(file, printing);
  return printing;
}

async function print(file: string, sheet: string): Promise<Buffer> {
  const image = await renderAsync(sheet, {
    font: { fontFiles: FONTS, defaultFontFamily: "Archivo Narrow", loadSystemFonts: BEYOND_LATIN.test(sheet) },
  });
  const png = image.asPng();
  // A full or read-only disk costs speed, not the answer.
  await keep(file, png).catch(() => undefined);
  return png;
}

async function keep(file: string, png: Buffer): Promise<void> {
  await store(dirname(file), basename(file), png);
  stored += 1;
  if (stored % TRIM_EVERY === 1) await trimFolder(dirname(file), MOST_BYTES);
}
