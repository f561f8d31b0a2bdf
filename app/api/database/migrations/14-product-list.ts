/** What the shop's own list of products is read from: without it every page of it reads every text and figure there is. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex("products_list")
    .on("products")
    .columns(["updated_at", "id", "status", "category_id", "price_paise", "stock_quantity"])
    .execute();
  await schema
    .createIndex("products_without_picture")
    .on("products")
    .columns(["id"])
    .where(
      sql<boolean>`(length(images) - length(replace(images, '"image_url":', ''))) / 12
      <= (length(images) - length(replace(images, '"drawn_from":', ''))) / 13`,
    )
    .execute();
}

export const productList: Migration = { up };
