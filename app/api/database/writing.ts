/**
 * Catalogue writes: one transaction each, which raises the version and notifies other processes.
 */
import { sql, type Transaction } from "kysely";
import PQueue from "p-queue";
import { ApiError } from "../api-error.ts";
import type { Database } from "./database.ts";
import { isBusy } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** The PostgreSQL channel that announces writes to other processes. */
export const CHANNEL = "catalogue_changed";

export type Writer = Transaction<Tables>;

/** A write in progress: the transaction and the catalogue version that it creates. */
export interface CatalogueWrite {
  trx: Writer;
  version: number;
}

/** Reads and writes the catalogue. */
export interface CatalogueWriter {
  database: Database;
  /** Runs a write; when it resolves, this process's reads include it. */
  write<T>(work: (write: CatalogueWrite) => Promise<T>): Promise<T>;
}

/** How long a write waits for others; proxies time out after about a minute. */
const TURN_MS = 30_000;

/** The write waited too long and has changed nothing. */
class WriteQueueTimeoutError extends Error {
  readonly code = "QUEUE_TIMEOUT";
}

/** Whether another process held a lock; 55P03 is PostgreSQL's code. */
const isLocked = (error: unknown) =>
  (error as { code?: unknown }).code === "55P03" || isBusy(error);

const queues = new WeakMap<Database, PQueue>();

/** Runs writes one by one: waiting in the database would occupy connections that readers need. */
function enqueue<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(database) ?? new PQueue({ concurrency: 1 });
  queues.set(database, queue);
  const waiting = new AbortController();
  const timeout = new WriteQueueTimeoutError(`The write waited longer than ${TURN_MS / 1000} s`);
  const timer = setTimeout(() => waiting.abort(timeout), TURN_MS);
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  return queue.add(begin, { signal: waiting.signal });
}

/**
 * Runs `work` in a transaction whose first statement, `lock`, locks the catalogue's state.
 * Retries while another process has the lock, because a statement waits less than a write may take.
 */
export async function runLocked<Locked, T>(
  { db }: Database,
  lock: (trx: Writer) => Promise<Locked>,
  work: (trx: Writer, locked: Locked) => Promise<T>,
): Promise<T> {
  for (const deadline = performance.now() + TURN_MS; ; ) {
    let isLockHeld = false;
    const write = db.transaction().execute(async (trx) => {
      const locked = await lock(trx);
      isLockHeld = true;
      return work(trx, locked);
    });
    try {
      return await write;
    } catch (error) {
      if (isLockHeld || !isLocked(error) || performance.now() > deadline) throw error;
    }
  }
}

/**
 * Runs `work` in a transaction that first raises the catalogue's version: this locks the row, so
 * that writers of several processes queue. An error in `work` rolls everything back.
 *
 * @throws WriteQueueTimeoutError
 */
export async function writeCatalogue<T>(
  database: Database,
  work: (write: CatalogueWrite) => Promise<T>,
): Promise<T> {
  const count = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 1), seed: null }))
      .returning("version")
      .executeTakeFirstOrThrow();
  return enqueue(database, () =>
    runLocked(database, count, async (trx, { version }) => {
      const result = await work({ trx, version });
      await notifyProcesses(database, { trx, version });
      return result;
    }),
  );
}

/** Notifies other processes when the transaction commits; with SQLite they poll instead. */
export async function notifyProcesses(
  { kind }: Database,
  { trx, version }: CatalogueWrite,
): Promise<void> {
  if (kind === "postgres") await sql`select pg_notify(${CHANNEL}, ${String(version)})`.execute(trx);
}

/** Reserves `count` ids of a table and returns the first. Ids are never reused. */
export async function allocateIds(trx: Writer, table: keyof Tables, count = 1): Promise<number> {
  const { value } = await trx
    .insertInto("counters")
    .values({ name: table, value: count })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: sql<number>`counters.value + ${sql.lit(count)}` }),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value - count + 1;
}

/** @throws ApiError 409 if another row of the table has one of the values, by column */
export async function rejectTaken(
  trx: Writer,
  table: "admins" | "brands" | "products" | "types",
  id: number,
  values: Readonly<Record<string, string | null | undefined>>,
  toFault: (value: string) => string,
): Promise<void> {
  for (const [column, value] of Object.entries(values)) {
    if (!value) continue;
    const same = trx.selectFrom(table).select("id").where(trx.dynamic.ref(column), "=", value);
    if (await same.where("id", "!=", id).executeTakeFirst())
      throw new ApiError(409, `${column}: ${toFault(value)}`);
  }
}

/** After rows with given ids were inserted: continues after the largest. */
export async function raiseCounter(
  trx: Writer,
  table: keyof Tables,
  atLeast: number,
): Promise<void> {
  await trx
    .insertInto("counters")
    .values({ name: table, value: atLeast })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        value: sql<number>`
          case when counters.value < ${sql.lit(atLeast)} then ${sql.lit(atLeast)}
          else counters.value end
        `,
      }),
    )
    .execute();
}
