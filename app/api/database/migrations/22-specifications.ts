/** Definitions of specifications, with those that code had before. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("specifications")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("definition", "text", (column) => column.notNull())
    .execute();
  for (const [position, { key, ...definition }] of DEFAULT_DEFINITIONS.entries())
    await sql`insert into specifications (key, position, definition)
      values (${key}, ${position}, ${JSON.stringify(definition)})`.execute(db);
}

export const specificationTable: Migration = { up };
