/** Who may write, what they did, and how stock came to be what it is. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("admins")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  for (const table of ["access_tokens", "setup_tokens"]) {
    await schema
      .createTable(table)
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
  }
  await schema
    .createTable("admin_logs")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("admin_id", "integer")
    .addColumn("admin_email", "text", (column) => column.notNull())
    .addColumn("action_type", "text", (column) => column.notNull())
    .addColumn("resource_type", "text", (column) => column.notNull())
    .addColumn("resource_id", "integer")
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("admin_logs_created_at").on("admin_logs").column("created_at").execute();
  await schema
    .createTable("inventory_log")
    .addColumn("id", "integer", (column) => column.primaryKey())
    // No reference: what happened to the stock stays known when the product is deleted, or replaced by an import.
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("change", "integer", (column) => column.notNull())
    .addColumn("quantity_after", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("admin_id", "integer")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("inventory_log_product_id").on("inventory_log").column("product_id").execute();
}

export const administrationTables: Migration = { up };
