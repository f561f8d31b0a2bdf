/** What customers call things, as the shop says through the API. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("synonyms")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("synonym", "text", (column) => column.notNull())
    .execute();
}

export const synonymTable: Migration = { up };
