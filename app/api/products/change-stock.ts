/** Sets or changes a product's stock and logs the reason in one transaction. */
import { type ExpressionBuilder, sql } from "kysely";
import type { ApiProduct } from "#app/contract/product.ts";
import type {
  InventoryCreate,
  InventoryEntry,
  PriceUpdate,
  StockUpdate,
} from "#app/contract/product-writing.ts";
import { type Admin, rejectWithoutRight } from "../accounts/admins.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import type { Services } from "../services.ts";
import { changeOne, readApiProduct } from "./change-products.ts";
import { findResult, saveResult, toIdempotencyKey } from "./idempotency.ts";
import { findStockEntry, logStock, type StockReason, type StockRow } from "./stock.ts";
import { readProduct, rejectOtherVersion } from "./write-product.ts";

const MAX_STOCK = 1_000_000_000;

/** Treats uncounted stock as 0. */
const counted = (eb: ExpressionBuilder<Tables, "products">) =>
  eb.fn.coalesce("stock_quantity", sql<number>`0`);

/**
 * Sets a product's stock; null stops counting it. Does nothing if it is equal.
 *
 * @param expected the version that the caller read; null for any
 */
export async function setStock(
  { write, reading }: Pick<Services, "write" | "reading">,
  { admin }: Caller,
  id: number,
  { stock_quantity }: StockUpdate,
  expected: number | null,
): Promise<ApiProduct> {
  await write((catalogueWrite) =>
    setAndLogStock(catalogueWrite, admin, { id, stock_quantity, expected }),
  );
  return readApiProduct(reading, id);
}

/**
 * Sets a product's prices and stock in one write, which needs the permission for each.
 *
 * @param expected the version that the caller read; null for any
 */
export async function setPricesAndStock(
  { write, reading }: Pick<Services, "write" | "reading">,
  { admin }: Caller,
  id: number,
  prices: PriceUpdate,
  { stock_quantity }: StockUpdate,
  expected: number | null,
): Promise<ApiProduct> {
  rejectWithoutRight(admin, ["canChangeStock"]);
  await write(async (catalogueWrite) => {
    const { trx } = catalogueWrite;
    const target = { id, action: "price", expected };
    await writeAuditLog(trx, admin, [await changeOne(catalogueWrite, admin, target, () => prices)]);
    await setAndLogStock(catalogueWrite, admin, { id, stock_quantity, expected: null });
  });
  return readApiProduct(reading, id);
}

async function setAndLogStock(
  catalogueWrite: CatalogueWrite,
  admin: Admin,
  { id, stock_quantity, expected }: StockUpdate & { id: number; expected: number | null },
): Promise<void> {
  const { trx } = catalogueWrite;
  const before = await readProduct(trx, id);
  rejectOtherVersion(before, expected);
  if (stock_quantity === before.stock_quantity) return;
  await storeStock(catalogueWrite, before, stock_quantity, admin);
  const [was, is] = [before.stock_quantity, stock_quantity].map((quantity) => ({
    stock_quantity: quantity,
  }));
  await writeAuditLog(trx, admin, [
    { action: "stock", resource: "product", id, before: was, after: is },
  ]);
}

async function storeStock(
  { trx, version }: CatalogueWrite,
  before: StockRow,
  stock_quantity: number | null,
  actor: Actor,
): Promise<void> {
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
  if (change !== 0)
    await logStock(trx, { id: before.id, stock_quantity }, change, { reason }, actor);
}

/**
 * Adds to or subtracts from a product's stock.
 *
 * @param key idempotency key: a repeated call returns the first one's entry
 * @throws ApiError 409 if the stock would be negative or too large
 */
export async function addToStock(
  { write }: Pick<Services, "write">,
  { admin }: Caller,
  id: number,
  { change: by, reason, note }: InventoryCreate,
  key: string | undefined,
): Promise<InventoryEntry> {
  const keyed = toIdempotencyKey("inventory", key, admin, { id, by, reason, note });
  return write(async (catalogueWrite) => {
    const { trx } = catalogueWrite;
    const earlier = keyed && (await findResult(trx, keyed));
    if (earlier) return findStockEntry(trx, earlier);
    const entry = await changeStock(catalogueWrite, id, by, { reason, note }, admin);
    const after = { stock_quantity: entry.quantity_after };
    const before = { stock_quantity: entry.quantity_after - by };
    await writeAuditLog(trx, admin, [{ action: "stock", resource: "product", id, before, after }]);
    if (keyed) await saveResult(trx, keyed, entry.id);
    return entry;
  });
}

async function changeStock(
  { trx, version }: CatalogueWrite,
  id: number,
  change: number,
  why: StockReason,
  actor: Actor,
): Promise<InventoryEntry> {
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
    .where(counted, "<=", MAX_STOCK - Math.max(0, change))
    .returning(["id", "stock_quantity"])
    .executeTakeFirst();
  if (row) return logStock(trx, row, change, why, actor);
  const product = await trx
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!product) throw new ApiError(404, "Product not found");
  throw new ApiError(
    409,
    `change: the stock is ${product.stock_quantity ?? 0} and must stay between 0 and ${MAX_STOCK}`,
  );
}
