/** The sizes of the dealer's photographs, made in a process of their own when they are first asked for. */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { env } from "#app/env.server.ts";
import { createQueue } from "#app/images/queue.ts";
import { fallbackWidthOf } from "#app/images/sizes.ts";
import { log } from "#app/log.server.ts";
import type { Served } from "#app/site/pictures.ts";
import { site } from "#app/site/site.server.ts";

const folder = join(env.DATA_DIR, "site-pictures");
const queue = createQueue();

/** The file of an address. Until a size is made, the photograph's JPEG stands for it, and nobody is to keep that. */
export async function findFile({
  file,
  type,
  made,
}: Served): Promise<{ file: string; type: string; isFinal: boolean }> {
  if (!made) return { file, type, isFinal: true };
  const path = join(folder, `${made.digest}-${made.size}`);
  if (existsSync(path)) return { file: path, type, isFinal: true };
  const photograph = { original: file, folder, hash: made.digest };
  const { width, color } = await queue.makeFallback(photograph);
  if (color) await keepColor(file, made.digest, color);
  queue.makeSizes(photograph).catch((err: Error) => log.error({ err, file }, "Sizes of a photograph are not made"));
  return { file: join(folder, `${made.digest}-${fallbackWidthOf(width)}.jpg`), type: "image/jpeg", isFinal: false };
}

const colorFile = (digest: string) => join(folder, `${digest}.color`);

/** Kept beside the sizes, so that the next start need not look at the photograph again. */
async function keepColor(file: string, digest: string, color: string): Promise<void> {
  site.pictures.setColor(basename(file), color);
  await writeFile(colorFile(digest), color);
}

for (const [file, digest] of site.pictures.photographs) {
  if (existsSync(colorFile(digest))) site.pictures.setColor(file, readFileSync(colorFile(digest), "utf8"));
}
