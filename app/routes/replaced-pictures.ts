/** Removes sizes of photographs that are no longer in the shop's folder. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Another server may still run with the old folder. */
const KEPT_MS = 3 * 24 * 3600 * 1000;
/** Length of the photograph's digest at the start of each file name. */
const DIGEST_LENGTH = 10;

/** @param digests of the current photographs */
export async function removeReplaced(folder: string, digests: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (digests.has(name.slice(0, DIGEST_LENGTH))) continue;
    const file = join(folder, name);
    const made = await stat(file).catch(() => null);
    if (made && Date.now() - made.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
