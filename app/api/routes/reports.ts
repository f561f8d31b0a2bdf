/** Reports: the audit log and two calls that maintain it, the dashboard, backups and searches. */
import { z } from "zod";
import { AdminLogEntry, BackupState, Dashboard, SearchCount } from "#app/contract/dashboard.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/writing.ts";
import { LogQuery } from "../accounts/audit-log.ts";
import type { App } from "../env.ts";
import { COUNTS_RETENTION_DAYS } from "../reports/searches.ts";
import { json } from "../responses.ts";
import { MAX_COUNTS, REPORT_DAYS } from "../staff-reading.ts";
import { adminRoute, created, ok, okList } from "./route.ts";

const tags = ["Administration"];

const list = adminRoute({
  method: "get",
  path: "/admin/logs",
  tags,
  summary: "List the audit log, the latest first",
  request: { query: LogQuery },
  responses: { 200: json(listOf(AdminLogEntry), "One page") },
});

const migrate = adminRoute({
  method: "post",
  path: "/admin/migrate-logs",
  tags,
  summary: "Migrate the log's table",
  description: "The server's start does the same; safe to repeat.",
  responses: {
    200: json(successOf(z.strictObject({ entries: z.int() })), "The number of entries"),
  },
});

const test = adminRoute({
  method: "post",
  path: "/admin/test-logs",
  tags,
  summary: "Write an entry and read it back",
  responses: { 201: json(successOf(AdminLogEntry), "The entry") },
});

const dashboard = adminRoute({
  method: "get",
  path: "/admin/dashboard",
  tags,
  summary: "Count products, groups, users and messages",
  responses: { 200: json(successOf(Dashboard), "Counts, and the latest entries of the audit log") },
});

const backups = adminRoute({
  method: "get",
  path: "/admin/backup-state",
  tags,
  summary: "Find the time of the last backup",
  responses: { 200: json(successOf(BackupState), "The last successful backup") },
});

const searches = adminRoute({
  method: "get",
  path: "/reports/searches",
  tags,
  summary: "List searches, the most frequent first",
  request: {
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
  },
  responses: { 200: json(listOf(SearchCount), `At most ${MAX_COUNTS} entries`) },
});

export function addReports(app: App): void {
  app.openapi(list, async (context) => {
    const { data, total } = await context.var.staff.reading.listLogs(context.req.valid("query"));
    return okList(context, data, total);
  });
  app.openapi(migrate, async (context) =>
    ok(context, { entries: await context.var.staff.writing.migrateLogs() }),
  );
  app.openapi(test, async (context) =>
    created(context, await context.var.staff.writing.testLogs()),
  );
  app.openapi(dashboard, async (context) =>
    ok(context, await context.var.staff.reading.readDashboard()),
  );
  app.openapi(backups, async (context) =>
    ok(context, { last_backup_at: await context.var.staff.reading.findLastBackup() }),
  );
  app.openapi(searches, async (context) => {
    const { found, days } = context.req.valid("query");
    return okList(context, await context.var.staff.reading.listSearches(found === "true", days));
  });
}
