/** Lets Kysely's SQLite dialect speak to Node's own `node:sqlite`. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync as openFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { type DatabaseConnection, SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";

/** How long one try waits for another process that is writing; the event loop waits with it, so only for a moment. */
const BUSY_TIMEOUT_MS = 50;
/** How long a statement waits in all, between tries without holding anybody up. */
const PATIENCE_MS = 4_000;
const TRY_AGAIN_MS = 50;
const SQLITE_BUSY = 5;
/** Messages and password hashes are nobody else's. */
const PRIVATE = 0o600;

/** Creates the file and its folder where they are not there, and keeps it and those beside it from other users. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the files beside it the same mode.
  closeSync(openFileSync(file, "a", PRIVATE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, PRIVATE);
}

/** Opens the file, creating it and its folder: write-ahead log, every commit on disk, foreign keys enforced, deleted text overwritten. */
export function openSqlite(file: string): DatabaseSync {
  makePrivate(file);
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

/** Waits for another process's write without holding up this one. */
class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => patiently(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }
}

/** A statement that finds the file locked has done nothing: it may be tried again. */
async function patiently<Result>(execute: () => Promise<Result>): Promise<Result> {
  for (const giveUp = performance.now() + PATIENCE_MS; ; await setTimeout(TRY_AGAIN_MS)) {
    try {
      return await execute();
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (((errcode ?? 0) & 0xff) !== SQLITE_BUSY || performance.now() > giveUp) throw error;
    }
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const bridged = toKyselyDatabase(database);
    super({ database: bridged });
    this.#database = bridged;
  }

  override createDriver() {
    return new PatientDriver({ database: this.#database });
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
