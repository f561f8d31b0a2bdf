/** The products of a category, a collection or a subcategory, as that is changed. */
import type { CatalogueWrite, Writer } from "../database/writing.ts";
import type { PlaceTable } from "./place-slugs.ts";

export const USED_BY = { categories: "category_id", subcategories: "subcategory_id" } as const;
/** Where else a product is listed under one. */
export const MEMBERS = { categories: "product_collections", subcategories: "product_subcategories" } as const;

/** Everything that the indexes have to read again. */
export async function touchProducts({ trx, version }: CatalogueWrite, table: PlaceTable, id: number): Promise<void> {
  const members = trx.selectFrom(MEMBERS[table]).select("product_id").where(USED_BY[table], "=", id);
  await trx
    .updateTable("products")
    .set((eb) => ({ version: eb("version", "+", 1), changed_in: version, updated_at: new Date().toISOString() }))
    .where((eb) => eb.or([eb(USED_BY[table], "=", id), eb("id", "in", members)]))
    .execute();
}

/** Those of a subcategory that goes to another category; what stands in a further category by choice stays there. */
export async function takeProductsAlong(
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
