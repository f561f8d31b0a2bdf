/**
 * Puts a backup back. It is read into a database of its own, of the state that the backup was made of, and that one is
 * brought up to date first: a backup of an earlier release goes into the present one.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { MIGRATIONS, migrate } from "../database/migrate.ts";
import { connect } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { type Contents, NOT_BACKED_UP, readTables, STATE, TABLES } from "./backup.ts";
import { keepAccounts, lastAccountId, listAccounts } from "./keep-accounts.ts";
import { checkPicture, readEntries, readLines, readText } from "./read-archive.ts";

/** A name that stays in its folder. */
const FILE = /^(uploads|originals)\/([\w-][\w.-]*)$/;
const TABLE = /^tables\/\d+-(\w+)\.jsonl$/;
/** Backups made before they named their state are of this one, or lack only tables that it has more. */
const UNNAMED_STATE = "n17-overrides";
/** Of what a table without rows holds. */
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** Tables that grant access without a password; a restore empties them. */
const TOKENS = ["access_tokens", "setup_tokens"] as const;

const AT_ONCE = 50;

async function insertLines(
  db: Kysely<Tables>,
  table: keyof Tables,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const rows: Insertable<Tables[typeof table]>[] = [];
  const insert = () => db.insertInto(table).values(rows.splice(0)).execute();
  for await (const line of lines) {
    rows.push(JSON.parse(line));
    if (rows.length === AT_ONCE) await insert();
  }
  if (rows.length > 0) await insert();
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
  for await (const entry of readEntries(archive)) {
    const { name } = entry.header;
    const [, kind, file] = FILE.exec(name) ?? [];
    const table = TABLES.find(([known]) => known === TABLE.exec(name)?.[1])?.[0];
    const isState = name === STATE;
    if ((isState || table) && !isMade) {
      await bringTo(staging, isState ? String(JSON.parse(await readText(entry)).migration) : UNNAMED_STATE);
      isMade = true;
    }
    if (table) {
      await staging.db.transaction().execute((trx) => insertLines(trx, table, readLines(entry)));
    } else if (kind && file) {
      checkPicture(entry);
      await mkdir(join(folder, kind), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(join(folder, kind, file), { mode: 0o600 }));
    } else if (name === "contents.json") promised = JSON.parse(await readText(entry));
    else if (!isState) entry.resume();
  }
  if (!promised) throw new Error("The file is no backup, or ends too early");
  // A backup of an earlier release has sessions and invitations: they stay in it.
  for (const table of NOT_BACKED_UP) delete promised[table];
  refuseDifferent(await readTables(staging, async () => {}), promised);
}

async function movePictures(from: string, dataDir: string): Promise<void> {
  for (const kind of ["uploads", "originals"]) {
    const names = await readdir(join(from, kind)).catch(() => []);
    if (names.length > 0) await mkdir(join(dataDir, kind), { recursive: true, mode: 0o700 });
    for (const name of names) await rename(join(from, kind, name), join(dataDir, kind, name));
  }
}

/** Takes the backup's accounts with `accounts`, or where there are none. */
async function replaceAll(
  { db, kind }: Database,
  staging: Database,
  { accounts }: RestoreOptions,
  movesPictures: () => Promise<void>,
): Promise<Restored> {
  return db.transaction().execute(async (trx) => {
    // A running site's jobs would change tables between their restoring and their comparison.
    const all = sql.join(TABLES.map(([table]) => sql.table(table)));
    if (kind === "postgres") await sql`lock table ${all} in exclusive mode`.execute(trx);
    const present = await listAccounts(trx);
    const keptAccounts = accounts ? 0 : present.length;
    for (const table of TOKENS) await trx.deleteFrom(table).execute();
    if (keptAccounts > 0) {
      const lastId = await lastAccountId(trx);
      await staging.db.transaction().execute((stagingTrx) => keepAccounts(stagingTrx, present, lastId));
    } else {
      await trx.deleteFrom("sign_in_networks").execute();
    }
    const isKept = (table: keyof Tables) => table === "admins" && keptAccounts > 0;
    for (const [table] of TABLES.toReversed()) if (!isKept(table)) await trx.deleteFrom(table).execute();
    const expected = await readTables(staging, async (table, lines) => {
      if (!isKept(table)) await insertLines(trx, table, lines);
    });
    const contents = await readTables({ db: trx, kind }, async () => {});
    refuseDifferent(contents, expected);
    // Rows that brought their own ids have not moved it on.
    if (kind === "postgres")
      await sql`select setval(pg_get_serial_sequence('admin_logs', 'id'), coalesce(max(id), 0) + 1) from admin_logs`.execute(
        trx,
      );
    // What was derived from the rows that were there, is of another history.
    await trx.updateTable("catalogue_state").set({ identity: randomUUID() }).execute();
    await movesPictures();
    return { contents, keptAccounts };
  });
}

export interface RestoreOptions {
  /** Whether the backup's accounts, with their passwords, take the place of those that are there. */
  accounts: boolean;
}

export interface Restored {
  contents: Contents;
  /** How many accounts stayed as they were; 0 where the backup's came. */
  keptAccounts: number;
}

/**
 * Replaces everything in the database by the archive's, in one transaction, and adds its pictures to the folder. The
 * accounts stay, unless there are none or `accounts` says otherwise. Everybody is signed out, and invitations end.
 *
 * @throws when the archive is damaged, of a newer release or does not hold what it says; all is then as it was
 */
export async function restoreBackup(
  database: Database,
  dataDir: string,
  archive: Readable,
  options: RestoreOptions = { accounts: false },
): Promise<Restored> {
  const folder = join(dataDir, "restoring");
  // What a restore that was killed has left.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const staging = await connect({ dataDir: folder });
  try {
    await unpack(archive, staging, folder);
    await migrate(staging.db);
    return await replaceAll(database, staging, options, () => movePictures(folder, dataDir));
  } finally {
    await staging.close();
    await rm(folder, { recursive: true, force: true });
  }
}
