/** Finishes a build: all builds share one folder, so that running servers keep their files. */
import { existsSync, globSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writePublicManifest } from "./public-manifest.ts";
import { fingerprintSources, STAMP, toStamp } from "./reason-to-build.ts";

/** Milliseconds that a file is kept after the last build that wrote it. */
const KEPT = 30 * 24 * 60 * 60 * 1_000;

const TEXTS = "build/client/**/*.{css,js,json,svg,txt,webmanifest}";
/** Bytes; smaller files gain nothing. */
const MIN_COMPRESSED = 400;

const brotli = promisify(brotliCompress);
const gzipText = promisify<Uint8Array, { level: number }, Buffer>(gzip);

const begun = performance.timeOrigin;
const sources = fingerprintSources();

export async function finishBuild(): Promise<void> {
  writePublicManifest("build/client", begun);
  await Promise.all(globSync(TEXTS).map(compress));
  removeOldFiles();
  writeFileSync(STAMP, toStamp(sources));
  utimesSync(STAMP, begun / 1_000, begun / 1_000);
}

/** Compresses a text at the highest level, for the server to send unchanged. */
async function compress(file: string): Promise<void> {
  // An earlier build's compressed file of the same content is reused.
  const isDone = file.includes("/assets/") && existsSync(`${file}.br`) && existsSync(`${file}.gz`);
  if (isDone) return;
  const content = await readFile(file);
  if (content.length < MIN_COMPRESSED) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipText(content, { level: 9 }));
}

/** Removes old files, except those of the previous build, which a server may still run. */
function removeOldFiles(): void {
  const before = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const oldest = Math.min(before, Date.now() - KEPT);
  for (const file of globSync("build/{client,server}/assets/*", { exclude: ["**/*.{br,gz}"] })) {
    if (statSync(file).mtimeMs >= oldest) continue;
    for (const form of ["", ".br", ".gz"]) rmSync(file + form, { force: true });
  }
}
