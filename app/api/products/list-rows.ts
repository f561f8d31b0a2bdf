/** Reads a page of the staff's list of products. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { isVideo, VIDEO_FIELDS } from "#app/contract/product-parts.ts";
import { PRODUCT_ROWS_PER_PAGE, type ProductRowsQuery } from "#app/contract/product-rows.ts";
import { contains, countRows, entriesOf, folded } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { toFields } from "./product-columns.ts";

type Products = ExpressionBuilder<Tables, "products">;

/** Whether every image is a drawing of the site or a video. */
function hasNoPhotograph(db: Kysely<Tables>) {
  const marks = ["drawn_from", ...VIDEO_FIELDS].map(
    (key) => sql`coalesce(cast(value ->> ${sql.lit(key)} as text), '')`,
  );
  return sql<boolean>`not exists (
    select 1 from ${entriesOf(db, "products.images")} as image
    where ${sql.join(
      marks.map((mark) => sql`${mark} in ('', '0', 'false')`),
      sql` and `,
    )}
  )`;
}

export async function listProductRows(db: Kysely<Tables>, query: ProductRowsQuery) {
  const matching = db.selectFrom("products").where((eb) => eb.and(conditions(db, eb, query)));
  const rows = await matching
    .leftJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "version", "products.name", "sku", "status", "price_paise"])
    .select(["stock_quantity", "images", "updated_at"])
    .select("categories.name as category")
    .orderBy(
      (eb) => orderOf(db, eb, query.sort),
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
  return { data, total: await countRows(matching) };
}

function conditions(
  db: Kysely<Tables>,
  eb: Products,
  { q = "", category, status, missing, stock }: ProductRowsQuery,
) {
  // PostgreSQL fails on NUL.
  const words = q.match(/[^\s\0]+/g) ?? [];
  const searched = ["products.name", "products.sku"];
  return [
    ...words.slice(0, 8).map((word) => eb.or(searched.map((column) => contains(db, column, word)))),
    eb.and({ "products.category_id": category, "products.status": status }),
    ...(stock === undefined ? [] : [eb("products.stock_quantity", "<=", 0)]),
    ...(missing === "picture" ? [hasNoPhotograph(db)] : []),
    ...(missing === "price" ? [eb("products.price_paise", "is", null)] : []),
    ...(missing === "category" ? [eb("products.category_id", "is", null)] : []),
  ];
}

function orderOf(db: Kysely<Tables>, eb: Products, sort: ProductRowsQuery["sort"]) {
  if (sort === "name") return folded(db, "products.name");
  if (sort === "price") return sql<number>`coalesce(products.price_paise, 0)`;
  if (sort === "stock") return sql<number>`coalesce(products.stock_quantity, 1000000000)`;
  return eb.ref("products.updated_at");
}
