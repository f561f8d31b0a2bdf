/** Lets Kysely's SQLite dialect speak to Node's own `node:sqlite`. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/** How long a write waits for another process that is writing; the event loop waits with it. */
const BUSY_TIMEOUT_MS = 2000;

/** Opens the file, creating it and its folder: write-ahead log, every commit on disk, foreign keys enforced, deleted text overwritten. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;",
  );
  return database;
}

/** Two processes that both read before they write would deadlock, so every transaction takes the write lock at once. */
function toImmediate(sql: string): string {
  return sql === "begin" ? "begin immediate" : sql;
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  if (value instanceof Uint8Array) return value;
  // A Date as the first parameter would silently be taken for named parameters.
  throw new TypeError(`SQLite cannot store a ${value === undefined ? "missing value" : typeof value}`);
}

/** SQLite undoes changes of tables as well, which Kysely does not count on: a start that is killed leaves no half of one. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

const NOTHING_TO_UNDO: ReturnType<SqliteDatabase["prepare"]> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk has undone the transaction already; undoing it again would hide the cause behind an error of its own.
      if (sql === "rollback" && !database.isTransaction) return NOTHING_TO_UNDO;
      const statement = database.prepare(toImmediate(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toInput)),
        run: (parameters) => statement.run(...parameters.map(toInput)),
        iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
      };
    },
  };
}
