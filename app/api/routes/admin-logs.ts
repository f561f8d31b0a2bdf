/** The audit log: what administrators did, and the two calls that look after it. */
import { z } from "zod";
import { AdminLogEntry } from "#app/contract/admin.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import { line } from "#app/contract/writing.ts";
import { toLogEntries, writeAuditLog } from "../accounts/audit-log.ts";
import { migrate } from "../database/migrate.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, ok, okList } from "./route.ts";

const tags = ["Administration"];

/** A day stands for all of it: as an end it means its last moment. */
const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).meta({ type: "string", format: "date-time" });

const DEFAULT_LIMIT = 50;

const LogQuery = z.object({
  page: wholeNumber(1, 1_000_000, "Which page of `limit` entries").optional(),
  limit: wholeNumber(1, 500, `How many; without it ${DEFAULT_LIMIT}`).optional(),
  action_type: line(100).optional().meta({ description: "What was done, for example create, update, delete, login" }),
  resource_type: line(100).optional().meta({ description: "To what, for example product, brand, user" }),
  admin_id: IdPath.shape.id.optional().meta({ description: "By whom" }),
  start_date: Moment.optional().meta({ description: "From this day or moment on" }),
  end_date: Moment.optional().meta({ description: "Up to this day, all of it, or up to this moment" }),
});

function toStart(moment: string): string {
  return new Date(moment).toISOString();
}

function toEnd(moment: string): string {
  return moment.includes("T") ? toStart(moment) : `${moment}T23:59:59.999Z`;
}

const Migrated = z.strictObject({ entries: z.int() });

export function addAdminLogs(app: App, { database, authority }: Services): void {
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
    const query = context.req.valid("query");
    const limit = query.limit ?? DEFAULT_LIMIT;
    let matching = db.selectFrom("admin_logs");
    if (query.action_type !== undefined) matching = matching.where("action_type", "=", query.action_type);
    if (query.resource_type !== undefined) matching = matching.where("resource_type", "=", query.resource_type);
    if (query.admin_id !== undefined) matching = matching.where("admin_id", "=", query.admin_id);
    if (query.start_date !== undefined) matching = matching.where("created_at", ">=", toStart(query.start_date));
    if (query.end_date !== undefined) matching = matching.where("created_at", "<=", toEnd(query.end_date));
    const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy("id", "desc")
      .limit(limit)
      .offset(((query.page ?? 1) - 1) * limit)
      .execute();
    return okList(context, await toLogEntries(db, rows), Number(total));
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
