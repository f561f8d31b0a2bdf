/** Changes or removes many products in one transaction: all or none. */

import { PERMISSIONS } from "#app/contract/accounts.ts";
import type { ApiProduct, BulkDelete, BulkUpdate } from "#app/contract/product.ts";
import type { Admin } from "../accounts/admins.ts";
import { type AuditEntry, writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import type { Services } from "../services.ts";
import { changeOne, isSentBack, removeOne, withoutUnchanged } from "./change-products.ts";
import { toApiProduct } from "./to-api-product.ts";

/** Fields that may be changed without `canManageProducts`. */
const CLERK_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "version",
  "price",
  "sale_price",
  "tax_rate",
  "stock_quantity",
]);

function rejectBeyondRights({ role }: Admin, updates: object[]): void {
  if (PERMISSIONS[role].canManageProducts) return;
  for (const [index, update] of updates.entries()) {
    const field = Object.keys(update).find((key) => !CLERK_FIELDS.has(key));
    if (field)
      throw new ApiError(
        403,
        `updates.${index}.${field}: requires the permission canManageProducts`,
      );
  }
}

/** Runs `act` for each item of the list `name`. Errors name the item by its index. */
async function runAndLogEach<Item>(
  { trx }: CatalogueWrite,
  admin: Admin,
  name: string,
  items: Item[],
  act: (item: Item) => Promise<AuditEntry>,
): Promise<void> {
  const entries: AuditEntry[] = [];
  for (const [index, item] of items.entries()) {
    try {
      entries.push(await act(item));
    } catch (error) {
      throw error instanceof ApiError
        ? new ApiError(error.status, `${name}.${index}: ${error.message}`)
        : error;
    }
  }
  await writeAuditLog(trx, admin, entries);
}

/** Callers without `canManageProducts` may change only prices and stock. */
export async function changeProducts(
  { write, catalogueIndex }: Pick<Services, "write" | "catalogueIndex">,
  { admin }: Caller,
  { updates }: BulkUpdate,
): Promise<ApiProduct[]> {
  rejectBeyondRights(admin, updates);
  const ids = updates.map(({ id }) => id);
  const sentBack = updates.filter((update) => isSentBack(update, update.id));
  const current = await readAll(
    sentBack.map(({ id }) => id),
    { links: true },
  );
  const before = new Map(current.map((each) => [each.id, each]));
  await write((catalogueWrite) =>
    runAndLogEach(catalogueWrite, admin, "updates", updates, (update) =>
      changeOne(catalogueWrite, admin, { id: update.id, expected: null }, () =>
        withoutUnchanged(update, before.get(update.id)),
      ),
    ),
  );
  return readAll(ids);

  async function readAll(ids: number[], options?: { links: boolean }): Promise<ApiProduct[]> {
    const catalogue = catalogueIndex.current();
    const products = await catalogue.read(ids);
    return products.map((product) =>
      toApiProduct(catalogue, product, { ...options, isStaff: true }),
    );
  }
}

/** @returns the removed ids, without duplicates */
export async function deleteProducts(
  { write }: Pick<Services, "write">,
  { admin }: Caller,
  request: BulkDelete,
): Promise<number[]> {
  const ids = [...new Set(request.ids)];
  await write((catalogueWrite) =>
    runAndLogEach(catalogueWrite, admin, "ids", ids, (id) => removeOne(catalogueWrite, id, null)),
  );
  return ids;
}
