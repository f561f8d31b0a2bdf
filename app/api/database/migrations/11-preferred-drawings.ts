/** Products whose drawing comes before the photographs that somebody gave. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("products")
    .addColumn("drawing_preferred", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

export const preferredDrawings: Migration = { up };
