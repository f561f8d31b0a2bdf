/** Removes a group and moves its products, slugs and definitions to another. */
import { ApiError } from "../api-error.ts";
import type { CatalogueWrite, Writer } from "../database/writing.ts";
import { replaceCategory } from "../specifications/stored-specifications.ts";
import { moveProducts, touchProducts } from "./group-products.ts";
import {
  type GroupTable,
  ID_COLUMN,
  MEMBERS,
  readGroupSlugs,
  redirectSlugs,
} from "./group-slugs.ts";
import { type GroupRow, isDeals, readGroup } from "./groups.ts";

/**
 * @param to the group that takes over products, subcategories and definitions; null for none
 * @throws ApiError 409 if products use the group and `to` is null
 */
export async function removeGroup(
  write: CatalogueWrite,
  table: GroupTable,
  group: GroupRow,
  to: number | null,
): Promise<void> {
  const { trx } = write;
  const { id } = group;
  const column = ID_COLUMN[table];
  if (isDeals(group)) throw new ApiError(409, "The deals collection cannot be removed");
  const products = await trx.selectFrom("products").select("id").where(column, "=", id).execute();
  if (products.length > 0 && to === null) {
    const uses = products.length === 1 ? "1 product uses it" : `${products.length} products use it`;
    throw new ApiError(409, `${uses}: choose a group to move them to (move_to), or retire it`);
  }
  if (to === id) throw new ApiError(400, "move_to: must not be the group being removed");
  const groups = await readGroupSlugs(trx);
  const own = groups.find((each) => each.table === table && each.id === id);
  const target = to === null ? null : await readGroup(trx, table, to);
  if (target && target.kind !== group.kind)
    throw new ApiError(400, `move_to: must also be a ${group.kind}`);
  if (target && isDeals(target))
    throw new ApiError(400, "move_to: must not be the deals, whose products follow from prices");
  await touchProducts(write, table, id);
  if (table === "subcategories") await moveProducts(trx, group, target?.category_id);
  else {
    await trx
      .updateTable("subcategories")
      .set({ category_id: to })
      .where("category_id", "=", id)
      .execute();
    if (to !== null) await replaceCategory(trx, id, to);
  }
  await moveMembers(trx, table, id, to);
  await trx
    .updateTable("products")
    .set({ [column]: to })
    .where(column, "=", id)
    .execute();
  await trx.deleteFrom(table).where("id", "=", id).execute();
  if (to !== null && own) await redirectSlugs(trx, table, to, [own.slug, ...own.formerSlugs]);
}

/** Moves further memberships to `to`, without duplicates. */
async function moveMembers(
  trx: Writer,
  table: GroupTable,
  id: number,
  to: number | null,
): Promise<void> {
  const [members, column] = [MEMBERS[table], ID_COLUMN[table]];
  if (to !== null) {
    const existing = trx.selectFrom(members).select("product_id").where(column, "=", to);
    await trx
      .updateTable(members)
      .set({ [column]: to })
      .where(column, "=", id)
      .where("product_id", "not in", existing)
      .execute();
  }
  await trx.deleteFrom(members).where(column, "=", id).execute();
}
