/**
 * Restores a backup. A temporary database is created in the backup's schema version, filled, and
 * migrated, so that backups of earlier releases can be restored.
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
import { pictureAt } from "../uploads/uploads.ts";
import { NOT_BACKED_UP, readTables, STATE, TABLES, type TableHashes } from "./backup.ts";
import { keepAccounts, lastAccountId, listAccounts } from "./keep-accounts.ts";
import { checkPicture, readEntries, readLines, readText } from "./read-archive.ts";

const TABLE = /^tables\/\d+-(\w+)\.jsonl$/;
/** The schema version of backups that do not name theirs; they may lack some of its tables. */
const UNNAMED_STATE = "1-initial";
/** The hash of a table without rows. */
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
  if (!Object.hasOwn(MIGRATIONS, migration))
    throw new Error(
      `The backup was made by a newer release (${migration}). Nothing was restored: upgrade first`,
    );
  await migrate(db, migration);
  // The backup contains the rows that migrations insert.
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const [table] of TABLES.toReversed())
    if (present.has(table)) await db.deleteFrom(table).execute();
}

function refuseDifferent(found: TableHashes, promised: TableHashes): void {
  const tables = [...new Set([...Object.keys(found), ...Object.keys(promised)])];
  const of = (contents: TableHashes, table: string) => contents[table]?.sha256 ?? NOTHING;
  const differs = tables.find((table) => of(found, table) !== of(promised, table));
  if (differs)
    throw new Error(
      `The backup is damaged: table ${differs} does not match its checksum. Nothing was restored: use another backup`,
    );
}

/** Unpacks tables into `staging`, an empty database, and images into `folder`. */
async function unpack(archive: Readable, staging: Database, folder: string): Promise<void> {
  let promised: TableHashes | null = null;
  let isMade = false;
  for await (const entry of readEntries(archive)) {
    const { name } = entry.header;
    const [kind, file] = pictureAt(name);
    const table = TABLES.find(([known]) => known === TABLE.exec(name)?.[1])?.[0];
    const isState = name === STATE;
    if ((isState || table) && !isMade) {
      await bringTo(
        staging,
        isState ? String(JSON.parse(await readText(entry)).migration) : UNNAMED_STATE,
      );
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
  if (!promised) throw new Error("The file is not a backup, or is incomplete");
  // Sessions and invitations in backups of earlier releases are not restored.
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

/** Replaces all tables; accounts only with `accounts`, or if there are none. */
async function replaceAll(
  { db, kind }: Database,
  staging: Database,
  { accounts }: RestoreOptions,
  movesPictures: () => Promise<void>,
): Promise<RestoreResult> {
  return db.transaction().execute(async (trx) => {
    // Jobs of a running site must not change tables before they are compared.
    const all = sql.join(TABLES.map(([table]) => sql.table(table)));
    if (kind === "postgres") await sql`lock table ${all} in exclusive mode`.execute(trx);
    const present = await listAccounts(trx);
    const keptAccounts = accounts ? 0 : present.length;
    for (const table of TOKENS) await trx.deleteFrom(table).execute();
    if (keptAccounts > 0) {
      const lastId = await lastAccountId(trx);
      await staging.db
        .transaction()
        .execute((stagingTrx) => keepAccounts(stagingTrx, present, lastId));
    } else {
      await trx.deleteFrom("sign_in_networks").execute();
    }
    const isKept = (table: keyof Tables) => table === "admins" && keptAccounts > 0;
    for (const [table] of TABLES.toReversed())
      if (!isKept(table)) await trx.deleteFrom(table).execute();
    const expected = await readTables(staging, async (table, lines) => {
      if (!isKept(table)) await insertLines(trx, table, lines);
    });
    const contents = await readTables({ db: trx, kind }, async () => {});
    refuseDifferent(contents, expected);
    // Rows inserted with ids do not advance the sequence.
    if (kind === "postgres")
      await sql`
        select setval(pg_get_serial_sequence('admin_logs', 'id'), coalesce(max(id), 0) + 1)
        from admin_logs
      `.execute(trx);
    // Invalidates caches and indexes of the replaced rows.
    await trx.updateTable("catalogue_state").set({ identity: randomUUID() }).execute();
    await movesPictures();
    return { contents, keptAccounts };
  });
}

export interface RestoreOptions {
  /** Whether the backup's accounts, with their passwords, replace the existing ones. */
  accounts: boolean;
}

interface RestoreResult {
  contents: TableHashes;
  /** Number of existing accounts that were kept; 0 if the backup's were restored. */
  keptAccounts: number;
}

/**
 * Replaces the database's contents in one transaction, and adds the images to the folder. Accounts
 * stay, unless there are none or `accounts` is set. All sessions and invitations end.
 *
 * @throws if the archive is damaged or of a newer release; everything is then unchanged
 */
export async function restoreBackup(
  database: Database,
  dataDir: string,
  archive: Readable,
  options: RestoreOptions = { accounts: false },
): Promise<RestoreResult> {
  const folder = join(dataDir, "restoring");
  // Left by a restore that was killed.
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
