/** Compresses a build's text files at the highest level, for the server to send unchanged. */
import { existsSync, globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{css,js,json,svg,txt,webmanifest}";
/** Bytes; smaller files gain nothing. */
const MIN = 400;
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const gzipText = promisify<Uint8Array, { level: number }, Buffer>(gzip);

export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/${TEXTS}`);
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(files)));
}

/** Compresses files from the shared list until it is empty. */
async function work(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const content = await readFile(file);
    // An earlier build's compressed file of the same content is reused.
    const isDone =
      file.includes("/assets/") && existsSync(`${file}.br`) && existsSync(`${file}.gz`);
    if (content.length < MIN || isDone) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await gzipText(content, { level: 9 }));
  }
}
