/** Every write to the catalogue goes through here: one transaction, one step of its version, one word to the others. */
import { sql, type Transaction } from "kysely";
import PQueue from "p-queue";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** On which PostgreSQL tells the other processes of a write. */
export const CHANNEL = "catalogue_changed";

export type Writer = Transaction<Tables>;

/** A write in progress: the transaction, and the catalogue version that it makes. */
export interface CatalogueWrite {
  trx: Writer;
  version: number;
}

/** How long a write waits for those before it, in this process and in others; a proxy waits about a minute. */
const TURN_MS = 30_000;

/** The write did not come to its turn, and has changed nothing. */
export class WriteQueueTimeout extends Error {}

/** Another process holds what a write needs: SQLite's SQLITE_BUSY, PostgreSQL's 55P03. */
export function isLocked(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === "55P03" || (typeof errcode === "number" && (errcode & 0xff) === 5);
}

const queues = new WeakMap<Database, PQueue>();

/** One after the other: a write that waited in the database would hold a connection that readers need. */
function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(database) ?? new PQueue({ concurrency: 1 });
  queues.set(database, queue);
  const waiting = new AbortController();
  const timeout = new WriteQueueTimeout(`No turn to write within ${TURN_MS / 1000} s`);
  const timer = setTimeout(() => waiting.abort(timeout), TURN_MS);
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  return queue.add(begin, { signal: waiting.signal });
}

/**
 * Runs `work` in a transaction whose first statement, `lock`, takes the row of the catalogue's state. Writers of several
 * processes queue for it; another's write may take longer than one statement waits.
 */
export async function afterLock<Locked, T>(
  { db }: Database,
  lock: (trx: Writer) => Promise<Locked>,
  work: (trx: Writer, locked: Locked) => Promise<T>,
): Promise<T> {
  for (const giveUp = performance.now() + TURN_MS; ; ) {
    let isOurTurn = false;
    const write = db.transaction().execute(async (trx) => {
      const locked = await lock(trx);
      isOurTurn = true;
      return work(trx, locked);
    });
    try {
      return await write;
    } catch (error) {
      if (isOurTurn || !isLocked(error) || performance.now() > giveUp) throw error;
    }
  }
}

/**
 * Runs `work` in one transaction that also counts the catalogue's version up. Counting first takes the row's lock,
 * so writers of several processes queue instead of meeting half-way; whatever `work` throws undoes everything.
 * @throws WriteQueueTimeout
 */
export async function writeCatalogue<T>(database: Database, work: (write: CatalogueWrite) => Promise<T>): Promise<T> {
  const count = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 1), seed: null }))
      .returning("version")
      .executeTakeFirstOrThrow();
  return inTurn(database, () =>
    afterLock(database, count, async (trx, { version }) => {
      const result = await work({ trx, version });
      await announce(database, { trx, version });
      return result;
    }),
  );
}

/** Wakes the other processes once the transaction has ended; on SQLite they look for themselves. */
export async function announce({ kind }: Database, { trx, version }: CatalogueWrite): Promise<void> {
  if (kind === "postgres") await sql`select pg_notify(${CHANNEL}, ${String(version)})`.execute(trx);
}

/** Children before parents. */
const CATALOGUE: (keyof Tables)[] = [
  "slug_aliases",
  "former_slugs",
  "product_collections",
  "product_subcategories",
  "products",
  "subcategories",
  "categories",
  "types",
  "brands",
];

/** Empties the catalogue, for another to take its place. */
export async function clearCatalogue(write: CatalogueWrite): Promise<void> {
  await markAllRemoved(write);
  for (const table of CATALOGUE) await write.trx.deleteFrom(table).execute();
}

/** Before all products are replaced: every index forgets those it knows, then reads the ones that have come. */
async function markAllRemoved({ trx, version }: CatalogueWrite): Promise<void> {
  const there = trx.selectFrom("products").select("id");
  await trx.deleteFrom("removed_products").where("id", "in", there).execute();
  await trx
    .insertInto("removed_products")
    .columns(["id", "changed_in"])
    .expression(there.select(sql.lit(version).as("changed_in")))
    .execute();
}

/** The first of `count` fresh ids of a table. Ids are never used twice, and import may bring its own. */
export async function takeIds(trx: Writer, table: keyof Tables, count = 1): Promise<number> {
  const { value } = await trx
    .insertInto("counters")
    .values({ name: table, value: count })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: sql<number>`counters.value + ${sql.lit(count)}` }),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value - count + 1;
}

/** After rows with ids of their own were written: the next fresh id comes after the largest. */
export async function raiseCounter(trx: Writer, table: keyof Tables, atLeast: number): Promise<void> {
  await trx
    .insertInto("counters")
    .values({ name: table, value: atLeast })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        value: sql<number>`case when counters.value < ${sql.lit(atLeast)} then ${sql.lit(atLeast)} else counters.value end`,
      }),
    )
    .execute();
}
