/** Everything that a shop has, as one archive: every table of either database, and the pictures. */
import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Insertable, type Kysely, sql } from "kysely";
import { extract, type Header, pack } from "tar-stream";
import type { Database } from "../database/database.ts";
import { readAtOnce } from "../database/reading.ts";
import type { Tables } from "../database/tables.ts";
import { addFile, addText } from "./tar-entries.ts";

/** Parents before children, each with what its rows are ordered by. */
const TABLES: [table: keyof Tables, ...key: string[]][] = [
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
  ["access_tokens", "token_hash"],
  ["setup_tokens", "token_hash"],
  ["admin_logs", "id"],
  ["inventory_log", "id"],
  ["job_runs", "name"],
  ["missed_searches", "day", "words"],
  ["found_searches", "day", "words"],
  ["taps", "day", "way", "page", "product_id"],
  ["synonyms", "id"],
  ["overrides", "name"],
  ["rate_limits", "key"],
];
const FOLDERS = ["uploads", "originals"];
const ROWS_AT_ONCE = 250;

/** Rows and their hash, by table: equal for equal contents, whichever database holds them. */
export type Contents = Record<string, { rows: number; sha256: string }>;

type Row = Record<string, unknown>;

/** Columns in the order of the alphabet, because a database that was upgraded has them in another than a new one. */
function toLine(row: Row): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Each database orders texts in its own way, so they are ordered by their bytes. */
async function* readTable(
  db: Kysely<Tables>,
  [table, ...key]: (typeof TABLES)[number],
  binary: string,
): AsyncGenerator<string[]> {
  const order = sql.join(
    key.map((column) => sql`${sql.ref(column)} ${/id$/.test(column) ? sql.raw("") : sql.raw(binary)}`),
  );
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} order by ${order} limit ${sql.lit(ROWS_AT_ONCE)} offset ${sql.lit(offset)}`.execute(
        db,
      );
    if (rows.length > 0) yield rows.map(toLine);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const BINARY = { sqlite: "collate binary", postgres: 'collate "C"' };

async function readTables(
  { db, kind }: { db: Kysely<Tables>; kind: Database["kind"] },
  take: (name: string, lines: string[]) => Promise<void>,
): Promise<Contents> {
  const contents: Contents = {};
  for (const spec of TABLES) {
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

/** What a database holds. */
export async function readContents(database: Database): Promise<Contents> {
  return readAtOnce(database, (db) => readTables({ db, kind: database.kind }, async () => {}));
}

async function filesOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => !name.endsWith(".part")).sort();
}

/** The archive, and what is in it once it has been read to its end. */
export function createBackup(database: Database, dataDir: string): { archive: Readable; contents: Promise<Contents> } {
  const archive = pack();
  const write = async () => {
    const contents = await readAtOnce(database, async (db) => {
      let part = 0;
      return readTables({ db, kind: database.kind }, async (table, lines) => {
        part++;
        await addText(archive, `tables/${String(part).padStart(6, "0")}-${table}.jsonl`, lines.join("\n"));
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

async function insertLines(db: Kysely<Tables>, table: keyof Tables, lines: string): Promise<void> {
  const rows = lines.split("\n").map((line) => JSON.parse(line) as Insertable<Tables[typeof table]>);
  const AT_ONCE = 50;
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}

/** A name that stays in its folder. */
const FILE = /^(uploads|originals)\/([\w-][\w.-]*)$/;
const TABLE = /^tables\/\d+-(\w+)\.jsonl$/;

/**
 * Replaces everything in the database by the archive's, in one transaction, and adds its pictures to the folder.
 *
 * @throws when the archive is damaged or does not hold what it says; the database is then as it was
 */
export async function restoreBackup(database: Database, dataDir: string, archive: Readable): Promise<Contents> {
  const { db, kind } = database;
  return db.transaction().execute(async (trx) => {
    for (const [table] of TABLES.toReversed()) await trx.deleteFrom(table).execute();
    let promised: Contents | null = null;
    const entries = archive.pipe(extract());
    archive.on("error", (error) => entries.destroy(error));
    for await (const entry of entries) {
      const { name } = entry.header as Header;
      const [, folder, file] = FILE.exec(name) ?? [];
      const table = TABLES.find(([known]) => known === TABLE.exec(name)?.[1])?.[0];
      if (table) await insertLines(trx, table, await text(entry));
      else if (folder && file) {
        await mkdir(join(dataDir, folder), { recursive: true });
        await pipeline(entry, createWriteStream(join(dataDir, folder, file), { mode: 0o600 }));
      } else if (name === "contents.json") promised = JSON.parse(await text(entry));
      else entry.resume();
    }
    const restored = await readTables({ db: trx, kind }, async () => {});
    if (!promised) throw new Error("The file is no backup, or ends too early");
    const differs = Object.keys(restored).find((table) => restored[table]?.sha256 !== promised?.[table]?.sha256);
    if (differs) throw new Error(`The backup's ${differs} are not what it says they are; nothing was restored`);
    // Rows that brought their own ids have not moved it on.
    if (kind === "postgres")
      await sql`select setval(pg_get_serial_sequence('admin_logs', 'id'), coalesce(max(id), 0) + 1) from admin_logs`.execute(
        trx,
      );
    return restored;
  });
}
