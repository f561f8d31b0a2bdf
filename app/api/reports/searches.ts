/** Counts searches with and without results by day and words, without personal data. */
import type { Kysely } from "kysely";
import type { SearchCount } from "#app/contract/reports.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { type Counter, createCounter } from "./counter.ts";
import { dayBefore, toDay } from "./days.ts";

const MAX_LENGTH = 80;
/** Distinct searches a day; beyond it, only known ones are counted. */
const MAX_PER_DAY = 5_000;

/** Email addresses and phone numbers, which people type into search fields by mistake. */
const PERSONAL = /@|\d[\d\s-]{6,}/;

type SearchTableName = "found_searches" | "missed_searches";

interface RecordedSearch {
  words: string;
  isFound: boolean;
}

/** Ignores searches that are too long or look personal. */
export interface SearchCounter extends Counter<RecordedSearch> {}

export function createSearchCounter({ db }: Database, log: Log): SearchCounter {
  const counter = createCounter<RecordedSearch>(
    (counts) =>
      db.transaction().execute(async (trx) => {
        for (const table of ["found_searches", "missed_searches"] as const) {
          const isFound = table === "found_searches";
          await addCounts(
            trx,
            table,
            counts.filter(([search]) => search.isFound === isFound),
          );
        }
      }),
    log,
  );
  return {
    ...counter,
    add({ words: typed, isFound }) {
      const words = typed.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
      // PostgreSQL rejects NUL and lone surrogates.
      const isText = words !== "" && !words.includes("\0") && words.isWellFormed();
      if (isText && words.length <= MAX_LENGTH && !PERSONAL.test(words))
        counter.add({ words, isFound });
    },
  };
}

async function addCounts(
  db: Kysely<Tables>,
  table: SearchTableName,
  counts: [RecordedSearch, number][],
): Promise<void> {
  if (counts.length === 0) return;
  const day = toDay(new Date());
  const { known } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("known"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  let room = MAX_PER_DAY - Number(known);
  for (const [{ words }, count] of counts) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set((eb) => ({ count: eb("count", "+", count) }))
      .where("day", "=", day)
      .where("words", "=", words)
      .executeTakeFirst();
    if (numUpdatedRows > 0 || room-- <= 0) continue;
    await db
      .insertInto(table)
      .values({ day, words, count })
      // Another process may have inserted it meanwhile.
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
