/** The audit log: what administrators did: who, what, before and after, written with the change itself. */
import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import { LARGEST_ID } from "#app/catalogue/id.ts";
import type { AdminLogEntry } from "#app/contract/admin.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import { line } from "#app/contract/writing.ts";
import type { AdminLogTable } from "../database/account-tables.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

/** The one who acts; on the command line there is an operator without an account. */
export interface Actor {
  id: number | null;
  email: string;
}

export const OPERATOR: Actor = { id: null, email: "operator on the command line" };

export interface AuditEntry {
  action: string;
  resource: string;
  id: number | null;
  before?: unknown;
  after?: unknown;
}

const AT_ONCE = 500;

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

export async function writeAuditLog(trx: Writer, actor: Actor, entries: AuditEntry[]): Promise<void> {
  const created_at = new Date().toISOString();
  const rows = entries.map(({ action, resource, id, before, after }) => ({
    admin_id: actor.id,
    admin_email: actor.email,
    action_type: action,
    resource_type: resource,
    resource_id: id,
    before: toJson(before),
    after: toJson(after),
    created_at,
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await trx
      .insertInto("admin_logs")
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}

/** What has a name that an entry can be read by. */
const NAMED = {
  product: "products",
  category: "categories",
  subcategory: "subcategories",
  brand: "brands",
  type: "types",
} as const;

/** With the names that things have now. */
export async function toLogEntries(db: Kysely<Tables>, rows: Selectable<AdminLogTable>[]): Promise<AdminLogEntry[]> {
  const names = new Map<string, string>();
  for (const [resource, table] of Object.entries(NAMED)) {
    const ids = new Set(rows.flatMap((row) => (row.resource_type === resource ? (row.resource_id ?? []) : [])));
    if (ids.size === 0) continue;
    const found = await db
      .selectFrom(table)
      .select(["id", "name"])
      .where("id", "in", [...ids])
      .execute();
    for (const { id, name } of found) names.set(`${resource} ${id}`, name);
  }
  return rows.map((row) => ({
    ...row,
    resource_name: names.get(`${row.resource_type} ${row.resource_id}`) ?? null,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  }));
}

const LOGS_PER_PAGE = 50;

/** A day stands for all of it: as an end it means its last moment. */
const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).meta({ type: "string", format: "date-time" });

export const LogQuery = z.object({
  page: wholeNumber(1, 1_000_000, "Which page of `limit` entries").optional(),
  limit: wholeNumber(1, 500, `How many; without it ${LOGS_PER_PAGE}`).optional(),
  action_type: line(100).optional().meta({ description: "What was done, for example create, update, delete, login" }),
  resource_type: line(100).optional().meta({ description: "To what, for example product, brand, user" }),
  admin_id: wholeNumber(1, LARGEST_ID, "The id that lists give").optional().meta({ description: "By whom" }),
  start_date: Moment.optional().meta({ description: "From this day or moment on" }),
  end_date: Moment.optional().meta({ description: "Up to this day, all of it, or up to this moment" }),
});
export type LogQuery = z.infer<typeof LogQuery>;

const toStart = (moment: string) => new Date(moment).toISOString();
const toEnd = (moment: string) => (moment.includes("T") ? toStart(moment) : `${moment}T23:59:59.999Z`);

/** The latest first. */
export async function listLogs(db: Kysely<Tables>, query: LogQuery): Promise<{ data: AdminLogEntry[]; total: number }> {
  const { page = 1, limit = LOGS_PER_PAGE } = query;
  let matching = db.selectFrom("admin_logs");
  if (query.action_type !== undefined) matching = matching.where("action_type", "=", query.action_type);
  if (query.resource_type !== undefined) matching = matching.where("resource_type", "=", query.resource_type);
  if (query.admin_id !== undefined) matching = matching.where("admin_id", "=", query.admin_id);
  if (query.start_date !== undefined) matching = matching.where("created_at", ">=", toStart(query.start_date));
  if (query.end_date !== undefined) matching = matching.where("created_at", "<=", toEnd(query.end_date));
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const latest = matching.selectAll().orderBy("id", "desc");
  const rows = await latest
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { data: await toLogEntries(db, rows), total: Number(total) };
}
