/**
 * Counts searches with and without results by day and words, and requests of paths that have no
 * page, without personal data.
 */
import type { Kysely } from "kysely";
import type { SearchCount } from "#app/contract/dashboard.ts";
import type { Database } from "../database/database.ts";
import type { Tables, UnknownPathTable } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { createCounter } from "./counter.ts";

const DAY_MS = 24 * 60 * 60_000;
const FLUSH_MS = 10_000;
/** Distinct searches between two writes. */
const MAX_WAITING = 200;
/** Days. */
export const COUNTS_RETENTION_DAYS = 90;
const MAX_LENGTH = 80;
/** Distinct searches a day; beyond it, only known ones are counted. */
const MAX_PER_DAY = 5_000;

/** Email addresses and phone numbers, which people type into search fields by mistake. */
const PERSONAL = /@|\d[\d\s-]{6,}/;

type SearchTableName = "found_searches" | "missed_searches";

interface Search {
  words: string;
  isFound: boolean;
}

/** As YYYY-MM-DD in UTC. */
const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** The day before the last `days` days. */
const dayBefore = (days: number, now = new Date()) =>
  toDay(new Date(now.getTime() - days * DAY_MS));

export type SearchCounter = ReturnType<typeof createSearchCounter>;

export function createSearchCounter({ db }: Database, log: Log) {
  async function write(waiting: ReadonlyMap<string, number>): Promise<void> {
    const counts = [...waiting].map(([key, count]) => ({ ...(JSON.parse(key) as Search), count }));
    const byTable = Map.groupBy(
      counts,
      ({ isFound }): SearchTableName => (isFound ? "found_searches" : "missed_searches"),
    );
    await db.transaction().execute(async (trx) => {
      for (const [table, some] of byTable) await addCounts(trx, table, some);
    });
  }
  const counter = createCounter({ everyMs: FLUSH_MS, maxWaiting: MAX_WAITING, write, log });
  return {
    ...counter,
    /** Ignores searches that are too long or look personal. */
    add({ words: typed, isFound }: Search): void {
      const words = typed.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
      // PostgreSQL rejects NUL and lone surrogates.
      const isText = words !== "" && !words.includes("\0") && words.isWellFormed();
      if (!isText || words.length > MAX_LENGTH || PERSONAL.test(words)) return;
      counter.add(JSON.stringify({ words, isFound } satisfies Search));
    },
  };
}

async function addCounts(
  db: Kysely<Tables>,
  table: SearchTableName,
  counts: { words: string; count: number }[],
): Promise<void> {
  const day = toDay(new Date());
  const today = await db.selectFrom(table).select("words").where("day", "=", day).execute();
  const known = new Set(today.map(({ words }) => words));
  for (const { words, count } of counts) {
    if (!known.has(words) && known.size >= MAX_PER_DAY) continue;
    known.add(words);
    await db
      .insertInto(table)
      .values({ day, words, count })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "words"])
          .doUpdateSet((eb) => ({ count: eb(`${table}.count`, "+", count) })),
      )
      .execute();
  }
}

/** Searches of the last `days` days, most frequent first. */
export async function listSearches(
  db: Kysely<Tables>,
  table: SearchTableName,
  days: number,
  limit: number,
): Promise<SearchCount[]> {
  const rows = await db
    .selectFrom(table)
    .select((eb) => [
      "words",
      eb.fn.sum<number>("count").as("count"),
      eb.fn.max("day").as("last_day"),
    ])
    .where("day", ">", dayBefore(days))
    .groupBy("words")
    .orderBy((eb) => eb.fn.sum("count"), "desc")
    .orderBy("words")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Deletes counts after their retention. */
export async function purgeCounts(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const table of ["missed_searches", "found_searches"] as const) {
    await db.deleteFrom(table).where("day", "<", dayBefore(COUNTS_RETENTION_DAYS, now)).execute();
  }
}

const PATHS_FLUSH_MS = 60 * 60_000;
const MAX_PATHS = 1_000;
const MAX_PATH_LENGTH = 200;

export type PathCounter = ReturnType<typeof createPathCounter>;

export function createPathCounter({ db }: Database, log: Log) {
  const counter = createCounter({
    everyMs: PATHS_FLUSH_MS,
    maxWaiting: MAX_PATHS,
    write: (counts) => db.transaction().execute((trx) => addPathCounts(trx, counts)),
    log,
  });
  return {
    ...counter,
    /** Ignores paths that are too long or contain an email address. */
    add(path: string): void {
      if (path.length <= MAX_PATH_LENGTH && !/@|%40/.test(path)) counter.add(path);
    },
  };
}

/** Keeps the most frequent paths; of equally frequent ones, the latest. */
async function addPathCounts(
  db: Kysely<Tables>,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const last_day = toDay(new Date());
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
