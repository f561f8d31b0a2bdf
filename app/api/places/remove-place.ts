/** Removing a category, a collection or a subcategory, whose products and address go elsewhere. */
import { ApiError } from "../api-error.ts";
import type { CatalogueWrite, Writer } from "../database/writing.ts";
import { takeProductsAlong, touchProducts, USED_BY } from "./place-products.ts";
import { leadOn, type PlaceTable, slugsOf } from "./place-slugs.ts";
import { type PlaceRow, readPlace } from "./places.ts";

/** Products and subcategories go to `to`; without it, a place that products use stays. */
export async function removePlace(
  write: CatalogueWrite,
  table: PlaceTable,
  place: PlaceRow,
  to: number | null,
): Promise<void> {
  const { trx } = write;
  const { id } = place;
  const column = USED_BY[table];
  const using = await trx.selectFrom("products").select("id").where(column, "=", id).execute();
  if (using.length > 0 && to === null) {
    const many = using.length === 1 ? "1 product uses it" : `${using.length} products use it`;
    throw new ApiError(409, `${many}: send move_to, or retire it instead`);
  }
  if (to === id) throw new ApiError(400, "move_to: is what is to be removed");
  const kept = to === null ? [] : await slugsOf(trx, table, place);
  const goal = to === null ? null : await readPlace(trx, table, to);
  await touchProducts(write, table, id);
  if (table === "subcategories") await takeProductsAlong(trx, place, goal?.category_id);
  if (table === "categories") await emptyCategory(trx, id, to);
  else await emptySubcategory(trx, id, to);
  await trx
    .updateTable("products")
    .set({ [column]: to })
    .where(column, "=", id)
    .execute();
  await trx.deleteFrom(table).where("id", "=", id).execute();
  if (to !== null) await leadOn(trx, table, to, kept);
}

/** A collection's members go to another collection, a category's subcategories to another category. */
async function emptyCategory(trx: Writer, id: number, to: number | null): Promise<void> {
  const { kind } = await readPlace(trx, "categories", id);
  if (to !== null && (await readPlace(trx, "categories", to)).kind !== kind) {
    throw new ApiError(400, `move_to: must be a ${kind} too`);
  }
  if (to !== null) {
    const there = trx.selectFrom("product_collections").select("product_id").where("category_id", "=", to);
    await trx
      .updateTable("product_collections")
      .set({ category_id: to })
      .where("category_id", "=", id)
      .where("product_id", "not in", there)
      .execute();
  }
  await trx.updateTable("subcategories").set({ category_id: to }).where("category_id", "=", id).execute();
}

async function emptySubcategory(trx: Writer, id: number, to: number | null): Promise<void> {
  if (to !== null) {
    const there = trx.selectFrom("product_subcategories").select("product_id").where("subcategory_id", "=", to);
    await trx
      .updateTable("product_subcategories")
      .set({ subcategory_id: to })
      .where("subcategory_id", "=", id)
      .where("product_id", "not in", there)
      .execute();
  }
  await trx.deleteFrom("product_subcategories").where("subcategory_id", "=", id).execute();
}
