/** The audit log: what administrators did: who, what, before and after, written with the change itself. */
import type { Kysely, Selectable } from "kysely";
import type { AdminLogEntry } from "#app/contract/admin.ts";
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
