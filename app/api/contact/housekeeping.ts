/** What happens to messages by itself: mails go out, old messages and used keys are deleted. */
import type { Database } from "../database/database.ts";
import type { Log } from "../env.ts";
import type { Outbox } from "./outbox.ts";

const DAY_MS = 24 * 60 * 60_000;
const FIRST_AFTER_MS = 5_000;
const MAIL_EVERY_MS = 30_000;
const TIDY_EVERY_MS = 60 * 60_000;
/** A retried call comes within minutes; a day is generous. */
const KEYS_KEPT_MS = DAY_MS;

/** Deletes messages older than `retentionDays`, used keys and tokens that have expired. */
export async function tidy(database: Database, retentionDays: number, now = new Date()): Promise<void> {
  const { db } = database;
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db
    .deleteFrom("contact_messages")
    .where("created_at", "<", before(retentionDays * DAY_MS))
    .execute();
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before(KEYS_KEPT_MS)).execute();
  await db.deleteFrom("access_tokens").where("expires_at", "<", now.toISOString()).execute();
  await db.deleteFrom("setup_tokens").where("expires_at", "<", now.toISOString()).execute();
}

export interface Housekeeping {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export function startHousekeeping(
  database: Database,
  { retentionDays, outbox, log }: { retentionDays: number; outbox: Outbox | null; log: Log },
): Housekeeping {
  let work: Promise<unknown> = Promise.resolve();
  const run = (task: () => Promise<unknown>) => {
    work = work.then(task).catch((error: Error) => log.error({ error: error.message }, "Housekeeping failed"));
  };
  const tidyUp = () => run(() => tidy(database, retentionDays));
  const mail = () => run(async () => outbox?.sendDue());
  // The first pages of a fresh server come before its housekeeping.
  const first = () => {
    tidyUp();
    mail();
  };
  const timers = [
    setTimeout(first, FIRST_AFTER_MS),
    setInterval(tidyUp, TIDY_EVERY_MS),
    setInterval(mail, MAIL_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await work;
    },
  };
}
