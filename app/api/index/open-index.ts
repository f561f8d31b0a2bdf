/** Opens the index's file, which can always be deleted: it is made again from the catalogue. */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { POWER_WORDS } from "#app/catalogue/classification/power-type-in.ts";
import { KINDS } from "#app/catalogue/classification/vocabulary.ts";
import { SYNONYMOUS_TYPES } from "#app/catalogue/product-type.ts";
import { makePrivate } from "../database/sqlite.ts";
import { FIELDS, NAMED } from "../search/searchable-text.ts";
import { describeProduct } from "./describe-product.ts";
import { SAMPLES } from "./sample.ts";

const SCHEMA = `
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE products (slot INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, name_key TEXT NOT NULL,
    is_public INTEGER NOT NULL, price REAL);
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
  -- An automatic merge of large segments would block for too long: updates merge in slices. A first
  -- build writes few segments, of 16 MB before they are packed.
  INSERT INTO texts (texts, rank) VALUES ('automerge', 0), ('crisismerge', 1999),
    ('hashsize', 16777216);`;

/**
 * Changes with the tables, the filters, the vocabulary and the derived data of a product. A file of
 * another format is made again.
 */
const FORMAT = createHash("sha256")
  .update(
    JSON.stringify(
      [
        SCHEMA,
        KINDS,
        POWER_WORDS,
        [...SYNONYMOUS_TYPES],
        ...SAMPLES.map((sample) => describeProduct(...sample)),
      ],
      (_, value) => (value instanceof RegExp ? value.source : value),
    ),
  )
  .digest("hex");

/**
 * A file is locked by one process; a second process gets a temporary file.
 *
 * @param file null for a temporary file
 */
export function openIndex(file: string | null): DatabaseSync {
  if (file === null) return create("");
  try {
    return reopen(file);
  } catch (error) {
    if (isBusy(error)) return create("");
  }
  try {
    removeIndex(file);
    makePrivate(file);
    return create(file);
  } catch {
    return create("");
  }
}

export function removeIndex(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
}

function reopen(file: string): DatabaseSync {
  makePrivate(file);
  const db = connect(file);
  try {
    const format = db.prepare("SELECT value FROM state WHERE name = 'format'").get()?.value;
    if (format !== FORMAT) throw new Error("Made in another format");
    if (!isWhole(db)) throw new Error("Damaged");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Checks all tables, except the content of the full-text table, which takes five times as long. */
function isWhole(db: DatabaseSync): boolean {
  return db
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'virtual'")
    .all()
    .every(({ name }) => db.prepare(`PRAGMA quick_check(${name})`).get()?.quick_check === "ok");
}

function create(file: string): DatabaseSync {
  const db = connect(file);
  db.exec(SCHEMA);
  db.prepare("INSERT INTO state VALUES ('format', ?)").run(FORMAT);
  return db;
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -4000; BEGIN EXCLUSIVE; COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return codeOf(error) === 5;
}

/** Whether SQLite could not read a file: SQLITE_IOERR, SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  return [10, 11, 26].includes(codeOf(error));
}

function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
