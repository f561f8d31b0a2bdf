/** Compresses the text files of a build, as well as it can be done, for the server to send as they are. */
import { existsSync, globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{css,js,json,svg,txt,webmanifest}";
/** Bytes; smaller ones gain nothing. */
const SMALLEST = 1_000;
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const deflate = promisify<Uint8Array, { level: number }, Buffer>(gzip);

export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/${TEXTS}`);
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(files)));
}

/** Takes files from the list until none is left. */
async function work(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const content = await readFile(file);
    // What an earlier build compressed under a name of its content is the same.
    const isDone = file.includes("/assets/") && existsSync(`${file}.br`) && existsSync(`${file}.gz`);
    if (content.length < SMALLEST || isDone) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
  }
}
