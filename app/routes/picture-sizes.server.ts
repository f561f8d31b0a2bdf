/** Makes the sizes of the shop's photographs after the start or at the first request. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { env } from "#app/env.server.ts";
import { createQueue } from "#app/images/queue.ts";
import { hasAllSizes, readPhotographFile } from "#app/images/resized-photograph.ts";
import { fallbackWidthOf } from "#app/images/sizes.ts";
import { log } from "#app/log.server.ts";
import type { PictureFile } from "#app/site/pictures.ts";
import { site } from "#app/site/site.server.ts";
import { removeReplaced } from "./replaced-pictures.ts";

const folder = join(env.DATA_DIR, "site-pictures");
const queue = createQueue();

/** Leaves the first minute to page requests. */
const FIRST_AFTER_MS = 60_000;

/** The file to serve; until a size is made, a JPEG with `isFinal: false`, not to be cached. */
export async function findFile({
  file,
  type,
  made,
}: PictureFile): Promise<{ file: string; type: string; isFinal: boolean }> {
  if (!made) return { file, type, isFinal: true };
  const path = join(folder, `${made.digest}-${made.size}`);
  if (existsSync(path)) return { file: path, type, isFinal: true };
  const { width } =
    readPhotographFile(folder, made.digest) ??
    (await queue.makeFallback({ original: file, folder, hash: made.digest }));
  void makeAll(basename(file), made.digest);
  return {
    file: join(folder, `${made.digest}-${fallbackWidthOf(width)}.jpg`),
    type: "image/jpeg",
    isFinal: false,
  };
}

async function makeAll(file: string, digest: string): Promise<void> {
  const original = join(site.folder, "pictures", file);
  try {
    const { color } = await queue.makeSizes({ original, folder, hash: digest });
    if (color) site.pictures.setColor(file, color);
  } catch (err) {
    log.error({ err, file }, "A photograph could not be resized");
  }
}

async function makeMissing(): Promise<void> {
  await removeReplaced(folder, new Set(site.pictures.photographs.values()));
  for (const [file, digest] of site.pictures.photographs)
    if (!hasAllSizes(folder, digest)) await makeAll(file, digest);
}

for (const [file, digest] of site.pictures.photographs) {
  const color = readPhotographFile(folder, digest)?.color;
  if (color) site.pictures.setColor(file, color);
}
setTimeout(makeMissing, FIRST_AFTER_MS).unref();
