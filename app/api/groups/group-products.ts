/** Updates a group's products when the group changes, and links products to subcategories. */
import type { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import {
  allocateIds,
  type CatalogueWrite,
  type CatalogueWriter,
  type Writer,
} from "../database/writing.ts";
import { readProduct, touch } from "../products/write-product.ts";
import { type GroupTable, ID_COLUMN, MEMBERS } from "./group-slugs.ts";

/** Touches the group's products: links are part of them. */
export async function touchProducts(
  write: CatalogueWrite,
  table: GroupTable,
  id: number,
): Promise<void> {
  const members = write.trx
    .selectFrom(MEMBERS[table])
    .select("product_id")
    .where(ID_COLUMN[table], "=", id);
  await touch(write)
    .where((eb) => eb.or([eb(ID_COLUMN[table], "=", id), eb("id", "in", members)]))
    .execute();
}

/**
 * Moves a subcategory's products with it to another category. Products that were put into a
 * different category than the subcategory's stay there.
 */
export async function moveProducts(
  trx: Writer,
  from: { id: number; category_id?: number | null },
  category: number | null | undefined,
): Promise<void> {
  if (typeof category !== "number" || typeof from.category_id !== "number") return;
  await trx
    .updateTable("products")
    .set({ category_id: category })
    .where("subcategory_id", "=", from.id)
    .where("category_id", "=", from.category_id)
    .execute();
}

export function linkSubcategory(
  { write }: CatalogueWriter,
  { admin }: Caller,
  { product_id, subcategory_id }: Omit<ApiProductSubcategory, "id">,
): Promise<ApiProductSubcategory> {
  return write(async (catalogueWrite) => {
    const { trx } = catalogueWrite;
    await readProduct(trx, product_id);
    await trx
      .selectFrom("subcategories")
      .select("id")
      .where("id", "=", subcategory_id)
      .executeTakeFirstOrThrow(() => new ApiError(404, "Subcategory not found"));
    const same = trx
      .selectFrom("product_subcategories")
      .select("id")
      .where("product_id", "=", product_id);
    if (await same.where("subcategory_id", "=", subcategory_id).executeTakeFirst())
      throw new ApiError(409, "The product is already in this subcategory");
    const row = { id: await allocateIds(trx, "product_subcategories"), product_id, subcategory_id };
    await trx.insertInto("product_subcategories").values(row).execute();
    await touch(catalogueWrite).where("id", "=", product_id).execute();
    await writeAuditLog(trx, admin, [
      { action: "create", resource: "product_subcategory", id: row.id, after: row },
    ]);
    return row;
  });
}

/** @returns the removed link */
export function unlinkSubcategory(
  { write }: CatalogueWriter,
  { admin }: Caller,
  id: number,
): Promise<ApiProductSubcategory> {
  return write(async (catalogueWrite) => {
    const { trx } = catalogueWrite;
    const row = await trx
      .deleteFrom("product_subcategories")
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(() => new ApiError(404, "Link not found"));
    await trx
      .updateTable("products")
      .set({ subcategory_id: null })
      .where("id", "=", row.product_id)
      .where("subcategory_id", "=", row.subcategory_id)
      .execute();
    await touch(catalogueWrite).where("id", "=", row.product_id).execute();
    await writeAuditLog(trx, admin, [
      { action: "delete", resource: "product_subcategory", id, before: row },
    ]);
    return row;
  });
}
