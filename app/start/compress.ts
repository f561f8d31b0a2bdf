/** Compresses the text files of a build, as well as it can be done, for the front to send as they are. */
import { existsSync, globSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{css,js,json,svg,txt,webmanifest}";
/** Bytes; smaller ones gain nothing. */
const SMALLEST = 1_000;
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const deflate = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** Compresses the files in `folder`; what is the same in the folder `before` is taken from there. */
export async function compressFiles(folder: string, before: string | null): Promise<void> {
  const files = globSync(join(folder, TEXTS));
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(files, folder, before)));
}

/** Takes files from the list until none is left. */
async function work(files: string[], folder: string, before: string | null): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const content = await readFile(file);
    if (content.length < SMALLEST) continue;
    const same = before && join(before, relative(folder, file));
    if (same && existsSync(`${same}.br`) && existsSync(`${same}.gz`) && content.equals(await readFile(same))) {
      await Promise.all([".br", ".gz"].map((suffix) => copyFile(same + suffix, file + suffix)));
    } else {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
    }
  }
}
