/** Opens and makes the index's file, which can always be deleted: the catalogue has it all. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { findSource } from "#app/processes/worker.ts";
import { makePrivate } from "../database/sqlite.ts";
import { FIELDS, NAMED } from "../search/searchable-text.ts";

/** The state of the catalogue that the file was made from. */
export interface IndexState {
  /** Identifies the database and its history; a restore begins another history. */
  identity: string;
  version: number;
  /** The names and slugs of groups by which products were classified. */
  names: Record<string, string>;
  /** The definitions that specifications were read by. */
  definitions: readonly SpecificationDefinition[];
}

const SCHEMA = `
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  -- Only products written after the table "sets" have facets here.
  CREATE TABLE products (slot INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, name_key TEXT NOT NULL,
    is_public INTEGER NOT NULL, price REAL, facets TEXT);
  CREATE INDEX products_by_name ON products (name_key, id);
  CREATE TABLE sets (facet TEXT, value TEXT, label TEXT NOT NULL, products BLOB NOT NULL,
    PRIMARY KEY (facet, value)) WITHOUT ROWID;
  CREATE TABLE measures (dimension TEXT, value REAL, slot INTEGER, PRIMARY KEY (dimension, value, slot)) WITHOUT ROWID;
  CREATE INDEX measures_by_slot ON measures (slot);
  CREATE TABLE compatibility_keys (key TEXT, is_machine INTEGER, is_public INTEGER, name_key TEXT, id INTEGER,
    PRIMARY KEY (key, is_machine, is_public, name_key, id)) WITHOUT ROWID;
  CREATE INDEX compatibility_keys_by_id ON compatibility_keys (id);
  CREATE TABLE fits (part INTEGER, position INTEGER, machine INTEGER, PRIMARY KEY (part, position)) WITHOUT ROWID;
  CREATE INDEX fits_by_machine ON fits (machine);
  CREATE TABLE words (word TEXT PRIMARY KEY, spelling TEXT NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE texts USING fts5 (${FIELDS.join(", ")}, ${NAMED},
    content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars './=#'");
  -- Automatic merges would block for too long.
  INSERT INTO texts (texts, rank) VALUES ('automerge', 0), ('crisismerge', 1999),
    ('hashsize', 4194304);`;

/** The code that derives the index from the catalogue. */
const SOURCES = "{{api/{index,products,search},catalogue,contract}/**/*,number-format}.{ts,json}";

/** A file that other code has made is made again. */
function formatOf(): string {
  const app = join(findSource("api"), "..");
  const hash = createHash("sha256");
  for (const name of globSync(SOURCES, { cwd: app }).sort())
    if (!name.includes(".test.")) hash.update(readFileSync(join(app, name)));
  return hash.digest("hex");
}

/**
 * Locks an index for this process until the returned database is closed. A second file holds the
 * lock: the index's own file may be missing or damaged, and is replaced while it is locked.
 *
 * @returns null if another process has it, or if its folder cannot be written
 */
export function lockIndex(file: string): DatabaseSync | null {
  let db: DatabaseSync | null = null;
  try {
    makePrivate(`${file}.lock`);
    db = new DatabaseSync(`${file}.lock`, { timeout: 0 });
    db.exec("BEGIN EXCLUSIVE");
    return db;
  } catch {
    db?.close();
    return null;
  }
}

/**
 * Opens the file of a locked index.
 *
 * @param isNew whether this process has just replaced it, so that it is whole
 * @returns null if it must be made again
 */
export function openIndex(file: string, isNew = false): DatabaseSync | null {
  let db: DatabaseSync | null = null;
  try {
    makePrivate(file);
    db = new DatabaseSync(file, { timeout: 0 });
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL; PRAGMA cache_size = -4000;`);
    const format = db.prepare("SELECT value FROM state WHERE name = 'format'").get()?.value;
    if (format === formatOf() && (isNew || isWhole(db))) return db;
  } catch {
    // It is no database, is damaged, or has other tables.
  }
  db?.close();
  return null;
}

/** Checks all tables, except the content of the full-text table, which takes five times as long. */
function isWhole(db: DatabaseSync): boolean {
  return db
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'virtual'")
    .all()
    .every(({ name }) => db.prepare(`PRAGMA quick_check(${name})`).get()?.quick_check === "ok");
}

/**
 * Makes an empty index in an open transaction.
 *
 * @param file null for a temporary one, which ends with the process
 */
export function createIndex(file: string | null): DatabaseSync {
  if (file !== null) {
    removeIndex(file);
    makePrivate(file);
  }
  const db = new DatabaseSync(file ?? "");
  db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = NORMAL; PRAGMA cache_size = -4000; BEGIN; ${SCHEMA}`);
  db.prepare("INSERT INTO state VALUES ('format', ?)").run(formatOf());
  return db;
}

/** Replaces the file `to`, which may be open as `before`, with the complete, closed file `from`. */
export function replaceIndex(from: string, to: string, before: DatabaseSync | null): DatabaseSync {
  if (before) leave(before);
  removeIndex(to);
  renameSync(from, to);
  const db = openIndex(to, true);
  if (!db) throw new Error(`${to} cannot be read`);
  return db;
}

/** Lets requests in progress read on, without the log, which would stand beside the next file. */
function leave(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec("ROLLBACK");
    if (db.prepare("PRAGMA journal_mode = DELETE").get()?.journal_mode === "delete") return;
  } catch {
    // No query of a damaged file succeeds.
  }
  db.close();
}

export function removeIndex(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
}

/** Whether SQLite could not read a file: SQLITE_IOERR, SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  return [10, 11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}
