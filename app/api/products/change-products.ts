/** Staff actions on one product, with its pictures and audit log entry. */
import { isDeepStrictEqual } from "node:util";
import {
  type ApiProduct,
  type PriceUpdate,
  type ProductUpdate,
  READ_ONLY_FIELDS,
} from "#app/contract/product.ts";
import { PRODUCT_FIELDS } from "#app/contract/product-fields.ts";
import type { Admin } from "../accounts/admins.ts";
import { type AuditEntry, writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { findResult, saveResult, toIdempotencyKey } from "../idempotency.ts";
import type { Services } from "../services.ts";
import { withPhotographs } from "../uploads/with-photographs.ts";
import {
  createProduct,
  readProduct,
  rejectOtherVersion,
  removeProduct,
  toRecorded,
  updateProduct,
} from "./write-product.ts";

type ProductServices = Pick<Services, "write" | "reading" | "uploads" | "database">;

/** The current product with drafts. @throws ApiError 404 */
export async function readApiProduct(
  reading: Services["reading"],
  id: number,
): Promise<ApiProduct> {
  const product = await reading.findProduct(id, { readsDrafts: true });
  if (product === null) throw new ApiError(404, "Product not found");
  return product;
}

/**
 * These differ in a response that was read earlier; the write checks the version, and
 * accessories change with other products.
 */
const CHANGING = new Set(["version", "updated_at", "accessories"]);

/** Whether the fields may be those of the product `id` as it was read. */
export function isSentBack(fields: ProductUpdate, id: number): boolean {
  const isReadOnly = (field: (typeof READ_ONLY_FIELDS)[number]) =>
    field === "id" ? (fields.id ?? id) !== id : !CHANGING.has(field) && fields[field] !== undefined;
  return fields.fits !== undefined || READ_ONLY_FIELDS.some(isReadOnly);
}

/**
 * Of a product that was read and is sent back, drops compatibility that was derived.
 *
 * @param current the API's response now; not needed for fields that cannot be sent back
 * @throws ApiError 400 for another value of a read-only field
 */
export function withoutUnchanged<T extends ProductUpdate>(fields: T, current?: ApiProduct): T {
  if (!current) return fields;
  const { version = current.version } = fields;
  const isOther = (field: (typeof READ_ONLY_FIELDS)[number]) =>
    fields[field] !== undefined && !isDeepStrictEqual(fields[field], current[field]);
  const wrong = READ_ONLY_FIELDS.find((field) => !CHANGING.has(field) && isOther(field));
  if (wrong && version === current.version)
    throw new ApiError(
      400,
      `${wrong}: must not change. ${PRODUCT_FIELDS[wrong].write.meta()?.description}`,
    );
  return isDeepStrictEqual(fields.fits, current.fits) ? { ...fields, fits: undefined } : fields;
}

/** The product to change; `expected` is the version that the caller read, null for any. */
interface Target {
  id: number;
  action?: string;
  expected: number | null;
}

type ToFields = (before: ProductTable) => ProductUpdate;

/** @returns the audit log entry */
export async function changeOne(
  catalogueWrite: CatalogueWrite,
  admin: Admin,
  { id, action = "update", expected }: Target,
  toFields: ToFields,
): Promise<AuditEntry> {
  const before = await readProduct(catalogueWrite.trx, id);
  rejectOtherVersion(before, expected);
  const after = await updateProduct(catalogueWrite, before, toFields(before), admin);
  return { action, resource: "product", id, before: toRecorded(before), after: toRecorded(after) };
}

/** @returns the audit log entry */
export async function removeOne(
  write: CatalogueWrite,
  id: number,
  expected: number | null,
): Promise<AuditEntry> {
  const before = await readProduct(write.trx, id);
  rejectOtherVersion(before, expected);
  await removeProduct(write, id);
  return { action: "delete", resource: "product", id, before: toRecorded(before) };
}

/** Changes one product, with an audit log entry. */
async function changeAndLog(
  { write, reading }: ProductServices,
  { admin }: Caller,
  target: Target,
  toFields: ToFields,
): Promise<ApiProduct> {
  await write(async (catalogueWrite) => {
    const entry = await changeOne(catalogueWrite, admin, target, toFields);
    await writeAuditLog(catalogueWrite.trx, admin, [entry]);
  });
  return readApiProduct(reading, target.id);
}

/** @param expected the version that the caller read; null for any */
export const setPrices = (
  services: ProductServices,
  caller: Caller,
  id: number,
  prices: PriceUpdate,
  expected: number | null,
): Promise<ApiProduct> =>
  changeAndLog(services, caller, { id, action: "price", expected }, () => prices);

/** @param key idempotency key: a repeated call returns the first one's product */
export async function addProduct(
  services: ProductServices,
  { admin }: Caller,
  input: ProductUpdate & { name: string },
  key: string | undefined,
  pictures: File[] = [],
) {
  const { write, reading, database } = services;
  const { id, isReplayed } = await withPhotographs(services, pictures, async (photographs) => {
    const fields =
      photographs.length > 0
        ? { ...input, images: [...(input.images ?? []), ...photographs] }
        : input;
    const keyed = toIdempotencyKey("products", key, admin, fields);
    const earlier = keyed && (await findResult(database.db, keyed));
    if (earlier) return { id: earlier, isReplayed: true };
    return write(async (catalogueWrite) => {
      const { trx } = catalogueWrite;
      const replayed = keyed && (await findResult(trx, keyed));
      if (replayed) return { id: replayed, isReplayed: true };
      const row = await createProduct(catalogueWrite, fields, admin);
      if (keyed) await saveResult(trx, keyed, row.id);
      await writeAuditLog(trx, admin, [
        { action: "create", resource: "product", id: row.id, after: toRecorded(row) },
      ]);
      return { id: row.id, isReplayed: false };
    });
  });
  return { product: await readApiProduct(reading, id), isReplayed };
}

/**
 * @param expected the version that the caller read; null for any
 * @param pictures added to the images in `fields`, or else to the stored ones
 */
export async function changeProduct(
  services: ProductServices,
  caller: Caller,
  id: number,
  fields: ProductUpdate,
  expected: number | null,
  pictures: File[] = [],
): Promise<ApiProduct> {
  const current = isSentBack(fields, id) ? await readApiProduct(services.reading, id) : undefined;
  const update = withoutUnchanged(fields, current);
  return withPhotographs(services, pictures, (photographs) =>
    changeAndLog(services, caller, { id, expected }, ({ images }) =>
      photographs.length > 0
        ? { ...update, images: [...(update.images ?? JSON.parse(images)), ...photographs] }
        : update,
    ),
  );
}

/** @param expected the version that the caller read; null for any */
export async function deleteProduct(
  { write }: ProductServices,
  { admin }: Caller,
  id: number,
  expected: number | null,
): Promise<void> {
  await write(async (catalogueWrite) => {
    await writeAuditLog(catalogueWrite.trx, admin, [await removeOne(catalogueWrite, id, expected)]);
  });
}
