/** Changing or removing many products at once: all of them or none. */
import { z } from "zod";
import { PERMISSIONS } from "#app/contract/admin.ts";
import { Product } from "#app/contract/product.ts";
import { BulkDelete, BulkUpdate } from "#app/contract/product-writing.ts";
import { Id, listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { Admin } from "../accounts/admins.ts";
import { type AuditEntry, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { withSaidFits } from "../products/said-fits.ts";
import { toProduct } from "../products/wire.ts";
import { readProduct, removeProduct, toRecorded, updateProduct } from "../products/write-product.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { adminRoute, jsonBody, ok, okList } from "./route.ts";

const tags = ["Products"];

/** Tells which item of the call a refusal is about. */
async function at<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(error.status, `${place}: ${error.message}`);
    throw error;
  }
}

/** What whoever minds stock and prices may change. */
const OF_THE_COUNTER: ReadonlySet<string> = new Set([
  "id",
  "version",
  "price",
  "sale_price",
  "stock_quantity",
  "inventory_quantity",
]);

function refuseBeyondRights({ role }: Admin, updates: object[]): void {
  if (PERMISSIONS[role].canManageProducts) return;
  for (const [index, update] of updates.entries()) {
    const field = Object.keys(update).find((key) => !OF_THE_COUNTER.has(key));
    if (field) throw new ApiError(403, `updates.${index}.${field}: this needs the right canManageProducts`);
  }
}

export function addProductBulk(app: App, { catalogueIndex, authority, write }: Services): void {
  const update = adminRoute({
    method: "patch",
    path: "/products/bulk",
    tags,
    summary: "Change many products, all or none",
    description: "With the right canChangePrices alone: prices and stock only.",
    middleware: [authority.requirePermission("canManageProducts", "canChangePrices"), limitBody(API_BODIES.bulk)],
    request: jsonBody(BulkUpdate),
    responses: {
      200: json(listOf(Product), "Changed, in the order sent"),
      ...failures(404, 409, 412),
    },
  });
  app.openapi(update, async (context) => {
    const { updates } = context.req.valid("json");
    const { admin } = context.var;
    refuseBeyondRights(admin, updates);
    const current = catalogueIndex.current();
    await write(async (catalogueWrite) => {
      const entries: AuditEntry[] = [];
      for (const [index, given] of updates.entries()) {
        const { id } = given;
        await at(`updates.${index}`, async () => {
          const before = await readProduct(catalogueWrite.trx, id);
          const after = await updateProduct(catalogueWrite, before, withSaidFits(given, current, id), admin);
          entries.push({
            action: "update",
            resource: "product",
            id,
            before: toRecorded(before),
            after: toRecorded(after),
          });
        });
      }
      await writeAuditLog(catalogueWrite.trx, admin, entries);
    });
    const catalogue = catalogueIndex.current();
    const products = await catalogue.read(updates.map(({ id }) => id));
    const data = products.map((product) => toProduct(catalogue, product));
    return okList(context, data);
  });

  const remove = adminRoute({
    method: "delete",
    path: "/products/bulk",
    tags,
    summary: "Remove many products, all or none",
    middleware: [authority.requirePermission("canManageProducts"), limitBody(API_BODIES.bulk)],
    request: jsonBody(BulkDelete),
    responses: {
      200: json(successOf(z.strictObject({ ids: z.array(Id) })), "Removed"),
      ...failures(404),
    },
  });
  app.openapi(remove, async (context) => {
    const ids = [...new Set(context.req.valid("json").ids)];
    await write(async (catalogueWrite) => {
      const entries: AuditEntry[] = [];
      for (const [index, id] of ids.entries()) {
        await at(`ids.${index}`, async () => {
          const before = await readProduct(catalogueWrite.trx, id);
          await removeProduct(catalogueWrite, id);
          entries.push({ action: "delete", resource: "product", id, before: toRecorded(before) });
        });
      }
      await writeAuditLog(catalogueWrite.trx, context.var.admin, entries);
    });
    return ok(context, { ids });
  });
}
