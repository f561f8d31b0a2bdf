/** Counts requests of paths that have no page, without personal data. */
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables, UnknownPathTable } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { createCounter } from "./counter.ts";

const FLUSH_MS = 60 * 60_000;
const MAX_PATHS = 1_000;
const MAX_LENGTH = 200;

export type PathCounter = ReturnType<typeof createPathCounter>;

export function createPathCounter({ db }: Database, log: Log) {
  const counter = createCounter({
    everyMs: FLUSH_MS,
    maxWaiting: MAX_PATHS,
    write: (counts) => db.transaction().execute((trx) => addCounts(trx, counts)),
    log,
  });
  return {
    ...counter,
    /** Ignores paths that are too long or contain an email address. */
    add(path: string): void {
      if (path.length <= MAX_LENGTH && !/@|%40/.test(path)) counter.add(path);
    },
  };
}

/** Keeps the most frequent paths; of equally frequent ones, the latest. */
async function addCounts(db: Kysely<Tables>, counts: ReadonlyMap<string, number>): Promise<void> {
  const last_day = new Date().toISOString().slice(0, 10);
  for (const [path, count] of counts)
    await db
      .insertInto("unknown_paths")
      .values({ path, count, last_day })
      .onConflict((conflict) =>
        conflict.column("path").doUpdateSet((eb) => ({
          count: eb("unknown_paths.count", "+", count),
          last_day,
        })),
      )
      .execute();
  const kept = await listUnknownPaths(db);
  if (kept.length < MAX_PATHS) return;
  await db
    .deleteFrom("unknown_paths")
    .where(
      "path",
      "not in",
      kept.map(({ path }) => path),
    )
    .execute();
}

/** The most frequent first. */
export const listUnknownPaths = (db: Kysely<Tables>): Promise<UnknownPathTable[]> =>
  db
    .selectFrom("unknown_paths")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("last_day", "desc")
    .orderBy("path")
    .limit(MAX_PATHS)
    .execute();
