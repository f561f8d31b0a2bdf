/** Removing a category, a collection or a subcategory, whose products and address go elsewhere. */
import { ApiError } from "../api-error.ts";
import type { CatalogueWrite, Writer } from "../database/writing.ts";
import { MEMBERS, takeProductsAlong, touchProducts, USED_BY } from "./place-products.ts";
import { leadOn, type PlaceTable, slugsOf } from "./place-slugs.ts";
import { isDeals, type PlaceRow, readPlace } from "./places.ts";

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
  if (isDeals(place)) throw new ApiError(409, "Every shop has the list of products on sale");
  const using = await trx.selectFrom("products").select("id").where(column, "=", id).execute();
  if (using.length > 0 && to === null) {
    const many = using.length === 1 ? "1 product uses it" : `${using.length} products use it`;
    throw new ApiError(409, `${many}: send move_to, or retire it instead`);
  }
  if (to === id) throw new ApiError(400, "move_to: is what is to be removed");
  const kept = to === null ? [] : await slugsOf(trx, table, place);
  const goal = to === null ? null : await readPlace(trx, table, to);
  if (goal && goal.kind !== place.kind) throw new ApiError(400, `move_to: must be a ${place.kind} too`);
  await touchProducts(write, table, id);
  if (table === "subcategories") await takeProductsAlong(trx, place, goal?.category_id);
  else await trx.updateTable("subcategories").set({ category_id: to }).where("category_id", "=", id).execute();
  await moveMembers(trx, table, id, to);
  await trx
    .updateTable("products")
    .set({ [column]: to })
    .where(column, "=", id)
    .execute();
  await trx.deleteFrom(table).where("id", "=", id).execute();
  if (to !== null) await leadOn(trx, table, to, kept);
}

/** Who is listed under it beside its own products is listed there, once. */
async function moveMembers(trx: Writer, table: PlaceTable, id: number, to: number | null): Promise<void> {
  const [members, column] = [MEMBERS[table], USED_BY[table]];
  if (to !== null) {
    const there = trx.selectFrom(members).select("product_id").where(column, "=", to);
    await trx
      .updateTable(members)
      .set({ [column]: to })
      .where(column, "=", id)
      .where("product_id", "not in", there)
      .execute();
  }
  await trx.deleteFrom(members).where(column, "=", id).execute();
}
