/** Writes a product's subcategories and collections. */
import type { ProductUpdate } from "#app/contract/product.ts";
import { allocateIds, type Writer } from "../database/writing.ts";
import { collectionIds } from "./references.ts";

/** A request has all subcategories, or only a new main one that replaces the former. */
export async function setSubcategories(
  trx: Writer,
  productId: number,
  { subcategory_id, subcategory_ids, product_subcategories }: ProductUpdate,
  formerMain: number | null,
): Promise<void> {
  const all = subcategory_ids ?? product_subcategories?.map((link) => link.subcategory_id);
  if (subcategory_id === undefined && all === undefined) return;
  const rows = await trx
    .selectFrom("product_subcategories")
    .select("subcategory_id")
    .where("product_id", "=", productId)
    .execute();
  const linked = rows.map((row) => row.subcategory_id);
  const main = subcategory_id === undefined ? formerMain : subcategory_id;
  const others = all ?? linked.filter((id) => id !== formerMain);
  const wanted = new Set([...(main === null ? [] : [main]), ...others]);
  const removed = linked.filter((id) => !wanted.has(id));
  if (removed.length > 0) {
    await trx
      .deleteFrom("product_subcategories")
      .where("product_id", "=", productId)
      .where("subcategory_id", "in", removed)
      .execute();
  }
  const added = [...wanted].filter((id) => !linked.includes(id));
  if (added.length === 0) return;
  const first = await allocateIds(trx, "product_subcategories", added.length);
  await trx
    .insertInto("product_subcategories")
    .values(
      added.map((id, index) => ({ id: first + index, product_id: productId, subcategory_id: id })),
    )
    .execute();
}

export async function setCollections(
  trx: Writer,
  productId: number,
  slugs: readonly string[],
): Promise<void> {
  const ids = await collectionIds(trx, slugs);
  await trx.deleteFrom("product_collections").where("product_id", "=", productId).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto("product_collections")
    .values(ids.map((category_id) => ({ product_id: productId, category_id })))
    .execute();
}
