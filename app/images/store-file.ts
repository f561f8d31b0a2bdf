/** Writes files atomically, and streams them. */
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";

/** Whether a file exists and is not empty. */
export async function exists(file: string): Promise<boolean> {
  return ((await stat(file).catch(() => null))?.size ?? 0) > 0;
}

/** Not recursive, because on a read-only file system that reports a missing folder. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Writes a temporary file and renames it, so that no partial file is read or left. */
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

/** Streams a file; opens it at the first read, so that an unread stream uses no descriptor. */
export function streamFile(file: string, part: { start?: number; end?: number } = {}) {
  async function* read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield* createReadStream(file, part);
  }
  return NodeStream.from(read()) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
