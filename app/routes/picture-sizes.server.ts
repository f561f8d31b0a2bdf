/** Makes the sizes of the shop's photographs after the start or at the first request. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createQueue } from "#app/images/queue.ts";
import { hasAllSizes, readPhotographFile } from "#app/images/resized-photograph.ts";
import { fallbackWidthOf } from "#app/images/sizes.ts";
import { log } from "#app/log.server.ts";
import { SIZES_FOLDER as folder, type PictureFile } from "#app/site/pictures.ts";
import { site } from "#app/site/site.server.ts";
import { removeReplaced } from "./replaced-pictures.ts";

const queue = createQueue();

/** Leaves the first minute to page requests. */
const FIRST_AFTER_MS = 60_000;

/** The file to serve; until a size is made, a JPEG with `isFinal: false`, not to be cached. */
export async function findFile({ file, type, made }: PictureFile) {
  if (!made) return { file, type, isFinal: true };
  const path = join(folder, `${made.digest}-${made.size}`);
  if (existsSync(path)) return { file: path, type, isFinal: true };
  const { width } =
    readPhotographFile(folder, made.digest) ??
    (await queue.makeFallback({ original: file, folder, hash: made.digest }));
  void makeAll(file, made.digest);
  return {
    file: join(folder, `${made.digest}-${fallbackWidthOf(width)}.jpg`),
    type: "image/jpeg",
    isFinal: false,
  };
}

async function makeAll(original: string, digest: string): Promise<void> {
  try {
    await queue.makeSizes({ original, folder, hash: digest });
  } catch (err) {
    log.error({ err, file: original }, "A photograph could not be resized");
  }
}

async function makeMissing(): Promise<void> {
  const { photographs } = site.pictures;
  await removeReplaced(folder, new Set(photographs.keys()));
  for (const [digest, file] of photographs)
    if (!hasAllSizes(folder, digest)) await makeAll(file, digest);
}

setTimeout(makeMissing, FIRST_AFTER_MS).unref();
