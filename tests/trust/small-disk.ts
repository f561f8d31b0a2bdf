/** A disk of a few megabytes in memory, to be filled. Needs root. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  /** Makes it read-only for files that are opened from now on. */
  makeReadOnly(): void;
  remove(): void;
}

const mount = (...given: string[]) => spawnSync("mount", given).status === 0;

/** @returns null where it cannot be mounted */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-disk-"));
  if (!mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    makeReadOnly() {
      // Mounted over the first, which stays writable for open files.
      if (!mount("--bind", folder, folder) || !mount("-o", "remount,ro,bind", folder))
        throw new Error("the disk cannot be made read-only");
    },
    remove() {
      while (spawnSync("umount", ["-l", folder]).status === 0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
