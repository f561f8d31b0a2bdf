/** Periodic jobs: send mails, delete expired data, and make drawings and photograph sizes. */
import { ENDED_SESSION_GRACE_MS, NETWORK_MEMORY_MS } from "#app/limits.ts";
import type { Outbox } from "./contact/outbox.ts";
import type { Database } from "./database/database.ts";
import { findLastRun, recordRun } from "./database/job-runs.ts";
import type { Log } from "./log.ts";
import { renewDrawings } from "./products/draw-products.ts";
import { purgeCounts } from "./reports/counts.ts";
import type { Services } from "./services.ts";
import { removeUnusedFiles } from "./uploads/unused-files.ts";

const DAY_MS = 24 * 60 * 60_000;
const FIRST_AFTER_MS = 5_000;
const MAIL_EVERY_MS = 30_000;
const RENEW_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 60 * 60_000;
/** Clients retry within minutes; a day is generous. */
const KEY_RETENTION_MS = DAY_MS;

/** A longer pause is more likely a wrong clock than a stopped server. */
const MAX_PAUSE_MS = 30 * DAY_MS;

/** Whether the clock has not jumped since the last run, or else since the newest message. */
async function isClockPlausible({ db }: Database, now: Date): Promise<boolean> {
  const newest = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.max("created_at").as("at"))
    .executeTakeFirst();
  const last = (await findLastRun(db, "purge")) ?? newest?.at;
  return !last || now.getTime() - Date.parse(last) < MAX_PAUSE_MS;
}

/**
 * Deletes messages older than `retentionDays` and expired keys and tokens. If the clock may be
 * wrong, deletes nothing without `trustClock`.
 *
 * @returns whether it ran
 */
export async function purgeExpired(
  database: Database,
  retentionDays: number,
  { now = new Date(), trustClock = false }: { now?: Date; trustClock?: boolean } = {},
): Promise<boolean> {
  const { db } = database;
  if (!trustClock && !(await isClockPlausible(database, now))) return false;
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom("contact_messages")
    .where("created_at", "<", before(retentionDays * DAY_MS))
    .executeTakeFirst();
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", before(KEY_RETENTION_MS))
    .execute();
  await db.deleteFrom("setup_tokens").where("expires_at", "<", now.toISOString()).execute();
  await db
    .deleteFrom("access_tokens")
    .where("expires_at", "<", before(ENDED_SESSION_GRACE_MS))
    .execute();
  await db
    .deleteFrom("sign_in_networks")
    .where("used_at", "<", before(NETWORK_MEMORY_MS))
    .execute();
  await purgeCounts(db, now);
  await recordRun(db, "purge", now);
  if (numDeletedRows > 0) await database.eraseFreePages();
  return true;
}

const CLOCK_WARNING =
  "The clock is more than 30 days after the last run, so nothing was deleted. " +
  "If the clock is right, run: npm run messages -- purge";

interface JobSettings extends Pick<Services, "uploads" | "write"> {
  retentionDays: number;
  outbox: Outbox | null;
  log: Log;
}

export function startJobs(
  database: Database,
  { retentionDays, outbox, uploads, write, log }: JobSettings,
) {
  let isStopping = false;
  const running = new Map<string, Promise<unknown>>();
  /** Skips a job that is still running. */
  const run = (name: string, task: () => Promise<unknown>) => {
    if (isStopping || running.has(name)) return;
    const ended = task()
      .catch((error: Error) => log.error({ err: error }, "A periodic job failed"))
      .finally(() => running.delete(name));
    running.set(name, ended);
  };
  const purge = () =>
    run("purge", async () => {
      if (!(await purgeExpired(database, retentionDays))) log.error({}, CLOCK_WARNING);
      await removeUnusedFiles(database, uploads);
    });
  const renew = () => run("renew", () => renewDrawings(database, write, () => isStopping));
  const mail = () => run("mail", async () => outbox?.sendDue());
  // Takes minutes after an import; other jobs and `stop` do not wait for it.
  const complete = () => void uploads.makeMissingSizes();
  // A server that has just started serves pages first.
  const first = () => {
    for (const job of [purge, mail, renew, complete]) job();
  };
  const timers = [
    setTimeout(first, FIRST_AFTER_MS),
    setInterval(purge, PURGE_EVERY_MS),
    setInterval(mail, MAIL_EVERY_MS),
    setInterval(renew, RENEW_EVERY_MS),
    setInterval(complete, PURGE_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    /** Waits for the running jobs. */
    async stop(): Promise<void> {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
