/** The days that reports count by, and how long counts are kept. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long counts are kept, days. */
export const KEPT_DAYS = 90;

/** As in 2026-01-31. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day before the first of the last `days` days. */
export function dayBefore(days: number, now = new Date()): string {
  return toDay(new Date(now.getTime() - days * DAY_MS));
}

/** Deletes counts that are older than they are kept. */
export async function purgeCounts(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const table of ["missed_searches", "found_searches", "taps"] as const) {
    await db.deleteFrom(table).where("day", "<", dayBefore(KEPT_DAYS, now)).execute();
  }
}
