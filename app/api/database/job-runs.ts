/**
 * Times of the last run of each periodic job and of the last rename of a group or brand. While the
 * shop shows the demonstration, also of the start that filled the database with it.
 */
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

type Job = "purge" | "readiness" | "backup" | "rename" | "demonstration" | `drawings ${number}`;

export async function recordRun(db: Kysely<Tables>, name: Job, at = new Date()): Promise<void> {
  const ran_at = at.toISOString();
  await db
    .insertInto("job_runs")
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ran_at }))
    .execute();
}

/** @returns whether it ever ran */
export async function forgetRun(db: Kysely<Tables>, name: Job): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("job_runs")
    .where("name", "=", name)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** ISO 8601 time, or null if it never ran. */
export async function findLastRun(db: Kysely<Tables>, name: Job): Promise<string | null> {
  const run = await db
    .selectFrom("job_runs")
    .select("ran_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return run?.ran_at ?? null;
}
