/** Creates, changes and removes products within a catalogue write; the log of their stock. */

import type { Kysely } from "kysely";
import { ABOVE_PRICE, isAbovePrice } from "#app/catalogue/sale.ts";
import type { ProductUpdate } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import type { Actor } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import { countRows } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { allocateIds, type CatalogueWrite, rejectTaken, type Writer } from "../database/writing.ts";
import { isList, toColumns, toNewColumns } from "./product-columns.ts";
import { resolveReferences, setGroups } from "./references.ts";
import { freeSlug, moveSlug, rejectTakenSlug } from "./slugs.ts";

/** A product as the audit log keeps it: its columns, with JSON lists parsed. */
export function toRecorded({ changed_in: _, ...row }: ProductTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isList(column) ? JSON.parse(String(value)) : value,
    ]),
  );
}

/** @throws ApiError 404 */
export const readProduct = (trx: Writer, id: number): Promise<ProductTable> =>
  trx
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new ApiError(404, "Product not found"));

/** @param expected the version that the caller read; null for any. @throws ApiError 412 */
export function rejectOtherVersion(row: ProductTable, expected: number | null): void {
  if (expected !== null && row.version !== expected) {
    throw new ApiError(
      412,
      `Product ${row.id} has changed since it was read: read version ${row.version} and try again`,
    );
  }
}

const rejectTakenSku = (trx: Writer, { sku }: ProductUpdate, id: number): Promise<void> =>
  rejectTaken(trx, "products", id, { sku }, () => "is already used by another product");

type Prices = Pick<ProductTable, "price_paise" | "sale_price_paise">;

/** An unchanged sale price of an imported archive may be above the price. */
function rejectSaleAbovePrice(after: Prices, before?: Prices): void {
  const { price_paise: price, sale_price_paise: sale } = after;
  const isChanged = price !== before?.price_paise || sale !== before?.sale_price_paise;
  if (isChanged && isAbovePrice(price, sale)) throw new ApiError(400, `sale_price: ${ABOVE_PRICE}`);
}

export async function createProduct(
  { trx, version }: CatalogueWrite,
  input: ProductUpdate & { name: string },
  actor: Actor,
): Promise<ProductTable> {
  const fields = await resolveReferences(trx, input);
  const id = await allocateIds(trx, "products");
  await rejectTakenSku(trx, fields, id);
  if (fields.slug !== undefined) await rejectTakenSlug(trx, fields.slug, id);
  const now = new Date().toISOString();
  const row = await trx
    .insertInto("products")
    .values({
      ...toNewColumns({ ...fields, slug: fields.slug ?? (await freeSlug(trx, fields, id)) }),
      id,
      version: 1,
      changed_in: version,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  rejectSaleAbovePrice(row);
  await setGroups(trx, id, fields, null);
  if (row.stock_quantity)
    await logStock(trx, row, row.stock_quantity, { reason: "first stock" }, actor);
  return row;
}

/**
 * Lists and filters read the specifications, but the desk edits the technical details. Copies
 * changed values to specifications of the same name, and the whole list if both were equal.
 * Without specifications, readers fall back to the technical details.
 */
function withSpecifications(update: ProductUpdate, before: ProductTable): ProductUpdate {
  const { technical_details: details, specifications } = update;
  if (!details || specifications || before.specifications === "[]") return update;
  if (before.specifications === before.technical_details)
    return { ...update, specifications: details };
  const known: NamedValue[] = JSON.parse(before.specifications);
  const had = numbered(JSON.parse(before.technical_details));
  const now = numbered(details);
  const kept = [...numbered(known)].flatMap(([key, entry]) => {
    const [old, current] = [had.get(key), now.get(key)];
    if (old?.value === current?.value) return entry;
    return current ?? [];
  });
  return { ...update, specifications: kept };
}

/** By name and by number among those of this name, which a product may repeat. */
function numbered(values: readonly NamedValue[]): Map<string, NamedValue> {
  const byName = Map.groupBy(values, ({ name }) => name);
  return new Map(
    values.map((each) => [`${byName.get(each.name)?.indexOf(each)} ${each.name}`, each]),
  );
}

/** An update that gives products a new version, so that the indexes read them again. */
export const touch = ({ trx, version }: CatalogueWrite) =>
  trx.updateTable("products").set((eb) => ({
    version: eb("version", "+", 1),
    changed_in: version,
    updated_at: new Date().toISOString(),
  }));

export async function updateProduct(
  write: CatalogueWrite,
  before: ProductTable,
  update: ProductUpdate,
  actor: Actor,
  why: StockReason = { reason: "product changed" },
): Promise<ProductTable> {
  const { trx } = write;
  const { id } = before;
  rejectOtherVersion(before, update.version ?? null);
  const fields = await resolveReferences(trx, withSpecifications(update, before));
  await rejectTakenSku(trx, fields, id);
  if (fields.slug !== undefined) {
    await rejectTakenSlug(trx, fields.slug, id);
    await moveSlug(trx, id, before.slug, fields.slug);
  }
  const row = await touch(write)
    .set(toColumns(fields))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  rejectSaleAbovePrice(row, before);
  await setGroups(trx, id, fields, before.subcategory_id);
  const change = (row.stock_quantity ?? 0) - (before.stock_quantity ?? 0);
  if (change !== 0) await logStock(trx, row, change, why, actor);
  return row;
}

export async function removeProduct({ trx, version }: CatalogueWrite, id: number): Promise<void> {
  await trx.deleteFrom("products").where("id", "=", id).execute();
  // The id may have been removed before and brought back by an import.
  await trx
    .insertInto("removed_products")
    .values({ id, changed_in: version })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ changed_in: version }))
    .execute();
}

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
export async function listInventory(db: Kysely<Tables>, productId: number) {
  const entries = db.selectFrom("inventory_log").where("product_id", "=", productId);
  const data = await entries.selectAll().orderBy("id", "desc").limit(MAX_ENTRIES).execute();
  return { data, total: await countRows(entries) };
}
