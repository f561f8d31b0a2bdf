/** Holds a folder of files that can be made again within a size: the oldest are removed. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The share that is left, so that the next few files need no trimming. */
const LEFT = 3 / 4;

/** Where the files are larger than `most` bytes together, removes those that were written first. Another process may do the same. */
export async function trimFolder(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => describe(join(folder, name))));
  const files = found.filter((file) => file !== null).sort((one, other) => one.writtenAt - other.writtenAt);
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= most) return;
  for (const file of files) {
    if (size <= most * LEFT) return;
    await rm(file.path, { force: true });
    size -= file.size;
  }
}

async function describe(path: string): Promise<{ path: string; size: number; writtenAt: number } | null> {
  const told = await stat(path).catch(() => null);
  return told?.isFile() ? { path, size: told.size, writtenAt: told.mtimeMs } : null;
}
