/**
 * Puts a backup back. It is read into a database of its own, of the state that the backup was made of, and that one is
 * brought up to date first: a backup of an earlier release goes into the present one.
 */
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Insertable, type Kysely, sql } from "kysely";
import { extract, type Header } from "tar-stream";
import type { Database } from "../database/database.ts";
import { MIGRATIONS, migrate } from "../database/migrate.ts";
import { connect } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { type Contents, readTables, STATE, TABLES } from "./backup.ts";

/** A name that stays in its folder. */
const FILE = /^(uploads|originals)\/([\w-][\w.-]*)$/;
const TABLE = /^tables\/\d+-(\w+)\.jsonl$/;
/** Backups made before they named their state are of this one, or lack only tables that it has more. */
const UNNAMED_STATE = "n17-overrides";
/** Of what a table without rows holds. */
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

async function insertLines(db: Kysely<Tables>, table: keyof Tables, lines: string[]): Promise<void> {
  const rows = lines.map((line) => JSON.parse(line) as Insertable<Tables[typeof table]>);
  const AT_ONCE = 50;
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}

async function bringTo({ db }: Database, migration: string): Promise<void> {
  if (!MIGRATIONS[migration]) throw new Error(`The backup is of a newer release (${migration}); nothing was restored`);
  await migrate(db, migration);
  // The rows that migrations begin a database with come with the backup.
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const [table] of TABLES.toReversed()) if (present.has(table)) await db.deleteFrom(table).execute();
}

function refuseDifferent(found: Contents, promised: Contents): void {
  const tables = [...new Set([...Object.keys(found), ...Object.keys(promised)])];
  const of = (contents: Contents, table: string) => contents[table]?.sha256 ?? NOTHING;
  const differs = tables.find((table) => of(found, table) !== of(promised, table));
  if (differs) throw new Error(`The backup's ${differs} are not what it says they are; nothing was restored`);
}

/** Reads the archive's tables into `staging`, an empty database, and its pictures into `folder`. */
async function unpack(archive: Readable, staging: Database, folder: string): Promise<void> {
  let promised: Contents | null = null;
  let isMade = false;
  const entries = archive.pipe(extract());
  archive.on("error", (error) => entries.destroy(error));
  for await (const entry of entries) {
    const { name } = entry.header as Header;
    const [, kind, file] = FILE.exec(name) ?? [];
    const table = TABLES.find(([known]) => known === TABLE.exec(name)?.[1])?.[0];
    const isState = name === STATE;
    if ((isState || table) && !isMade) {
      await bringTo(staging, isState ? String(JSON.parse(await text(entry)).migration) : UNNAMED_STATE);
      isMade = true;
    }
    if (table) {
      const lines = (await text(entry)).split("\n");
      await staging.db.transaction().execute((trx) => insertLines(trx, table, lines));
    } else if (kind && file) {
      await mkdir(join(folder, kind), { recursive: true });
      await pipeline(entry, createWriteStream(join(folder, kind, file), { mode: 0o600 }));
    } else if (name === "contents.json") promised = JSON.parse(await text(entry));
    else if (!isState) entry.resume();
  }
  if (!promised) throw new Error("The file is no backup, or ends too early");
  refuseDifferent(await readTables(staging, async () => {}), promised);
}

async function movePictures(from: string, dataDir: string): Promise<void> {
  for (const kind of ["uploads", "originals"]) {
    const names = await readdir(join(from, kind)).catch(() => []);
    if (names.length > 0) await mkdir(join(dataDir, kind), { recursive: true });
    for (const name of names) await rename(join(from, kind, name), join(dataDir, kind, name));
  }
}

async function replaceAll({ db, kind }: Database, staging: Database, movesPictures: () => Promise<void>) {
  return db.transaction().execute(async (trx) => {
    for (const [table] of TABLES.toReversed()) await trx.deleteFrom(table).execute();
    const expected = await readTables(staging, (table, lines) => insertLines(trx, table, lines));
    const restored = await readTables({ db: trx, kind }, async () => {});
    refuseDifferent(restored, expected);
    // Rows that brought their own ids have not moved it on.
    if (kind === "postgres")
      await sql`select setval(pg_get_serial_sequence('admin_logs', 'id'), coalesce(max(id), 0) + 1) from admin_logs`.execute(
        trx,
      );
    await movesPictures();
    return restored;
  });
}

/**
 * Replaces everything in the database by the archive's, in one transaction, and adds its pictures to the folder.
 *
 * @throws when the archive is damaged, of a newer release or does not hold what it says; all is then as it was
 */
export async function restoreBackup(database: Database, dataDir: string, archive: Readable): Promise<Contents> {
  const folder = join(dataDir, "restoring");
  // What a restore that was killed has left.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const staging = await connect({ dataDir: folder });
  try {
    await unpack(archive, staging, folder);
    await migrate(staging.db);
    return await replaceAll(database, staging, () => movePictures(folder, dataDir));
  } finally {
    await staging.close();
    await rm(folder, { recursive: true, force: true });
  }
}
