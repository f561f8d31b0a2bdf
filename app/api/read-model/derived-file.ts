/**
 * A file beside the database that holds what was worked out of each product, so that a start need not work it out again.
 * Nothing is lost with it: every row names the state it was made of, and whoever finds another makes it anew.
 */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { makePrivate } from "../database/sqlite.ts";

/** Counts up when something else is worked out of a product, or in another way. */
const FORMAT = 1;

/** What a row was made of: it is good for a product that is at the same state. */
export interface ProductState {
  id: number;
  changed_in: number;
  updated_at: string;
}

export interface DerivedRow extends ProductState {
  /** JSON for lists and filters. */
  entry: string;
}

export interface DerivedFile {
  /** The names under which the rows were made, as given to `write`; null in a new file. */
  names(): string | null;
  entries(): Iterable<DerivedRow>;
  documents(): Iterable<{ id: number; document: string }>;
  /**
   * Writes all or nothing; where another process is writing, nothing yet: the rows come with the next ones.
   *
   * @param names those that all rows go by once this is written; null while rows of former names are still there
   */
  write(rows: readonly (DerivedRow & { document: string })[], gone: readonly number[], names: string | null): void;
  close(): void;
}

/** @returns null where there can be no file: then each start works everything out */
export function openDerivedFile(file: string): DerivedFile | null {
  try {
    return open(file);
  } catch {
    try {
      for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
      return open(file);
    } catch {
      return null;
    }
  }
}

/** Another program may work out other things: in a built one every change of the code changes this. */
function programVersion(): string {
  return `${FORMAT} ${createHash("sha256")
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest("hex")}`;
}

function open(file: string): DerivedFile {
  makePrivate(file);
  const db = new DatabaseSync(file, { timeout: 50 });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, changed_in INTEGER NOT NULL, updated_at TEXT NOT NULL,
      entry TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS documents (id INTEGER PRIMARY KEY, document TEXT NOT NULL);`);
  const readMeta = db.prepare("SELECT value FROM meta WHERE key = ?");
  const writeMeta = db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)");
  const program = programVersion();
  if (readMeta.get("program")?.value !== program) {
    db.exec("DELETE FROM meta; DELETE FROM entries; DELETE FROM documents");
    writeMeta.run("program", program);
  }
  const putEntry = db.prepare("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)");
  const putDocument = db.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?)");
  const waiting = new Map<number, (DerivedRow & { document: string }) | null>();
  const deletions = ["entries", "documents"].map((table) => db.prepare(`DELETE FROM ${table} WHERE id = ?`));
  return {
    names: () => (readMeta.get("names")?.value as string | undefined) ?? null,
    entries: () => db.prepare("SELECT * FROM entries").iterate() as unknown as Iterable<DerivedRow>,
    documents: () =>
      db.prepare("SELECT * FROM documents").iterate() as unknown as Iterable<{ id: number; document: string }>,
    write(rows, gone, names) {
      for (const row of rows) waiting.set(row.id, row);
      for (const id of gone) waiting.set(id, null);
      try {
        db.exec("BEGIN IMMEDIATE");
        for (const [id, row] of waiting) {
          if (row) putEntry.run(id, row.changed_in, row.updated_at, row.entry);
          if (row) putDocument.run(id, row.document);
          else for (const deletion of deletions) deletion.run(id);
        }
        if (names !== null) writeMeta.run("names", names);
        db.exec("COMMIT");
        waiting.clear();
      } catch {
        if (db.isTransaction) db.exec("ROLLBACK");
      }
    },
    close: () => db.close(),
  };
}
