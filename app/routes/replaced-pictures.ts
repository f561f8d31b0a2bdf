/** Removes the sizes of photographs that the dealer's folder no longer has. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Another server may still run with the folder as it was. */
const KEPT_MS = 3 * 24 * 3600 * 1000;
/** Of a photograph's digest, which the names of its sizes begin with. */
const DIGEST_LENGTH = 10;

/** @param digests of the photographs that are there */
export async function removeReplaced(folder: string, digests: ReadonlySet<string>, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (digests.has(name.slice(0, DIGEST_LENGTH))) continue;
    const file = join(folder, name);
    const made = await stat(file).catch(() => null);
    if (made && now - made.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
