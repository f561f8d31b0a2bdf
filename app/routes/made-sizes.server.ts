/** The sizes of the dealer's photographs, made in a process of their own soon after the start, or when they are first asked for. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { env } from "#app/env.server.ts";
import { isWhole, readMade } from "#app/images/made-photograph.ts";
import { createQueue } from "#app/images/queue.ts";
import { fallbackWidthOf } from "#app/images/sizes.ts";
import { log } from "#app/log.server.ts";
import type { Served } from "#app/site/pictures.ts";
import { site } from "#app/site/site.server.ts";
import { removeReplaced } from "./replaced-pictures.ts";

const folder = join(env.DATA_DIR, "site-pictures");
const queue = createQueue();

/** The first pages of a fresh server come before its pictures. */
const FIRST_AFTER_MS = 60_000;

/** The file of an address. Until a size is made, the photograph's JPEG stands for it, and nobody is to keep that. */
export async function findFile({
  file,
  type,
  made,
}: Served): Promise<{ file: string; type: string; isFinal: boolean }> {
  if (!made) return { file, type, isFinal: true };
  const path = join(folder, `${made.digest}-${made.size}`);
  if (existsSync(path)) return { file: path, type, isFinal: true };
  const { width } =
    readMade(folder, made.digest) ?? (await queue.makeFallback({ original: file, folder, hash: made.digest }));
  void makeAll(basename(file), made.digest);
  return { file: join(folder, `${made.digest}-${fallbackWidthOf(width)}.jpg`), type: "image/jpeg", isFinal: false };
}

async function makeAll(file: string, digest: string): Promise<void> {
  const original = join(site.folder, "pictures", file);
  try {
    const { color } = await queue.makeSizes({ original, folder, hash: digest });
    if (color) site.pictures.setColor(file, color);
  } catch (err) {
    log.error({ err, file }, "Sizes of a photograph are not made");
  }
}

async function makeMissing(): Promise<void> {
  await removeReplaced(folder, new Set(site.pictures.photographs.values()));
  for (const [file, digest] of site.pictures.photographs) if (!isWhole(folder, digest)) await makeAll(file, digest);
}

for (const [file, digest] of site.pictures.photographs) {
  const color = readMade(folder, digest)?.color;
  if (color) site.pictures.setColor(file, color);
}
setTimeout(makeMissing, FIRST_AFTER_MS).unref();
