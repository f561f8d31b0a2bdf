/** Sets or changes a product's stock and logs the reason in one transaction. */
import type {
  ApiProduct,
  InventoryCreate,
  InventoryEntry,
  PriceUpdate,
  StockUpdate,
} from "#app/contract/product.ts";
import { type Admin, rejectWithoutRight } from "../accounts/admins.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { findResult, saveResult, toIdempotencyKey } from "../idempotency.ts";
import type { Services } from "../services.ts";
import { changeOne, readApiProduct } from "./change-products.ts";
import {
  readProduct,
  rejectOtherVersion,
  type StockReason,
  updateProduct,
} from "./write-product.ts";

const MAX_STOCK = 1_000_000_000;

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
  const before = await readProduct(catalogueWrite.trx, id);
  rejectOtherVersion(before, expected);
  if (stock_quantity === before.stock_quantity) return;
  const reason = stock_quantity === null ? "stock no longer counted" : "stock set";
  await storeStock(catalogueWrite, admin, before, stock_quantity, { reason });
}

async function storeStock(
  write: CatalogueWrite,
  admin: Admin,
  before: ProductTable,
  stock_quantity: number | null,
  why: StockReason,
): Promise<void> {
  const { id } = before;
  await updateProduct(write, before, { stock_quantity }, admin, why);
  await writeAuditLog(write.trx, admin, [
    {
      action: "stock",
      resource: "product",
      id,
      before: { stock_quantity: before.stock_quantity },
      after: { stock_quantity },
    },
  ]);
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
    const entries = trx.selectFrom("inventory_log").selectAll();
    const earlier = keyed && (await findResult(trx, keyed));
    if (earlier) return entries.where("id", "=", earlier).executeTakeFirstOrThrow();
    const product = await readProduct(trx, id);
    // Uncounted stock is 0.
    const before = { ...product, stock_quantity: product.stock_quantity ?? 0 };
    const after = before.stock_quantity + by;
    if (after < 0 || after > MAX_STOCK)
      throw new ApiError(
        409,
        `change: the stock is ${before.stock_quantity} and must stay between 0 and ${MAX_STOCK}`,
      );
    await storeStock(catalogueWrite, admin, before, after, { reason, note });
    const latest = entries.where("product_id", "=", id).orderBy("id", "desc");
    const entry = await latest.limit(1).executeTakeFirstOrThrow();
    if (keyed) await saveResult(trx, keyed, entry.id);
    return entry;
  });
}
