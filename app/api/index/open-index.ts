/** Opens the derived file: everything in it can be made again from the catalogue, so that deleting it is always safe. */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import { SIZE_FIGURES } from "#app/catalogue/size.ts";
import { makePrivate } from "../database/sqlite.ts";
import { FIELDS, NAMED } from "../search/fields.ts";
import { describeProduct } from "./describe-product.ts";
import { SAMPLE } from "./sample.ts";

const SCHEMA = `
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE products (slot INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, name_key TEXT NOT NULL,
    is_public INTEGER NOT NULL);
  CREATE INDEX products_by_name ON products (name_key, id);
  CREATE TABLE sets (facet TEXT, value TEXT, label TEXT NOT NULL, products BLOB NOT NULL,
    PRIMARY KEY (facet, value)) WITHOUT ROWID;
  CREATE TABLE measures (dimension TEXT, value REAL, slot INTEGER, PRIMARY KEY (dimension, value, slot)) WITHOUT ROWID;
  CREATE INDEX measures_by_slot ON measures (slot);
  CREATE TABLE joints (key TEXT, is_machine INTEGER, is_public INTEGER, name_key TEXT, id INTEGER,
    PRIMARY KEY (key, is_machine, is_public, name_key, id)) WITHOUT ROWID;
  CREATE INDEX joints_by_id ON joints (id);
  CREATE TABLE fits (part INTEGER, position INTEGER, machine INTEGER, PRIMARY KEY (part, position)) WITHOUT ROWID;
  CREATE INDEX fits_by_machine ON fits (machine);
  CREATE TABLE words (word TEXT PRIMARY KEY, spelling TEXT NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE texts USING fts5 (${FIELDS.join(", ")}, ${NAMED},
    content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars './=#'");`;

/** Changes with the tables, the filters and what is derived from a product: a file of another format is made anew. */
const FORMAT = createHash("sha256")
  .update(JSON.stringify([SCHEMA, RANGED_FIGURES, SIZE_FIGURES, describeProduct(...SAMPLE)]))
  .digest("hex");

/**
 * One process holds a file at a time; another one, and one without a file, gets a private temporary database.
 *
 * @param file null for a private one
 */
export function openIndex(file: string | null): DatabaseSync {
  if (file === null) return create("");
  try {
    return reopen(file);
  } catch (error) {
    if (isBusy(error)) return create("");
  }
  try {
    for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
    makePrivate(file);
    return create(file);
  } catch {
    return create("");
  }
}

function reopen(file: string): DatabaseSync {
  makePrivate(file);
  const db = connect(file);
  try {
    const format = db.prepare("SELECT value FROM state WHERE name = 'format'").get()?.value;
    if (format !== FORMAT) throw new Error("Made in another format");
    if (db.prepare("PRAGMA quick_check(1)").get()?.quick_check !== "ok") throw new Error("Damaged");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
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
      PRAGMA cache_size = -16000; BEGIN EXCLUSIVE; COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return ((errcode ?? 0) & 0xff) === 5;
}
