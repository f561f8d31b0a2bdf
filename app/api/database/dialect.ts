/** What the two databases do differently: searches in texts, lists, counts and snapshots. */
import {
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from "kysely";
import type { Tables } from "./tables.ts";

const isPostgres = (db: Kysely<Tables>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Lower case, without accents: "emile" for "Émile". SQLite calls it by its name. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** A column as `fold` makes it. PostgreSQL's `lower` may know ASCII only; ICU knows all letters. */
export function folded(db: Kysely<Tables>, column: string): RawBuilder<string> {
  const text = sql.ref(column);
  if (!isPostgres(db)) return sql`fold(${text})`;
  const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')`;
  return sql`replace(lower(${plain} collate "und-x-icu"), 'ς', 'σ')`;
}

/** Whether a column contains this text, in any case and with any accents. */
export function contains(db: Kysely<Tables>, column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${fold(text).replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${folded(db, column)} like ${pattern} escape '\\'`;
}

/** A column of texts in the order of their bytes. */
export const inByteOrder = (db: Kysely<Tables>, column: string): RawBuilder<string> =>
  sql`${sql.ref(column)} ${isPostgres(db) ? sql`collate "C"` : sql`collate binary`}`;

/** The entries of a column's JSON list, as a table with the column `value`. */
export function entriesOf(db: Kysely<Tables>, column: string): RawBuilder<unknown> {
  const list = sql.ref(column);
  return isPostgres(db) ? sql`jsonb_array_elements(${list}::jsonb)` : sql`json_each(${list})`;
}

/** The number of rows that a query selects; PostgreSQL sends it as text. */
export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const all = rows.select((eb) => eb.fn.countAll<number>().as("count"));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

/** Reads several tables from one snapshot without blocking writers. */
export const readSnapshot = <T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
