/** Every write to the catalogue goes through here: one transaction, one step of its version, one word to the others. */
import { sql, type Transaction } from "kysely";
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

/** By database: ends with the last write that was asked for. */
const lastWrites = new WeakMap<Database, Promise<unknown>>();

/** One after the other: a write that waited in the database would hold a connection that readers need. */
async function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const before = lastWrites.get(database);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  lastWrites.set(database, Promise.all([before, ended]));
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new WriteQueueTimeout(`No turn to write within ${TURN_MS / 1000} s`)), TURN_MS);
  try {
    await Promise.race([before, late]).finally(() => clearTimeout(timer));
    return await work();
  } finally {
    end();
  }
}

/**
 * Runs `work` in one transaction that also counts the catalogue's version up. Counting first takes the row's lock,
 * so writers of several processes queue instead of meeting half-way; whatever `work` throws undoes everything.
 * @throws WriteQueueTimeout
 */
export async function writeCatalogue<T>(database: Database, work: (write: CatalogueWrite) => Promise<T>): Promise<T> {
  return inTurn(database, async () => {
    for (const giveUp = performance.now() + TURN_MS; ; ) {
      let isOurTurn = false;
      const write = database.db.transaction().execute(async (trx) => {
        const { version } = await trx
          .updateTable("catalogue_state")
          .set((eb) => ({ version: eb("version", "+", 1), seed: null }))
          .returning("version")
          .executeTakeFirstOrThrow();
        isOurTurn = true;
        const result = await work({ trx, version });
        await announce(database, { trx, version });
        return result;
      });
      try {
        return await write;
      } catch (error) {
        // Another process's write takes longer than one statement waits.
        if (isOurTurn || !isLocked(error) || performance.now() > giveUp) throw error;
      }
    }
  });
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

/** Before all products are replaced: every read model forgets those it knows, then reads the ones that have come. */
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
