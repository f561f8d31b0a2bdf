/** Periodic jobs: mails go out, old messages and used keys are deleted, old drawings and missing sizes of photographs are made. */
import { ENDED_SESSION_KNOWN, NETWORK_KNOWN } from "#app/limits.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import type { Log } from "../log.ts";
import { renewDrawings } from "../products/renew-drawings.ts";
import { purgeCounts } from "../reports/days.ts";
import type { Services } from "../services.ts";
import { renewSentFiles } from "../uploads/sent-files.ts";
import { removeUnusedFiles } from "../uploads/unused-files.ts";
import type { Outbox } from "./outbox.ts";

const DAY_MS = 24 * 60 * 60_000;
const FIRST_AFTER_MS = 5_000;
const MAIL_EVERY_MS = 30_000;
const PURGE_EVERY_MS = 60 * 60_000;
/** A retried call comes within minutes; a day is generous. */
const KEYS_KEPT_MS = DAY_MS;

/** A pause longer than this is more likely a wrong clock than a server that was off. */
const LONGEST_PAUSE_MS = 30 * DAY_MS;

/** Whether the clock may be believed: it has not jumped since the last run, or since the newest message before any. */
async function isClockPlausible({ db }: Database, now: Date): Promise<boolean> {
  const newest = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.max("created_at").as("at"))
    .executeTakeFirst();
  const last = (await findLastRun(db, "purge")) ?? newest?.at;
  return !last || now.getTime() - Date.parse(last) < LONGEST_PAUSE_MS;
}

/**
 * Deletes messages older than `retentionDays`, used keys and tokens that have expired. Where the clock may be wrong,
 * nothing, until somebody says with `trustClock` that it is right.
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
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before(KEYS_KEPT_MS)).execute();
  await db.deleteFrom("setup_tokens").where("expires_at", "<", now.toISOString()).execute();
  await db.deleteFrom("access_tokens").where("expires_at", "<", before(ENDED_SESSION_KNOWN)).execute();
  await db.deleteFrom("sign_in_networks").where("used_at", "<", before(NETWORK_KNOWN)).execute();
  await purgeCounts(db, now);
  await recordRun(db, "purge", now);
  if (numDeletedRows > 0) await database.clearFreed();
  return true;
}

const DOUBTED =
  "The clock is more than 30 days after the last run: nothing old is deleted. If the clock is right: npm run messages -- purge";

interface JobSettings extends Pick<Services, "uploads" | "write"> {
  retentionDays: number;
  outbox: Outbox | null;
  log: Log;
}

export interface Jobs {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export function startJobs(database: Database, { retentionDays, outbox, uploads, write, log }: JobSettings): Jobs {
  let isStopping = false;
  let work: Promise<unknown> = Promise.resolve();
  const run = (task: () => Promise<unknown>) => {
    work = work.then(task).catch((error: Error) => log.error({ err: error }, "A periodic job failed"));
  };
  const purge = () =>
    run(async () => {
      if (!(await purgeExpired(database, retentionDays))) log.error({}, DOUBTED);
      await removeUnusedFiles(database, uploads);
    });
  const mail = () => run(async () => outbox?.sendDue());
  // Takes minutes after an import, so that nothing else and no stop may wait for it.
  const complete = () => void uploads.completeSizes();
  // The first pages of a fresh server come before its periodic jobs.
  const first = () => {
    purge();
    mail();
    run(() => renewDrawings(database, write, () => isStopping));
    run(() => renewSentFiles(database, write, uploads, () => isStopping));
    complete();
  };
  const timers = [
    setTimeout(first, FIRST_AFTER_MS),
    setInterval(purge, PURGE_EVERY_MS),
    setInterval(mail, MAIL_EVERY_MS),
    setInterval(complete, PURGE_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await work;
    },
  };
}
