/** Creates, changes and removes products within a write of the catalogue, and tells what they were before and after. */
import type { ProductUpdate } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import type { Actor } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import { type CatalogueWrite, takeIds, type Writer } from "../database/writing.ts";
import { setCollections, setSubcategories } from "./memberships.ts";
import { withOneName } from "./one-name.ts";
import { isList, toColumns, toNewColumns } from "./product-columns.ts";
import { refuseDangling } from "./references.ts";
import { freeSlug, moveSlug, refuseTakenSlug } from "./slugs.ts";
import { logStock } from "./stock.ts";

const EMPTY_LIST = "[]";

/** What a product looked like, as the audit log keeps it: its columns, with their lists parsed. */
export function toRecorded({ changed_in: _, ...row }: ProductTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, isList(column) ? JSON.parse(String(value)) : value]),
  );
}

/** @throws an ApiError when there is none. */
export async function readProduct(trx: Writer, id: number): Promise<ProductTable> {
  const row = await trx.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError(404, "Product not found");
  return row;
}

/** @throws an ApiError when the caller has seen another version. `expected` is null where the caller does not mind. */
export function refuseOtherVersion(row: ProductTable, expected: number | null): void {
  if (expected !== null && row.version !== expected) {
    throw new ApiError(412, `Product ${row.id} has been changed meanwhile: it is at version ${row.version}`);
  }
}

async function refuseTakenSku(trx: Writer, sku: string | null | undefined, id: number): Promise<void> {
  if (!sku) return;
  const other = await trx.selectFrom("products").select("id").where("sku", "=", sku).executeTakeFirst();
  if (other && other.id !== id) throw new ApiError(409, "sku: another product has it");
}

export async function createProduct(
  { trx, version }: CatalogueWrite,
  given: ProductUpdate & { name: string },
  actor: Actor,
): Promise<ProductTable> {
  const fields = await withOneName(trx, given, null);
  const id = await takeIds(trx, "products");
  await refuseDangling(trx, fields);
  await refuseTakenSku(trx, fields.sku, id);
  if (fields.slug !== undefined) await refuseTakenSlug(trx, fields.slug, id);
  const now = new Date().toISOString();
  const row = await trx
    .insertInto("products")
    .values({
      ...toNewColumns({ ...fields, slug: fields.slug ?? (await freeSlug(trx, fields.name, id)) }),
      id,
      version: 1,
      changed_in: version,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setSubcategories(trx, id, fields, null);
  if (fields.collections) await setCollections(trx, row.id, fields.collections);
  if (row.stock_quantity) await logStock(trx, row, row.stock_quantity, { reason: "first stock" }, actor);
  return row;
}

/**
 * Lists and filters read the specifications, and the desk changes the technical details: values of the same name stay
 * equal, and so do equal lists. Where there are no specifications, readers take the technical details.
 */
function withSpecifications(given: ProductUpdate, before: ProductTable): ProductUpdate {
  const { technical_details: details, specifications } = given;
  if (!details || specifications || before.specifications === EMPTY_LIST) return given;
  if (before.specifications === before.technical_details) return { ...given, specifications: details };
  const known: NamedValue[] = JSON.parse(before.specifications);
  const had = new Set(JSON.parse(before.technical_details).map(({ name }: NamedValue) => name));
  const now = new Map(details.map(({ name, value }) => [name, value]));
  const kept = known.filter(({ name }) => now.has(name) || !had.has(name));
  return { ...given, specifications: kept.map(({ name, value }) => ({ name, value: now.get(name) ?? value })) };
}

export async function updateProduct(
  { trx, version }: CatalogueWrite,
  before: ProductTable,
  given: ProductUpdate,
  actor: Actor,
): Promise<ProductTable> {
  const { id } = before;
  if (given.id !== undefined && given.id !== id) throw new ApiError(400, `id: is not this product's, which is ${id}`);
  refuseOtherVersion(before, given.version ?? null);
  const fields = await withOneName(trx, withSpecifications(given, before), before);
  await refuseDangling(trx, fields);
  await refuseTakenSku(trx, fields.sku, id);
  if (fields.slug !== undefined) {
    await refuseTakenSlug(trx, fields.slug, id);
    await moveSlug(trx, id, before.slug, fields.slug);
  }
  const row = await trx
    .updateTable("products")
    .set({
      ...toColumns(fields),
      version: before.version + 1,
      changed_in: version,
      updated_at: new Date().toISOString(),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await setSubcategories(trx, id, fields, before.subcategory_id);
  if (fields.collections) await setCollections(trx, row.id, fields.collections);
  const change = (row.stock_quantity ?? 0) - (before.stock_quantity ?? 0);
  if (change !== 0) await logStock(trx, row, change, { reason: "product changed" }, actor);
  return row;
}

export async function removeProduct({ trx, version }: CatalogueWrite, id: number): Promise<void> {
  await trx.deleteFrom("products").where("id", "=", id).execute();
  // An import may have brought back one that was removed before.
  await trx
    .insertInto("removed_products")
    .values({ id, changed_in: version })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ changed_in: version }))
    .execute();
}
