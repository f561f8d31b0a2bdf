/** Categories that can be ordered, retired and renamed without losing their old addresses; products that keep no stock. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const table of ["categories", "subcategories"]) {
    for (const column of ["position", "retired"]) {
      await schema
        .alterTable(table)
        .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
    await sql`update ${sql.table(table)} set position = id`.execute(db);
  }
  await schema
    .createTable("former_slugs")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("category_id", "integer", (column) => column.references("categories.id").onDelete("cascade"))
    .addColumn("subcategory_id", "integer", (column) => column.references("subcategories.id").onDelete("cascade"))
    .execute();
  // SQLite cannot take "not null" from a column: a new one takes its place.
  await schema.alterTable("products").renameColumn("stock_quantity", "former_stock").execute();
  await schema.alterTable("products").addColumn("stock_quantity", "integer").execute();
  // Nothing that was never counted: until now that was shown as being in stock.
  await sql`update products set stock_quantity = case
    when former_stock = 0 and not exists (select 1 from inventory_log where product_id = products.id) then null
    else former_stock end`.execute(db);
  await schema.alterTable("products").dropColumn("former_stock").execute();
}

export const movableCategories: Migration = { up };
