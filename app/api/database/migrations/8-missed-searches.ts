/** What visitors searched for and did not find, by day, without who they were. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("missed_searches")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("missed_searches_key", ["day", "words"])
    .execute();
}

export const missedSearches: Migration = { up };
