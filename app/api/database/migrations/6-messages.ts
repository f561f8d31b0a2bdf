/** What the shop does with messages, mails of two kinds about each, and when the jobs that delete ran last. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Texts that a message may have beside the visitor's own entries. */
const TEXTS = ["branch", "product", "note"];

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const name of TEXTS) {
    await schema
      .alterTable("contact_messages")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await schema
    .alterTable("contact_messages")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("open"))
    .execute();
  await schema.alterTable("contact_messages").addColumn("handled_at", "text").execute();
  await schema.alterTable("contact_messages").addColumn("handled_by", "text").execute();
  await schema
    .createTable("mails")
    .addColumn("message_id", "integer", (column) =>
      column.notNull().references("contact_messages.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("mails_key", ["message_id", "kind"])
    .execute();
  await sql`insert into mails (message_id, kind, attempts, next_attempt_at)
    select message_id, 'dealer', attempts, next_attempt_at from outbox`.execute(db);
  await schema.dropTable("outbox").execute();
  await schema
    .createTable("job_runs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("ran_at", "text", (column) => column.notNull())
    .execute();
}

export const handledMessages: Migration = { up };
