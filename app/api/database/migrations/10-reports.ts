/** What visitors searched for and found, and the calls that pages led to, counted by day without who they were. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("found_searches")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("found_searches_key", ["day", "words"])
    .execute();
  await schema
    .createTable("taps")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("taps_key", ["day", "way", "page", "product_id"])
    .execute();
}

export const reportTables: Migration = { up };
