/** The first tables: the catalogue, and the counters that give ids and versions on either database. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

async function up(db: Kysely<Pick<Tables, "catalogue_state">>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("catalogue_state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("seed", "text")
    .execute();
  await db.insertInto("catalogue_state").values({ id: 1, version: 0, seed: "" }).execute();
  await schema
    .createTable("counters")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("brands")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("description", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("types")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .execute();
  await schema
    .createTable("categories")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("subcategories")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("category_id", "integer", (column) => column.references("categories.id").onDelete("set null"))
    .execute();
  await schema
    .createTable("products")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("sku", "text", (column) => column.unique())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("brief_description", "text", (column) => column.notNull())
    .addColumn("short_description", "text", (column) => column.notNull())
    .addColumn("price_paise", "bigint")
    .addColumn("sale_price_paise", "bigint")
    .addColumn("brand_id", "integer", (column) => column.references("brands.id"))
    .addColumn("category_id", "integer", (column) => column.references("categories.id"))
    .addColumn("subcategory_id", "integer", (column) => column.references("subcategories.id"))
    .addColumn("type", "text", (column) => column.references("types.slug").onUpdate("cascade"))
    .addColumn("product_type", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("stock_quantity", "integer", (column) => column.notNull())
    .addColumn("featured", "integer", (column) => column.notNull())
    .addColumn("weight_kg", "double precision")
    .addColumn("specifications", "text", (column) => column.notNull())
    .addColumn("technical_details", "text", (column) => column.notNull())
    .addColumn("features", "text", (column) => column.notNull())
    .addColumn("custom_sections", "text", (column) => column.notNull())
    .addColumn("images", "text", (column) => column.notNull())
    .addColumn("fits", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("changed_in", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("products_changed_in").on("products").column("changed_in").execute();
  await schema
    .createTable("removed_products")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("changed_in", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("product_subcategories")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("product_id", "integer", (column) => column.notNull().references("products.id").onDelete("cascade"))
    .addColumn("subcategory_id", "integer", (column) => column.notNull().references("subcategories.id"))
    .addUniqueConstraint("product_subcategories_pair", ["product_id", "subcategory_id"])
    .execute();
  await schema
    .createTable("product_collections")
    .addColumn("product_id", "integer", (column) => column.notNull().references("products.id").onDelete("cascade"))
    .addColumn("category_id", "integer", (column) => column.notNull().references("categories.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("product_collections_pair", ["product_id", "category_id"])
    .execute();
  await schema
    .createTable("slug_aliases")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("product_id", "integer", (column) => column.notNull().references("products.id").onDelete("cascade"))
    .execute();
}

export const catalogueTables: Migration = { up };
