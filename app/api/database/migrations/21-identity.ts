/** Names the database's history, so that an index derived from another is not taken for its own. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("catalogue_state")
    .addColumn("identity", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update catalogue_state set identity = ${randomUUID()}`.execute(db);
}

export const catalogueIdentity: Migration = { up };
