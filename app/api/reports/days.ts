/** Days of reports, and the retention of counts. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days. */
export const COUNTS_RETENTION_DAYS = 90;

/** As YYYY-MM-DD in UTC. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day before the last `days` days. */
export function dayBefore(days: number, now = new Date()): string {
  return toDay(new Date(now.getTime() - days * DAY_MS));
}

/** Deletes counts after their retention. */
export async function purgeCounts(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const table of ["missed_searches", "found_searches"] as const) {
    await db.deleteFrom(table).where("day", "<", dayBefore(COUNTS_RETENTION_DAYS, now)).execute();
  }
}
