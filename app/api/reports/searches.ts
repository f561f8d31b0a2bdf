/** Counts what visitors searched for, found or in vain, by day and words: no address, no time, nothing that looks personal. */
import type { Kysely } from "kysely";
import type { SearchCount } from "#app/contract/reports.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { type Counter, createCounter } from "./counter.ts";
import { dayBefore, toDay } from "./days.ts";

const LONGEST = 80;
/** Different words a day: beyond it only those that are known already are counted. */
const MOST_A_DAY = 5_000;

/** E-mail addresses, phone numbers and the like are typed into search fields by mistake. */
const PERSONAL = /@|\d[\d\s-]{6,}/;

type SearchTable = "found_searches" | "missed_searches";

interface Search {
  words: string;
  isFound: boolean;
}

/** What is too long for words of a search, or looks personal, is not counted. */
export interface SearchCounter extends Counter<Search> {}

export function createSearchCounter({ db }: Database, log: Log): SearchCounter {
  const counter = createCounter<Search>(
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
    add({ words: given, isFound }) {
      const words = given.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
      // PostgreSQL stores no NUL and no half of a character.
      const isText = words !== "" && !words.includes("\0") && words.isWellFormed();
      if (isText && words.length <= LONGEST && !PERSONAL.test(words)) counter.add({ words, isFound });
    },
  };
}

async function addCounts(db: Kysely<Tables>, table: SearchTable, counts: [Search, number][]): Promise<void> {
  if (counts.length === 0) return;
  const day = toDay(new Date());
  const { known } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("known"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  let room = MOST_A_DAY - Number(known);
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
      // Another process may have been a moment earlier.
      .onConflict((conflict) =>
        conflict.columns(["day", "words"]).doUpdateSet((eb) => ({ count: eb(`${table}.count`, "+", count) })),
      )
      .execute();
  }
}

/** The commonest of the last `days` days first. */
export async function listSearches(
  db: Kysely<Tables>,
  table: SearchTable,
  days: number,
  limit: number,
): Promise<SearchCount[]> {
  const rows = await db
    .selectFrom(table)
    .select((eb) => ["words", eb.fn.sum<number>("count").as("count"), eb.fn.max("day").as("last_day")])
    .where("day", ">", dayBefore(days))
    .groupBy("words")
    .orderBy((eb) => eb.fn.sum("count"), "desc")
    .orderBy("words")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
