/** Makes photographs in a process of its own, at the lowest priority: pages always come first. */
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { isWhole, readMade } from "./made-photograph.ts";
import { type MadePhotograph, makeFallback, makeSizes } from "./make-sizes.ts";

export interface Job {
  kind: "fallback" | "sizes";
  /** The photograph as it was sent. */
  original: string;
  folder: string;
  /** What the names of its sizes begin with. */
  hash: string;
}

/** What the process that asked is told. */
export interface Told {
  kind: Job["kind"];
  made?: MadePhotograph;
  failed?: string;
}

/** Leaves what is there already. @returns what is known of the photograph */
export async function runJob({ kind, original, folder, hash }: Job): Promise<MadePhotograph> {
  await mkdir(folder, { recursive: true });
  const known = readMade(folder, hash);
  if (known && (kind === "fallback" || isWhole(folder, hash))) return known;
  const bytes = await readFile(original);
  const write = (name: string, made: Buffer) => writeWhole(join(folder, `${hash}-${name}`), made);
  const made = known ?? (await makeFallback(bytes, write));
  if (!known) await writeWhole(join(folder, `${hash}.json`), JSON.stringify(made));
  if (kind === "sizes") await makeSizes(bytes, write);
  return made;
}

/** Beside and renamed, so that nobody ever reads half a file. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  if ((await stat(file).catch(() => null))?.size) return;
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = await open(part, "w", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

if (process.send) {
  setPriority(19);
  const tell = (told: Told) => process.send?.(told);
  process.on("message", (job: Job) => {
    const { kind } = job;
    runJob(job).then(
      (made) => tell({ kind, made }),
      (error: Error) => tell({ kind, failed: error.message }),
    );
  });
  process.on("disconnect", () => process.exit());
}
