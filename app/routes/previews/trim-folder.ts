/** Limits a cache folder's size by removing the oldest files. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The share of the limit that remains, so that the next few files need no trimming. */
const LEFT = 3 / 4;

/** Removes the oldest files if together they exceed `maxBytes`. Other processes may do the same. */
export async function trimFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => describe(join(folder, name))));
  const files = found
    .filter((file) => file !== null)
    .sort((one, other) => one.writtenAt - other.writtenAt);
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= maxBytes) return;
  for (const file of files) {
    if (size <= maxBytes * LEFT) return;
    await rm(file.path, { force: true });
    size -= file.size;
  }
}

async function describe(
  path: string,
): Promise<{ path: string; size: number; writtenAt: number } | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? { path, size: stats.size, writtenAt: stats.mtimeMs } : null;
}
