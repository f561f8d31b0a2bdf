/** A product's stock: setting it, changing it, and how it came to be what it is. */
import { Product } from "#app/contract/product.ts";
import { InventoryCreate, InventoryEntry, StockUpdate } from "#app/contract/product-writing.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { findAnswer, keepAnswer, toKeyed } from "../products/idempotency.ts";
import { changeStock, findEntry, MOST_ENTRIES, setStock } from "../products/stock.ts";
import { toProduct } from "../products/wire.ts";
import { readProduct, refuseOtherVersion } from "../products/write-product.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath, IfMatch, idempotencyKey, toExpectedVersion } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok, okList } from "./route.ts";

const tags = ["Inventory"];

export function addInventory(app: App, { catalogueIndex, authority, write, staffReading }: Services): void {
  const mayChange = authority.requirePermission("canChangeStock");

  const set = adminRoute({
    method: "patch",
    path: "/products/{id}/stock",
    tags,
    summary: "Set a product's stock",
    middleware: [mayChange, limitBody(API_BODIES.amount)],
    request: {
      params: IdPath,
      headers: IfMatch,
      ...jsonBody(StockUpdate),
    },
    responses: { 200: json(successOf(Product), "Set, and logged"), ...failures(404, 412) },
  });
  app.openapi(set, async (context) => {
    const { id } = context.req.valid("param");
    const { stock_quantity } = context.req.valid("json");
    const { admin } = context.var;
    const expected = toExpectedVersion(context.req.valid("header")["if-match"]);
    await write(async (catalogueWrite) => {
      const before = await readProduct(catalogueWrite.trx, id);
      refuseOtherVersion(before, expected);
      if (!(await setStock(catalogueWrite, before, stock_quantity, admin))) return;
      const auditEntry = { action: "stock", resource: "product", id };
      const [was, is] = [before.stock_quantity, stock_quantity].map((quantity) => ({ stock_quantity: quantity }));
      await writeAuditLog(catalogueWrite.trx, admin, [{ ...auditEntry, before: was, after: is }]);
    });
    const catalogue = catalogueIndex.current();
    const [product] = await catalogue.read([id]);
    if (!product) throw new ApiError(404, "Product not found");
    context.header("ETag", `"${product.version}"`);
    return ok(context, toProduct(catalogue, product));
  });

  const list = adminRoute({
    method: "get",
    path: "/products/{id}/inventory",
    tags,
    summary: "List how a product's stock changed, the latest first",
    middleware: authority.requirePermission("canReadDrafts"),
    request: { params: IdPath },
    responses: { 200: json(listOf(InventoryEntry), `The latest ${MOST_ENTRIES}`), ...failures(404) },
  });
  app.openapi(list, async (context) => {
    const { data, total } = await staffReading(context.var.admin).listInventory(context.req.valid("param").id);
    return okList(context, data, total);
  });

  const change = adminRoute({
    method: "post",
    path: "/products/{id}/inventory",
    tags,
    summary: "Add to a product's stock, or take away",
    description: "With an `Idempotency-Key` a repeated call changes nothing and is answered as the first was.",
    middleware: [mayChange, limitBody(API_BODIES.amount)],
    request: {
      params: IdPath,
      headers: idempotencyKey("change"),
      ...jsonBody(InventoryCreate),
    },
    responses: {
      201: json(successOf(InventoryEntry), "Changed, and logged"),
      ...failures(404, 409),
    },
  });
  app.openapi(change, async (context) => {
    const { id } = context.req.valid("param");
    const { change: by, reason, note } = context.req.valid("json");
    const { admin } = context.var;
    const keyed = toKeyed("inventory", context.req.valid("header")["idempotency-key"], admin, { id, by, reason, note });
    const entry = await write(async (catalogueWrite) => {
      const earlier = keyed && (await findAnswer(catalogueWrite.trx, keyed));
      if (earlier) return findEntry(catalogueWrite.trx, earlier);
      const written = await changeStock(catalogueWrite, id, by, { reason, note }, admin);
      const after = { stock_quantity: written.quantity_after };
      const before = { stock_quantity: written.quantity_after - by };
      await writeAuditLog(catalogueWrite.trx, admin, [{ action: "stock", resource: "product", id, before, after }]);
      if (keyed) await keepAnswer(catalogueWrite.trx, keyed, written.id);
      return written;
    });
    return created(context, entry);
  });
}
