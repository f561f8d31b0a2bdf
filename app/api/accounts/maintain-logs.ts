/** Two calls of former administration pages, which migrate and test the audit log. */
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import { countRows } from "../database/dialect.ts";
import { migrate } from "../database/migrate.ts";
import type { Services } from "../services.ts";
import { listLogs, writeAuditLog } from "./audit-log.ts";
import type { Caller } from "./sessions.ts";

type Data = Pick<Services, "database">;

/** @returns the number of entries */
export async function migrateLogs({ database: { db } }: Data): Promise<number> {
  await migrate(db);
  return countRows(db.selectFrom("admin_logs"));
}

/** Writes an entry and reads it back. */
export function testLogs({ database: { db } }: Data, { admin }: Caller): Promise<AdminLogEntry> {
  return db.transaction().execute(async (trx) => {
    await writeAuditLog(trx, admin, [
      { action: "test", resource: "log", id: null, after: { test: true } },
    ]);
    const { data } = await listLogs(trx, { limit: 1 });
    return data[0] as AdminLogEntry;
  });
}
