/** A disk of a few megabytes in memory, to be filled. Only who administers the machine may have one. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  /** From now on what is opened under it may only be read. */
  makeReadOnly(): void;
  remove(): void;
}

const mount = (...given: string[]) => spawnSync("mount", given).status === 0;

/** Null where none can be had. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-disk-"));
  if (!mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    makeReadOnly() {
      // Over the first, because that one stays writable for those who hold files of it.
      if (!mount("--bind", folder, folder) || !mount("-o", "remount,ro,bind", folder))
        throw new Error("the disk cannot be made read-only");
    },
    remove() {
      while (spawnSync("umount", ["-l", folder]).status === 0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
