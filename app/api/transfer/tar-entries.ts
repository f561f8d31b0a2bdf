/** Adds texts and files to a tar archive; equal contents make equal bytes. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Pack } from "tar-stream";

/** Readable by the owner only, without a time. */
const ALWAYS = { mode: 0o600, mtime: new Date(0) };

export function addText(archive: Pack, name: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ ...ALWAYS, name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

export async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await pipeline(createReadStream(file), archive.entry({ ...ALWAYS, name, size }));
}
