/** Makes the sizes of the dealer's photographs when they are first asked for, and keeps them on the disk. */
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { env } from "#app/env.server.ts";

/** Larger ones are no photographs but an attack, or a mistake. */
const MOST_PIXELS = 100_000_000;

let last: Promise<unknown> = Promise.resolve();

/** The file with that size in that form; one is made after another, so that pages stay quick. */
export function makeSize(original: string, digest: string, type: string, width: number): Promise<string> {
  const folder = join(env.DATA_DIR, "site-pictures");
  const name = `${digest}-${basename(original, extname(original))}-${width}.${type.slice("image/".length)}`;
  const path = join(folder, name);
  if (existsSync(path)) return Promise.resolve(path);
  const made = last.then(() => make(original, folder, path, type, width));
  last = made.catch(() => undefined);
  return made;
}

async function make(original: string, folder: string, path: string, type: string, width: number): Promise<string> {
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  // Metadata is left out unless it is asked for: nobody learns where the photograph was taken.
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const part = `${path}.${process.pid}.part`;
  await (type === "image/avif" ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 })).toFile(part);
  await rename(part, path);
  return path;
}
