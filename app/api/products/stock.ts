/** Changes stock and writes why, in one transaction. */
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { Actor } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { InventoryLogTable, ProductTable } from "../database/catalogue-tables.ts";
import type { Tables } from "../database/tables.ts";
import { type CatalogueWrite, takeIds, type Writer } from "../database/writing.ts";

type Stocked = Pick<Selectable<ProductTable>, "id" | "stock_quantity">;

export interface Why {
  reason: string;
  note?: string | undefined;
}

const MOST = 1_000_000_000;

/** A stock that was not counted begins at nothing. */
const counted = (eb: ExpressionBuilder<Tables, "products">) => eb.fn.coalesce("stock_quantity", sql<number>`0`);

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
      quantity_after: stock_quantity ?? 0,
      reason,
      note,
      admin_id: actor.id,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An entry that was written before. */
export function findEntry(trx: Writer, id: number): Promise<Selectable<InventoryLogTable>> {
  return trx.selectFrom("inventory_log").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Sets it, or stops counting it. @returns false when nothing changed */
export async function setStock(
  { trx, version }: CatalogueWrite,
  before: Stocked,
  stock_quantity: number | null,
  actor: Actor,
): Promise<boolean> {
  if (stock_quantity === before.stock_quantity) return false;
  await trx
    .updateTable("products")
    .set((eb) => ({
      stock_quantity,
      version: eb("version", "+", 1),
      changed_in: version,
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", before.id)
    .execute();
  const change = (stock_quantity ?? 0) - (before.stock_quantity ?? 0);
  const reason = stock_quantity === null ? "stock no longer counted" : "stock set";
  if (change !== 0) await logStock(trx, { id: before.id, stock_quantity }, change, { reason }, actor);
  return true;
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
      stock_quantity: eb(counted(eb), "+", change),
      version: eb("version", "+", 1),
      changed_in: version,
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .where(counted, ">=", -change)
    .where(counted, "<=", MOST - Math.max(0, change))
    .returning(["id", "stock_quantity"])
    .executeTakeFirst();
  if (row) return logStock(trx, row, change, why, actor);
  const product = await trx.selectFrom("products").select("stock_quantity").where("id", "=", id).executeTakeFirst();
  if (!product) throw new ApiError(404, "Product not found");
  throw new ApiError(409, `change: the stock is ${product.stock_quantity ?? 0}, and stays between 0 and ${MOST}`);
}

/** Changes of one product that are listed. */
export const MOST_ENTRIES = 500;

/** The latest first. */
export async function listInventory(
  db: Kysely<Tables>,
  productId: number,
): Promise<{ data: Selectable<InventoryLogTable>[]; total: number }> {
  const entries = db.selectFrom("inventory_log").where("product_id", "=", productId);
  const { total } = await entries.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const data = await entries.selectAll().orderBy("id", "desc").limit(MOST_ENTRIES).execute();
  return { data, total: Number(total) };
}
