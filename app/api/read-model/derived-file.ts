/**
 * A file beside the database that holds what was worked out of each product, so that a start need not work it out again.
 * Nothing is lost with it: every row names the state it was made of, and whoever finds another makes it anew.
 */
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { makePrivate } from "../database/sqlite.ts";

/** Counts up when something else is worked out of a product, or in another way; its test says when. */
export const FORMAT = 5;

/** What a row was made of: it is good for a product that is at the same state. */
export interface ProductState {
  id: number;
  changed_in: number;
  updated_at: string;
}

export interface DerivedRow extends ProductState {
  /** JSON for lists and filters. */
  entry: string;
  /** JSON for the search's index; null while it has not been worked out. */
  document: string | null;
}

export interface DocumentRow extends ProductState {
  document: string;
}

export interface DerivedFile {
  /** The names under which the rows were made, as given to `write`; null in a new file. */
  names(): string | null;
  entries(): Iterable<Omit<DerivedRow, "document">>;
  documents(): Iterable<{ id: number; document: string }>;
  /**
   * Writes all or nothing; where another process is writing, nothing yet: the rows come with the next ones.
   *
   * @param names those that all rows go by once this is written; null while rows of former names are still there
   */
  write(rows: readonly DerivedRow[], gone: readonly number[], names: string | null): void;
  /** Adds documents to rows that are still at the same state; else, or where another process is writing, nothing. */
  writeDocuments(rows: readonly DocumentRow[]): void;
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
  if (readMeta.get("format")?.value !== String(FORMAT)) {
    db.exec("DELETE FROM meta; DELETE FROM entries; DELETE FROM documents");
    writeMeta.run("format", String(FORMAT));
  }
  const putEntry = db.prepare("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)");
  const putDocument = db.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?)");
  const addDocument = db.prepare(`INSERT OR REPLACE INTO documents
    SELECT id, ? FROM entries WHERE id = ? AND changed_in = ? AND updated_at = ?`);
  const waiting = new Map<number, DerivedRow | null>();
  const dropEntry = db.prepare("DELETE FROM entries WHERE id = ?");
  const dropDocument = db.prepare("DELETE FROM documents WHERE id = ?");

  /** @returns whether it was written */
  function inTransaction(work: () => void): boolean {
    try {
      db.exec("BEGIN IMMEDIATE");
      work();
      db.exec("COMMIT");
      return true;
    } catch {
      if (db.isTransaction) db.exec("ROLLBACK");
      return false;
    }
  }

  return {
    names: () => (readMeta.get("names")?.value as string | undefined) ?? null,
    entries: () => db.prepare("SELECT * FROM entries").iterate() as unknown as ReturnType<DerivedFile["entries"]>,
    documents: () =>
      db.prepare("SELECT * FROM documents").iterate() as unknown as Iterable<{ id: number; document: string }>,
    write(rows, gone, names) {
      for (const row of rows) waiting.set(row.id, row);
      for (const id of gone) waiting.set(id, null);
      const isWritten = inTransaction(() => {
        for (const [id, row] of waiting) {
          if (row) putEntry.run(id, row.changed_in, row.updated_at, row.entry);
          else dropEntry.run(id);
          if (row?.document) putDocument.run(id, row.document);
          else dropDocument.run(id);
        }
        if (names !== null) writeMeta.run("names", names);
      });
      if (isWritten) waiting.clear();
    },
    writeDocuments(rows) {
      inTransaction(() => {
        for (const { id, changed_in, updated_at, document } of rows) {
          addDocument.run(document, id, changed_in, updated_at);
        }
      });
    },
    close: () => db.close(),
  };
}
