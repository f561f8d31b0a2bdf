/** Puts a file on the disk, whole or not at all, and reads it for an answer. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";

/** Whether a file is there with something in it. */
export async function exists(file: string): Promise<boolean> {
  return ((await stat(file).catch(() => null))?.size ?? 0) > 0;
}

/** Not in one recursive call, which calls a file system that may only be read a missing folder. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Written beside and renamed: nobody ever reads half a file, and a full disk keeps none. */
export async function store(folder: string, name: string, bytes: Buffer | string): Promise<void> {
  const file = join(folder, name);
  if (await exists(file)) return;
  await makeFolder(folder);
  const part = join(folder, `${randomUUID()}.part`);
  try {
    const handle = await open(part, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
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

/** A file's content; the file is opened at the first read, so that what nobody reads leaves none open. */
export function streamFile(file: string, part: { start?: number; end?: number } = {}) {
  async function* read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield* createReadStream(file, part);
  }
  return NodeStream.from(read()) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
