/** Writes a backup: the tables of either database and the images, in one archive. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import { pack } from "tar-stream";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "../database/read-snapshot.ts";
import type { Tables } from "../database/tables.ts";
import { addFile, addText } from "./tar-entries.ts";

/** The tables with the columns that order their rows; parents before children. */
export const TABLES: [table: keyof Tables, ...key: string[]][] = [
  ["catalogue_state", "id"],
  ["counters", "name"],
  ["brands", "id"],
  ["types", "id"],
  ["categories", "id"],
  ["subcategories", "id"],
  ["former_slugs", "slug"],
  ["products", "id"],
  ["removed_products", "id"],
  ["product_subcategories", "id"],
  ["product_collections", "product_id", "category_id"],
  ["slug_aliases", "slug"],
  ["contact_messages", "id"],
  ["mails", "message_id", "kind"],
  ["idempotency_keys", "scope", "key"],
  ["admins", "id"],
  ["admin_logs", "id"],
  ["inventory_log", "id"],
  ["job_runs", "name"],
  ["missed_searches", "day", "words"],
  ["found_searches", "day", "words"],
  ["synonyms", "id"],
  ["overrides", "name"],
  ["specifications", "key"],
];
/** Sessions, invitations and attempts: a restore must not give their holders access again. */
export const NOT_BACKED_UP: readonly (keyof Tables)[] = [
  "access_tokens",
  "setup_tokens",
  "sign_in_networks",
  "rate_limits",
];
/** The archive's entry that names the database's last migration. */
export const STATE = "database.json";
const FOLDERS = ["uploads", "originals"];
const ROWS_AT_ONCE = 250;

/** Number and hash of rows by table; equal for equal contents in either database. */
export type TableHashes = Record<string, { rows: number; sha256: string }>;

type BackupRow = Record<string, unknown>;

/** A row as JSON; columns are sorted, because upgraded databases have another order. */
function toLine(row: BackupRow): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** Reads rows in pages, with texts ordered by their bytes, which is the same in both databases. */
async function* readTable(
  db: Kysely<Tables>,
  [table, ...key]: (typeof TABLES)[number],
  binary: string,
): AsyncGenerator<string[]> {
  const order = sql.join(
    key.map(
      (column) => sql`${sql.ref(column)} ${/id$/.test(column) ? sql.raw("") : sql.raw(binary)}`,
    ),
  );
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await sql<BackupRow>`
      select * from ${sql.table(table)} order by ${order}
      limit ${sql.lit(ROWS_AT_ONCE)} offset ${sql.lit(offset)}
    `.execute(db);
    if (rows.length > 0) yield rows.map(toLine);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const BINARY = { sqlite: "collate binary", postgres: 'collate "C"' };

/** Reads all tables of the backup as lines; tables that an older database lacks are left out. */
export async function readTables(
  { db, kind }: { db: Kysely<Tables>; kind: Database["kind"] },
  take: (name: keyof Tables, lines: string[]) => Promise<void>,
): Promise<TableHashes> {
  const contents: TableHashes = {};
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const spec of TABLES.filter(([name]) => present.has(name))) {
    const hash = createHash("sha256");
    let rows = 0;
    for await (const lines of readTable(db, spec, BINARY[kind])) {
      for (const line of lines) hash.update(line).update("\n");
      rows += lines.length;
      await take(spec[0], lines);
    }
    contents[spec[0]] = { rows, sha256: hash.digest("hex") };
  }
  return contents;
}

async function filesOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => !name.endsWith(".part")).sort();
}

async function lastMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows
    .map(({ name }) => name)
    .sort()
    .at(-1);
}

/** @returns the archive, and its contents once it has been read to its end */
export function createBackup(
  database: Database,
  dataDir: string,
): { archive: Readable; contents: Promise<TableHashes> } {
  const archive = pack();
  const write = async () => {
    const contents = await readSnapshot(database, async (db) => {
      let part = 0;
      await addText(archive, STATE, JSON.stringify({ migration: await lastMigration(db) }));
      return readTables({ db, kind: database.kind }, async (table, lines) => {
        part++;
        await addText(
          archive,
          `tables/${String(part).padStart(6, "0")}-${table}.jsonl`,
          lines.join("\n"),
        );
      });
    });
    for (const folder of FOLDERS) {
      for (const name of await filesOf(join(dataDir, folder))) {
        await addFile(archive, `${folder}/${name}`, join(dataDir, folder, name));
      }
    }
    await addText(archive, "contents.json", JSON.stringify(contents));
    archive.finalize();
    return contents;
  };
  const contents = write();
  contents.catch((error: Error) => archive.destroy(error));
  return { archive: Readable.from(archive), contents };
}
