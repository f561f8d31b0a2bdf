/** A catalogue as an archive: its lines, and every image that they name. */
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { pack } from "tar-stream";
import type { Database } from "../database/database.ts";
import { pictureAt, type Uploads } from "../uploads/uploads.ts";
import { importLines, type Progress } from "./import.ts";
import { linesOf } from "./lines-of.ts";
import { checkPicture, readEntries } from "./read-archive.ts";
import { addFile } from "./tar-entries.ts";

const LINES = "catalogue.jsonl";
const REFERENCE = /\/uploads\/([\w.-]+)/g;

export const isArchive = (file: string) => /\.(?:tar\.gz|tgz)$/i.test(file);

/** Names of the uploads in a line of a catalogue file. */
export function picturesOf(line: string): string[] {
  return Array.from(line.matchAll(REFERENCE), ([, name = ""]) => name);
}

/**
 * Writes the archive of the lines in `linesFile`, with the originals from which sizes are made.
 *
 * @returns the names of missing images
 */
export async function packArchive(
  linesFile: string,
  pictures: ReadonlySet<string>,
  folders: Uploads["folders"],
  to: string,
): Promise<string[]> {
  const archive = pack();
  const missing: string[] = [];
  const write = async () => {
    await addFile(archive, LINES, linesFile);
    for (const name of [...pictures].sort()) {
      const served = join(folders.served, name);
      if (existsSync(served)) await addFile(archive, `uploads/${name}`, served);
      else missing.push(name);
    }
    const hashes = new Set([...pictures].map((name) => name.split(/[-.]/)[0] ?? ""));
    for (const hash of [...hashes].sort()) {
      const original = join(folders.originals, hash);
      if (existsSync(original)) await addFile(archive, `originals/${hash}`, original);
    }
    archive.finalize();
  };
  const written = pipeline(
    archive,
    createGzip(),
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
  await Promise.all([write().catch((error: Error) => archive.destroy(error)), written]);
  return missing;
}

/** Unpacks images into their folders, and lines into `folder`. @returns the path of the lines */
async function unpack(file: string, folders: Uploads["folders"], folder: string): Promise<string> {
  const lines = join(folder, LINES);
  const targets: Record<string, string> = { uploads: folders.served, originals: folders.originals };
  const unzipped = createGunzip();
  createReadStream(file)
    .on("error", (error) => unzipped.destroy(error))
    .pipe(unzipped);
  for await (const entry of readEntries(unzipped)) {
    const [kind = "", name = ""] = pictureAt(entry.header.name);
    const target = entry.header.name === LINES ? lines : targets[kind] && join(targets[kind], name);
    // Names are hashes of contents, so an existing image is the same.
    if (!target || existsSync(target)) entry.resume();
    else {
      if (target !== lines) checkPicture(entry);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // An interrupted import must not leave an incomplete image under its final name.
      const part = `${target}.part`;
      await pipeline(entry, createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, target);
    }
  }
  if (!existsSync(lines)) throw new Error(`${file} contains no ${LINES}`);
  return lines;
}

/**
 * Replaces the catalogue with that of a file of lines or an archive.
 *
 * @returns the number of products
 * @throws ArchiveError; the catalogue is then unchanged
 */
export async function importCatalogue(
  database: Database,
  file: string,
  uploads: Uploads,
  report?: (progress: Progress) => void,
): Promise<number> {
  if (!isArchive(file)) return importLines(database, linesOf(file), { report, uploads });
  const folder = await mkdtemp(join(tmpdir(), "catalogue-archive-"));
  try {
    const lines = await unpack(file, uploads.folders, folder);
    return await importLines(database, linesOf(lines), { report, uploads });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
