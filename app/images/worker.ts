/** Makes photographs in a process of its own, at the lowest priority: pages always come first. */
import { mkdir, open, readFile, rename, stat } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
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
  made?: MadePhotograph | undefined;
  failed?: string;
}

/** Leaves what is there already. @returns what is known of the photograph, after its fallback. */
export async function runJob({ kind, original, folder, hash }: Job): Promise<MadePhotograph | undefined> {
  await mkdir(folder, { recursive: true });
  const bytes = await readFile(original);
  const write = async (name: string, made: Buffer) => {
    const file = join(folder, `${hash}-${name}`);
    if ((await stat(file).catch(() => null))?.size) return;
    const part = `${file}.${process.pid}.part`;
    const handle = await open(part, "w", 0o600);
    await handle.writeFile(made);
    await handle.sync();
    await handle.close();
    await rename(part, file);
  };
  if (kind === "fallback") return makeFallback(bytes, write);
  await makeSizes(bytes, write);
  return undefined;
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
