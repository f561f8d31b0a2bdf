/** The tables of archives. A line is `{"table": row}`, with JSON columns as values. */
import type { Insertable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";
import { toFields, toRow } from "../products/product-columns.ts";

export type ArchiveTable = [table: keyof Tables, ...key: string[]];

/** The catalogue's tables with the columns that order their rows; parents before children. */
export const CATALOGUE: ArchiveTable[] = [
  ["brands", "id"],
  ["types", "id"],
  ["categories", "id"],
  ["subcategories", "id"],
  ["former_slugs", "slug"],
  ["specifications", "position", "key"],
  ["products", "id"],
  ["product_subcategories", "id"],
  ["product_collections", "product_id", "category_id"],
  ["slug_aliases", "slug"],
  ["documents", "name", "language"],
];

/**
 * All tables of a backup. It has no sessions, invitations and attempts: a restore must not give
 * their holders access again.
 */
export const SHOP: ArchiveTable[] = [
  ...CATALOGUE,
  ["catalogue_state", "id"],
  ["counters", "name"],
  ["removed_products", "id"],
  ["contact_messages", "id"],
  ["mails", "message_id", "kind"],
  ["idempotency_keys", "scope", "key"],
  ["admins", "id"],
  ["admin_logs", "id"],
  ["inventory_log", "id"],
  ["job_runs", "name"],
  ["missed_searches", "day", "words"],
  ["found_searches", "day", "words"],
  ["unknown_paths", "path"],
  ["column_assignments", "titles"],
];

/** @param row of the database @returns the row of a line */
export function decode(table: keyof Tables, row: Row): Row {
  if (table === "products") return toFields(row);
  return withColumns(row, (text) => JSON.parse(String(text)));
}

/** The inverse of `decode`. */
export function encode(table: keyof Tables, row: Row): Row {
  if (table === "products") return toRow(row);
  return withColumns(row, JSON.stringify);
}

function withColumns(row: Row, change: (value: unknown) => unknown): Row {
  const columns = ["definition", "content"].filter((column) => column in row);
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, change(row[column])])) };
}

const ROWS_AT_ONCE = 100;

export type Row = Record<string, unknown>;
export type Rows = AsyncGenerator<[table: keyof Tables, row: Row]>;

export async function insertRows(trx: Writer, rows: Rows): Promise<void> {
  let current: keyof Tables = "products";
  const batch: Row[] = [];
  async function flush() {
    const values = batch.splice(0) as Insertable<Tables[keyof Tables]>[];
    if (values.length > 0) await trx.insertInto(current).values(values).execute();
  }
  for await (const [table, row] of rows) {
    if (table !== current || batch.length === ROWS_AT_ONCE) await flush();
    current = table;
    batch.push(row);
  }
  await flush();
}
