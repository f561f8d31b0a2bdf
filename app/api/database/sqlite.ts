/** A Kysely dialect for Node's `node:sqlite`. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync as openFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";
import { fold } from "./dialect.ts";

/** How long one attempt blocks, and the event loop with it, while another process writes. */
const BUSY_TIMEOUT_MS = 50;
/** How long a statement is retried, without blocking between attempts. */
const RETRY_FOR_MS = 4_000;
const RETRY_EVERY_MS = 50;
const SQLITE_BUSY = 5;
/** File mode: the file has messages and password hashes. */
const PRIVATE = 0o600;

/** Creates the file and its folder if needed, and makes its files readable by the owner only. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite creates -wal and -shm with the same mode.
  closeSync(openFileSync(file, "a", PRIVATE));
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(name)) chmodSync(name, PRIVATE);
}

/**
 * Opens or creates the file: with a write-ahead log, every commit synced to disk, foreign keys
 * enforced, and deleted rows overwritten.
 */
export function openSqlite(file: string): DatabaseSync {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; " +
      "PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;",
  );
  database.function("fold", { deterministic: true }, (text) => fold(String(text ?? "")));
  return database;
}

/** Only the last connection to a file can end its write-ahead log. */
export function isOpenElsewhere(database: DatabaseSync): boolean {
  try {
    database.exec("PRAGMA journal_mode = DELETE");
    return false;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return true;
  } finally {
    database.exec("PRAGMA journal_mode = WAL");
  }
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  // node:sqlite would read a Date in first position as named parameters.
  if (Object(value) === value && !(value instanceof Uint8Array))
    throw new TypeError("SQLite cannot store an object");
  return value as SQLInputValue;
}

/** SQLite can roll back schema changes, so an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  /** Kysely's own lock wakes all that wait at each release: `LockingDriver` replaces it. */
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Lends the connection to one user at a time, and waits for other processes' writes. */
class LockingDriver extends SqliteDriver {
  #isFree = Promise.resolve();
  #release = () => {};

  /** Takes the write lock at once: transactions that read first and write later would deadlock. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const how = accessMode === "read only" ? "deferred" : "immediate";
    await connection.executeQuery(CompiledQuery.raw(`begin ${how}`));
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const isFree = this.#isFree;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#isFree = promise;
    await isFree;
    this.#release = resolve;
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }
}

export const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Retrying is safe: a statement that fails on a lock has done nothing. */
async function retryWhileBusy<Result>(execute: () => Promise<Result>): Promise<Result> {
  for (const deadline = performance.now() + RETRY_FOR_MS; ; await setTimeout(RETRY_EVERY_MS)) {
    try {
      return await execute();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
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
    return new LockingDriver({ database: this.#database });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

const NO_OP_STATEMENT: ReturnType<SqliteDatabase["prepare"]> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk has already rolled back; another rollback would fail and hide the cause.
      if (sql === "rollback" && !database.isTransaction) return NO_OP_STATEMENT;
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toInput)),
        run: (parameters) => statement.run(...parameters.map(toInput)),
        iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
      };
    },
  };
}
