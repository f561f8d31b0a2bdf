/** Two calls of former administration pages, which migrate and test the audit log. */
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import { migrate } from "../database/migrate.ts";
import type { Services } from "../services.ts";
import { toLogEntries, writeAuditLog } from "./audit-log.ts";
import type { Caller } from "./sessions.ts";

type Data = Pick<Services, "database">;

/** @returns the number of entries */
export async function migrateLogs({ database: { db } }: Data): Promise<number> {
  await migrate(db);
  const { entries } = await db
    .selectFrom("admin_logs")
    .select((eb) => eb.fn.countAll<number>().as("entries"))
    .executeTakeFirstOrThrow();
  return Number(entries);
}

/** Writes an entry and reads it back. */
export function testLogs({ database: { db } }: Data, { admin }: Caller): Promise<AdminLogEntry> {
  return db.transaction().execute(async (trx) => {
    await writeAuditLog(trx, admin, [
      { action: "test", resource: "log", id: null, after: { test: true } },
    ]);
    const rows = await trx
      .selectFrom("admin_logs")
      .selectAll()
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    return (await toLogEntries(trx, rows))[0] as AdminLogEntry;
  });
}
