/** The audit log and two calls that maintain it, and the administration's first page. */
import { z } from "zod";
import { AdminLogEntry, Dashboard } from "#app/contract/dashboard.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { LogQuery } from "../accounts/audit-log.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
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

export function addAdminLogs(app: App): void {
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
}
