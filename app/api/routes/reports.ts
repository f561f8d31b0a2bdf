/** Reports: the audit log and two calls that maintain it, the dashboard, backups and searches. */
import { z } from "zod";
import { AdminLogEntry, BackupState, Dashboard, SearchCount } from "#app/contract/dashboard.ts";
import { wholeNumber } from "#app/contract/writing.ts";
import { LogQuery } from "../accounts/audit-log.ts";
import type { App } from "../env.ts";
import { COUNTS_RETENTION_DAYS } from "../reports/counts.ts";
import { MAX_COUNTS, REPORT_DAYS } from "../staff-reading.ts";
import { addCalls, created, many, one } from "./route.ts";

export function addReports(app: App): void {
  const call = addCalls(app, "Administration");
  call({
    method: "get",
    path: "/admin/logs",
    summary: "List the audit log, the latest first",
    query: LogQuery,
    answer: many(AdminLogEntry, "One page"),
    handle: ({ query, staff }) => staff.reading.listLogs(query),
  });
  call({
    method: "post",
    path: "/admin/migrate-logs",
    summary: "Migrate the log's table",
    description: "The server's start does the same; safe to repeat.",
    answer: one(z.strictObject({ entries: z.int() }), "The number of entries"),
    handle: async ({ staff }) => ({ entries: await staff.writing.migrateLogs() }),
  });
  call({
    method: "post",
    path: "/admin/test-logs",
    summary: "Write an entry and read it back",
    answer: created(AdminLogEntry, "The entry"),
    handle: ({ staff }) => staff.writing.testLogs(),
  });
  call({
    method: "get",
    path: "/admin/dashboard",
    summary: "Count products, groups, users and messages",
    answer: one(Dashboard, "Counts, and the latest entries of the audit log"),
    handle: ({ staff }) => staff.reading.readDashboard(),
  });
  call({
    method: "get",
    path: "/admin/backup-state",
    summary: "Find the time of the last backup",
    answer: one(BackupState, "The last successful backup"),
    handle: async ({ staff }) => ({
      last_backup_at: await staff.reading.findLastBackup(),
    }),
  });
  call({
    method: "get",
    path: "/reports/searches",
    summary: "List searches, the most frequent first",
    query: z.object({
      days: wholeNumber(
        1,
        COUNTS_RETENTION_DAYS,
        `Number of days; default ${REPORT_DAYS}`,
      ).optional(),
      found: z
        .enum(["true", "false"])
        .optional()
        .meta({ description: "true: searches with results; otherwise those without" }),
    }),
    answer: many(SearchCount, `At most ${MAX_COUNTS} entries`),
    handle: ({ query: { found, days }, staff }) =>
      staff.reading.listSearches(found === "true", days),
  });
}
