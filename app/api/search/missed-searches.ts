/** Counts what visitors searched for in vain, by day and words: no address, no time, nothing that looks personal. */
import type { Kysely } from "kysely";
import type { MissedSearch } from "#app/contract/missed-searches.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../env.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long counts are kept, days. */
const KEPT_DAYS = 90;
const FLUSH_MS = 10_000;
const LONGEST = 80;
/** Different words between two writes: a flood of nonsense must not fill the database. */
const MOST_WAITING = 200;

/** E-mail addresses, phone numbers and the like are typed into search fields by mistake. */
const PERSONAL = /@|\d[\d\s-]{6,}/;

export interface MissedSearches {
  add(words: string): void;
  /** Writes what was added since the last time. */
  flush(): Promise<void>;
  /** Flushes, and stops doing so by itself. */
  stop(): Promise<void>;
}

export function createMissedSearches({ db }: Database, log: Log): MissedSearches {
  let waiting = new Map<string, number>();

  async function flush(): Promise<void> {
    const counts = waiting;
    waiting = new Map();
    const day = toDay(new Date());
    for (const [words, count] of counts) {
      await db
        .insertInto("missed_searches")
        .values({ day, words, count })
        .onConflict((conflict) =>
          conflict.columns(["day", "words"]).doUpdateSet((eb) => ({ count: eb("missed_searches.count", "+", count) })),
        )
        .execute();
    }
  }
  const flushOrLog = () => flush().catch((error: Error) => log.error({ err: error }, "Searches could not be counted"));
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();

  return {
    add(given) {
      const words = given.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
      if (words === "" || words.length > LONGEST || PERSONAL.test(words)) return;
      if (waiting.has(words) || waiting.size < MOST_WAITING) waiting.set(words, (waiting.get(words) ?? 0) + 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}

/** The commonest of the last `days` days first. */
export async function listMissedSearches(db: Kysely<Tables>, days: number, limit: number): Promise<MissedSearch[]> {
  const rows = await db
    .selectFrom("missed_searches")
    .select((eb) => ["words", eb.fn.sum<number>("count").as("count"), eb.fn.max("day").as("last_day")])
    .where("day", ">", toDay(new Date(Date.now() - days * DAY_MS)))
    .groupBy("words")
    .orderBy((eb) => eb.fn.sum("count"), "desc")
    .orderBy("words")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Deletes counts that are older than they are kept. */
export async function purgeMissedSearches(db: Kysely<Tables>, now: Date): Promise<void> {
  const first = toDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  await db.deleteFrom("missed_searches").where("day", "<", first).execute();
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
