/** Inserts rows of any tables in batches, in their order. */
import type { Insertable } from "kysely";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writing.ts";

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
