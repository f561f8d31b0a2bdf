/** Reads a page of the staff's list of products. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { isVideo } from "#app/contract/product-parts.ts";
import { PRODUCT_ROWS_PER_PAGE, type ProductRowsQuery } from "#app/contract/product-rows.ts";
import type { Tables } from "../database/tables.ts";
import { toFields } from "./product-columns.ts";

type Products = ExpressionBuilder<Tables, "products">;

/**
 * Every image has `image_url`, and drawings also have `drawn_from`: counting both keys in the JSON
 * text works in both databases. The index `products_without_picture` has exactly this condition.
 */
const WITHOUT_PHOTOGRAPH = sql<boolean>`(length(images) - length(replace(images, '"image_url":', ''))) / 12
  <= (length(images) - length(replace(images, '"drawn_from":', ''))) / 13`;

export async function listProductRows(db: Kysely<Tables>, query: ProductRowsQuery) {
  const matching = db.selectFrom("products").where((eb) => eb.and(conditions(eb, query)));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "products.version", "products.name", "products.sku", "products.status"])
    .select([
      "products.price_paise",
      "products.stock_quantity",
      "products.images",
      "products.updated_at",
    ])
    .select("categories.name as category")
    .orderBy(
      (eb) => orderOf(eb, query.sort),
      query.sort === undefined || query.sort === "updated" ? "desc" : "asc",
    )
    .orderBy("products.id", "desc")
    .limit(PRODUCT_ROWS_PER_PAGE)
    .offset(((query.page ?? 1) - 1) * PRODUCT_ROWS_PER_PAGE)
    .execute();
  const data = rows.map((row) => {
    const { stock_quantity: stock, images, ...fields } = toFields(row);
    return {
      ...fields,
      stock,
      picture: images.find((image) => !isVideo(image))?.image_url ?? null,
    };
  });
  return { data, total: Number(total) };
}

function conditions(eb: Products, { q = "", category, status, missing, stock }: ProductRowsQuery) {
  // PostgreSQL fails on NUL.
  const words = q.toLowerCase().match(/[^\s\0]+/g) ?? [];
  return [
    ...words.slice(0, 8).map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      return sql<boolean>`(
        lower(products.name) like ${pattern} escape '\\'
        or lower(coalesce(products.sku, '')) like ${pattern} escape '\\'
      )`;
    }),
    ...(category === undefined ? [] : [eb("products.category_id", "=", category)]),
    ...(status === undefined ? [] : [eb("products.status", "=", status)]),
    ...(stock === undefined ? [] : [eb("products.stock_quantity", "<=", 0)]),
    ...(missing === "picture" ? [WITHOUT_PHOTOGRAPH] : []),
    ...(missing === "price" ? [eb("products.price_paise", "is", null)] : []),
    ...(missing === "category" ? [eb("products.category_id", "is", null)] : []),
  ];
}

function orderOf(eb: Products, sort: ProductRowsQuery["sort"]) {
  if (sort === "name") return sql<string>`lower(products.name)`;
  if (sort === "price") return sql<number>`coalesce(products.price_paise, 0)`;
  if (sort === "stock") return sql<number>`coalesce(products.stock_quantity, 1000000000)`;
  return eb.ref("products.updated_at");
}
