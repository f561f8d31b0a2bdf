/** Changes stock and writes why, in one transaction. */
import type { Selectable } from "kysely";
import type { Actor } from "../accounts/audit-log.ts";
import type { InventoryLogTable, ProductTable } from "../database/tables.ts";
import { type CatalogueWrite, takeIds, type Writer } from "../database/writing.ts";
import { ApiError } from "../responses.ts";

type Stocked = Pick<Selectable<ProductTable>, "id" | "stock_quantity">;

export interface Why {
  reason: string;
  note?: string | undefined;
}

const MOST = 1_000_000_000;

export async function logStock(
  trx: Writer,
  { id, stock_quantity }: Stocked,
  change: number,
  { reason, note = "" }: Why,
  actor: Actor,
): Promise<Selectable<InventoryLogTable>> {
  return trx
    .insertInto("inventory_log")
    .values({
      id: await takeIds(trx, "inventory_log"),
      product_id: id,
      change,
      quantity_after: stock_quantity,
      reason,
      note,
      admin_id: actor.id,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds to the stock, or takes away. @throws an ApiError when less than nothing would be left. */
export async function changeStock(
  { trx, version }: CatalogueWrite,
  id: number,
  change: number,
  why: Why,
  actor: Actor,
): Promise<Selectable<InventoryLogTable>> {
  const row = await trx
    .updateTable("products")
    .set((eb) => ({
      stock_quantity: eb("stock_quantity", "+", change),
      version: eb("version", "+", 1),
      changed_in: version,
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .where("stock_quantity", ">=", -change)
    .where("stock_quantity", "<=", MOST - Math.max(0, change))
    .returning(["id", "stock_quantity"])
    .executeTakeFirst();
  if (row) return logStock(trx, row, change, why, actor);
  const product = await trx.selectFrom("products").select("stock_quantity").where("id", "=", id).executeTakeFirst();
  if (!product) throw new ApiError(404, "Product not found");
  throw new ApiError(409, `change: the stock is ${product.stock_quantity}, and stays between 0 and ${MOST}`);
}
