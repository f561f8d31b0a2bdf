/** Inserts rows in batches, parents before children. */
import type { Insertable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

const ROWS_AT_ONCE = 400;

const ORDER = [
  "brands",
  "types",
  "categories",
  "subcategories",
  "former_slugs",
  "products",
  "product_subcategories",
  "product_collections",
  "slug_aliases",
] as const;

type BatchTable = (typeof ORDER)[number];

interface Batches {
  add<T extends BatchTable>(table: T, row: Insertable<Tables[T]>): Promise<void>;
  end(): Promise<void>;
}

export function createBatches(trx: Writer): Batches {
  const waiting = new Map<BatchTable, object[]>(ORDER.map((table) => [table, []]));

  async function flush(): Promise<void> {
    for (const table of ORDER) {
      const rows = waiting.get(table) ?? [];
      waiting.set(table, []);
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE) as Insertable<Tables[BatchTable]>[];
        await trx.insertInto(table).values(some).execute();
      }
    }
  }

  return {
    async add(table, row) {
      const rows = waiting.get(table) ?? [];
      rows.push(row);
      if (rows.length >= ROWS_AT_ONCE) await flush();
    },
    end: flush,
  };
}
