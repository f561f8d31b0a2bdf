/** Reads tables as lines, and writes files of lines, and archives of lines and pictures. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { type Pack, pack } from "tar-stream";
import type { CatalogueHead } from "#app/contract/catalogue-file.ts";
import type { Database } from "../database/database.ts";
import { countRows, inByteOrder, readSnapshot } from "../database/dialect.ts";
import { lastMigration } from "../database/migrate.ts";
import type { Tables } from "../database/tables.ts";
import { pictureAt, type Uploads } from "../uploads/uploads.ts";
import { type ArchiveTable, CATALOGUE, decode, type Row, SHOP } from "./archive-tables.ts";

const ROWS_AT_ONCE = 250;

/** Number of lines and their hash, by table. */
export type TableHashes = Record<string, { rows: number; sha256: string }>;

/** Reads rows in pages, with texts ordered by their bytes, which is the same in both databases. */
async function* readTable(db: Kysely<Tables>, [table, ...key]: ArchiveTable) {
  const order = key.map((column) =>
    /id$|^position$/.test(column) ? sql.ref(column) : inByteOrder(db, column),
  );
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} order by ${sql.join(order)}
      limit ${sql.lit(ROWS_AT_ONCE)} offset ${sql.lit(offset)}
    `.execute(db);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Columns are sorted, because upgraded databases have another order. */
function toLine(table: keyof Tables, row: Row): string {
  const columns = Object.entries(decode(table, row));
  const sorted = columns.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ [table]: Object.fromEntries(sorted) });
}

/**
 * @param db best a snapshot
 * @param isBackup all tables of the shop, and then the hashes of their lines
 * @returns lines without line breaks; the first is a `CatalogueHead`
 */
export async function* exportLines(db: Kysely<Tables>, isBackup = false): AsyncGenerator<string> {
  const products = await countRows(db.selectFrom("products"));
  const head: CatalogueHead = { catalogue: 1, products };
  yield JSON.stringify(isBackup ? { ...head, migration: await lastMigration(db) } : head);
  const contents: TableHashes = {};
  for (const table of isBackup ? SHOP : CATALOGUE) {
    const [name] = table;
    const hash = createHash("sha256");
    let rows = 0;
    for await (const row of readTable(db, table)) {
      if (!isBackup) delete row.changed_in;
      const line = toLine(name, row);
      hash.update(line).update("\n");
      rows++;
      yield line;
    }
    contents[name] = { rows, sha256: hash.digest("hex") };
  }
  if (isBackup) yield JSON.stringify({ contents });
}

/** The archive's entry of lines; pictures come before it. */
export const LINES = "catalogue.jsonl";
/** A picture's name, and that of its original. */
const REFERENCE = /\/uploads\/((\w+)[\w.-]*)/g;
/** Readable by the owner only, and on disk when it is closed. */
const PRIVATE = { mode: 0o600, flush: true };

/** All other files contain lines only. */
export const isArchive = (file: string) => !/\.jsonl$/i.test(file);

/** Equal contents make equal bytes. */
async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file);
  const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date(0) });
  await pipeline(createReadStream(file), entry);
}

/** @param wanted names of products' pictures and of originals; null for all */
async function addPictures(
  archive: Pack,
  { served, originals, pictures }: Uploads["folders"],
  wanted: ReadonlySet<string> | null,
): Promise<void> {
  for (const [kind, folder] of Object.entries({ uploads: served, originals, pictures })) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    for (const name of names.sort()) {
      const path = `${kind}/${name}`;
      const isOwn = pictureAt(path).length > 0;
      const isWanted = !wanted || wanted.has(name) || folder === pictures;
      if (isOwn && isWanted) await addFile(archive, path, join(folder, name));
    }
  }
}

/**
 * Writes a catalogue with the pictures that it names, or the whole shop with all of them. The file
 * has another name until it is complete.
 *
 * @param options `isBackup`: the whole shop; `report` is called before each line
 * @returns the hash of all lines, the last line, and names of pictures that are missing
 */
export async function writeArchive(
  { db }: Database,
  file: string,
  folders: Uploads["folders"],
  { isBackup = false, report }: { isBackup?: boolean; report?: (line: string) => void } = {},
) {
  const part = `${file}.part`;
  const lines = isArchive(file) ? `${file}.lines.part` : part;
  const hash = createHash("sha256");
  const pictures = new Set<string>();
  let lastLine = "";
  try {
    await readSnapshot(db, (trx) => {
      async function* written() {
        for await (lastLine of exportLines(trx, isBackup)) {
          report?.(lastLine);
          const text = `${lastLine}\n`;
          hash.update(text);
          for (const [, name = "", original = ""] of text.matchAll(REFERENCE))
            pictures.add(name).add(original);
          yield text;
        }
      }
      return pipeline(written, createWriteStream(lines, PRIVATE));
    });
    const missing = [...pictures].filter(
      (name) => name.includes(".") && !existsSync(join(folders.served, name)),
    );
    if (lines !== part) {
      const archive = pack();
      const write = async () => {
        await addPictures(archive, folders, isBackup ? null : pictures);
        await addFile(archive, LINES, lines);
        archive.finalize();
      };
      const toFile = pipeline(archive, createGzip(), createWriteStream(part, PRIVATE));
      await Promise.all([write().catch((error: Error) => archive.destroy(error)), toFile]);
    }
    await rename(part, file);
    return { sha256: hash.digest("hex"), lastLine, missing };
  } finally {
    for (const left of [part, lines]) await rm(left, { force: true });
  }
}
