/** The log of stock changes. */
import type { Kysely } from "kysely";
import type { InventoryEntry } from "#app/contract/product.ts";
import type { Actor } from "../accounts/audit-log.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import { countRows } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { allocateIds, type Writer } from "../database/writing.ts";

export interface StockReason {
  reason: string;
  note?: string | undefined;
}

export async function logStock(
  trx: Writer,
  { id, stock_quantity }: ProductTable,
  change: number,
  { reason, note = "" }: StockReason,
  actor: Actor,
): Promise<void> {
  await trx
    .insertInto("inventory_log")
    .values({
      id: await allocateIds(trx, "inventory_log"),
      product_id: id,
      change,
      quantity_after: stock_quantity ?? 0,
      reason,
      note,
      admin_id: actor.id,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Most entries listed for one product. */
export const MAX_ENTRIES = 500;

/** The latest first. */
export async function listInventory(
  db: Kysely<Tables>,
  productId: number,
): Promise<{ data: InventoryEntry[]; total: number }> {
  const entries = db.selectFrom("inventory_log").where("product_id", "=", productId);
  const data = await entries.selectAll().orderBy("id", "desc").limit(MAX_ENTRIES).execute();
  return { data, total: await countRows(entries) };
}
