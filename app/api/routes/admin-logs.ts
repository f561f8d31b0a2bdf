/** The audit log: what administrators did, and the two calls that look after it. */
import { z } from "zod";
import { AdminLogEntry } from "#app/contract/admin.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { LogQuery, toLogEntries, writeAuditLog } from "../accounts/audit-log.ts";
import { migrate } from "../database/migrate.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { adminRoute, created, ok, okList } from "./route.ts";

const tags = ["Administration"];

const Migrated = z.strictObject({ entries: z.int() });

export function addAdminLogs(app: App, { database, authority, staffReading }: Services): void {
  const { db } = database;

  const list = adminRoute({
    method: "get",
    path: "/admin/logs",
    tags,
    summary: "List what administrators did, the latest first",
    middleware: authority.requirePermission("canViewAnalytics"),
    request: { query: LogQuery },
    responses: { 200: json(listOf(AdminLogEntry), "One page") },
  });
  app.openapi(list, async (context) => {
    const { data, total } = await staffReading(context.var.admin).listLogs(context.req.valid("query"));
    return okList(context, data, total);
  });

  const migrateLogs = adminRoute({
    method: "post",
    path: "/admin/migrate-logs",
    tags,
    summary: "Bring the log's table up to date",
    description: "Runs what the start of the server runs too; safe to repeat.",
    middleware: authority.requirePermission("canManageSettings"),
    responses: { 200: json(successOf(Migrated), "Up to date; how many entries there are") },
  });
  app.openapi(migrateLogs, async (context) => {
    await migrate(db);
    const { entries } = await db
      .selectFrom("admin_logs")
      .select((eb) => eb.fn.countAll<number>().as("entries"))
      .executeTakeFirstOrThrow();
    return ok(context, { entries: Number(entries) });
  });

  const testLogs = adminRoute({
    method: "post",
    path: "/admin/test-logs",
    tags,
    summary: "Write an entry and read it back",
    middleware: authority.requirePermission("canManageSettings"),
    responses: { 201: json(successOf(AdminLogEntry), "The entry as it was read") },
  });
  app.openapi(testLogs, async (context) => {
    const { admin } = context.var;
    const entry = await db.transaction().execute(async (trx) => {
      await writeAuditLog(trx, admin, [{ action: "test", resource: "log", id: null, after: { test: true } }]);
      const rows = await trx.selectFrom("admin_logs").selectAll().orderBy("id", "desc").limit(1).execute();
      return (await toLogEntries(trx, rows))[0] as AdminLogEntry;
    });
    return created(context, entry);
  });
}
