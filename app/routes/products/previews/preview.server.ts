/**
 * Prints previews: PNGs of the drawings, because the networks that show a shared address take no SVG. Each is made when
 * it is first asked for and kept on disk, so that neither build nor repository carries one for every machine.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { env } from "#app/env.server.ts";
import { site } from "#app/site/site.server.ts";
import { previewSheet } from "./preview-sheet.ts";

/** Where the site's own files lie: the built ones, else the sources'. */
const PUBLIC = ["build/client", "public"];
const logo = readLogo();
const underWay = new Map<string, Promise<Buffer>>();

/** The PNG of a drawing, known by its path on this site; null where there is no such file. */
export async function findPreview(drawing: string): Promise<Buffer | null> {
  const svg = await readDrawing(drawing);
  if (svg === null) return null;
  const sheet = previewSheet(svg, await logo);
  const file = join(env.DATA_DIR, "previews", `${createHash("sha256").update(sheet).digest("hex").slice(0, 32)}.png`);
  return readFile(file).catch(() => printOnce(file, sheet));
}

/** The dealer's logo for a dark ground, as a data address; null for a dealer who has none. */
async function readLogo(): Promise<string | null> {
  const served = site.pictures.served.get(site.company.logoOnDark?.src ?? "");
  return served ? `data:${served.type};base64,${await readFile(served.file, "base64")}` : null;
}

async function readDrawing(path: string): Promise<string | null> {
  for (const folder of PUBLIC) {
    const text = await readFile(resolve(folder, `.${path}`), "utf8").catch(() => null);
    if (text?.includes("<svg")) return text;
  }
  return null;
}

/** Two visitors who ask at once wait for one print. */
function printOnce(file: string, sheet: string): Promise<Buffer> {
  const printing = underWay.get(file) ?? print(file, sheet).finally(() => underWay.delete(file));
  underWay.set(file, printing);
  return printing;
}

async function print(file: string, sheet: string): Promise<Buffer> {
  const image = await renderAsync(sheet, { font: { loadSystemFonts: false } });
  const png = image.asPng();
  await keep(file, png).catch(() => undefined);
  return png;
}

/** Written beside and renamed, so that nobody reads half a file. A full or read-only disk costs speed, not the answer. */
async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
}
