/** The audit log of staff actions, written in the transaction of each change. */
import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import { MAX_ID } from "#app/catalogue/id.ts";
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import { line, wholeNumber } from "#app/contract/writing.ts";
import { countRows } from "../database/dialect.ts";
import type { AdminLogTable, Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

/** The account that acts; commands on the server have none. */
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

const BATCH_SIZE = 500;

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

export async function writeAuditLog(
  trx: Writer,
  actor: Actor,
  entries: AuditEntry[],
): Promise<void> {
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
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await trx
      .insertInto("admin_logs")
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
}

/** Tables of resources that have names. */
const NAMED = {
  product: "products",
  category: "categories",
  subcategory: "subcategories",
  brand: "brands",
  type: "types",
} as const;

/** Adds the resources' current names. */
async function toLogEntries(
  db: Kysely<Tables>,
  rows: Selectable<AdminLogTable>[],
): Promise<AdminLogEntry[]> {
  const names = new Map<string, string>();
  for (const [resource, table] of Object.entries(NAMED)) {
    const ids = new Set(
      rows.flatMap((row) => (row.resource_type === resource ? (row.resource_id ?? []) : [])),
    );
    if (ids.size === 0) continue;
    const named = await db
      .selectFrom(table)
      .select(["id", "name"])
      .where("id", "in", [...ids])
      .execute();
    for (const { id, name } of named) names.set(`${resource} ${id}`, name);
  }
  return rows.map((row) => ({
    ...row,
    resource_name: names.get(`${row.resource_type} ${row.resource_id}`) ?? null,
    before: row.before && JSON.parse(row.before),
    after: row.after && JSON.parse(row.after),
  }));
}

const LOGS_PER_PAGE = 50;

/** A date means the whole day: as an end, its last moment. */
const Moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .meta({ type: "string", format: "date-time" });

export const LogQuery = z.object({
  page: wholeNumber(1, 1_000_000, "Page number, from 1").optional(),
  limit: wholeNumber(1, 500, `Entries per page; ${LOGS_PER_PAGE} by default`).optional(),
  action_type: line(100)
    .optional()
    .meta({ description: "Action, for example create, update, delete, login" }),
  resource_type: line(100)
    .optional()
    .meta({ description: "Resource type, for example product, brand, user" }),
  admin_id: wholeNumber(1, MAX_ID, "The id that lists give")
    .optional()
    .meta({ description: "Id of the user" }),
  start_date: Moment.optional().meta({ description: "From this date or time" }),
  end_date: Moment.optional().meta({
    description: "Up to this time, or to the end of this date",
  }),
});
export type LogQuery = z.infer<typeof LogQuery>;

const toMoment = (text: string, timeOfDay: string) =>
  new Date(text.includes("T") ? text : `${text}T${timeOfDay}Z`).toISOString();

/** Latest first. */
export async function listLogs(db: Kysely<Tables>, query: LogQuery) {
  const { page = 1, limit = LOGS_PER_PAGE, start_date, end_date, ...equal } = query;
  let matching = db.selectFrom("admin_logs").where((eb) => eb.and(equal));
  if (start_date !== undefined)
    matching = matching.where("created_at", ">=", toMoment(start_date, "00:00:00.000"));
  if (end_date !== undefined)
    matching = matching.where("created_at", "<=", toMoment(end_date, "23:59:59.999"));
  const latest = matching.selectAll().orderBy("id", "desc");
  const rows = await latest
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { data: await toLogEntries(db, rows), total: await countRows(matching) };
}
