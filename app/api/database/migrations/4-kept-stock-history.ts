/**
 * Frees the history of stock from its products: databases of the first release deleted it together with the product.
 * In later ones nothing changes.
 */
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await sql`alter table inventory_log drop constraint if exists inventory_log_product_id_fkey`.execute(db);
    return;
  }
  // SQLite cannot drop a reference: the table is made again without it.
  const { schema } = db;
  await schema.alterTable("inventory_log").renameTo("old_inventory_log").execute();
  await schema.dropIndex("inventory_log_product_id").execute();
  await schema
    .createTable("inventory_log")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("change", "integer", (column) => column.notNull())
    .addColumn("quantity_after", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("admin_id", "integer")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await sql`
    insert into inventory_log (id, product_id, change, quantity_after, reason, note, admin_id, created_at)
    select id, product_id, change, quantity_after, reason, note, admin_id, created_at from old_inventory_log
  `.execute(db);
  await schema.dropTable("old_inventory_log").execute();
  await schema.createIndex("inventory_log_product_id").on("inventory_log").column("product_id").execute();
}

export const keptStockHistory: Migration = { up };
