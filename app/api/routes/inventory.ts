/** A product's stock: setting it, changing it, and its history. */
import { ApiProduct } from "#app/contract/product.ts";
import { InventoryCreate, InventoryEntry, StockUpdate } from "#app/contract/product-writing.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { MAX_ENTRIES } from "../products/stock.ts";
import { failures, json } from "../responses.ts";
import { bodyOf } from "./authority.ts";
import { expectedVersion, IdPath, IfMatch, idempotencyKey } from "./parameters.ts";
import { adminRoute, created, jsonBody, okList, okProduct } from "./route.ts";

const tags = ["Inventory"];

export function addInventory(app: App): void {
  const set = adminRoute({
    method: "patch",
    path: "/products/{id}/stock",
    tags,
    summary: "Set a product's stock",
    middleware: bodyOf(API_BODIES.amount, "canChangeStock"),
    request: { params: IdPath, headers: IfMatch, ...jsonBody(StockUpdate) },
    responses: { 200: json(successOf(ApiProduct), "The product"), ...failures(404, 412) },
  });
  app.openapi(set, async (context) => {
    const { writing } = context.var.staff;
    const { id } = context.req.valid("param");
    const expected = expectedVersion(context.req.valid("header"));
    return okProduct(context, await writing.setStock(id, context.req.valid("json"), expected));
  });

  const list = adminRoute({
    method: "get",
    path: "/products/{id}/inventory",
    tags,
    summary: "List a product's stock history, the latest first",
    request: { params: IdPath },
    responses: {
      200: json(listOf(InventoryEntry), `The latest ${MAX_ENTRIES}`),
      ...failures(404),
    },
  });
  app.openapi(list, async (context) => {
    const { reading } = context.var.staff;
    const { data, total } = await reading.listInventory(context.req.valid("param").id);
    return okList(context, data, total);
  });

  const change = adminRoute({
    method: "post",
    path: "/products/{id}/inventory",
    tags,
    summary: "Add to or subtract from a product's stock",
    description: "Repeated with the same `Idempotency-Key`, the call returns the first response.",
    middleware: bodyOf(API_BODIES.amount, "canChangeStock"),
    request: { params: IdPath, headers: idempotencyKey("change"), ...jsonBody(InventoryCreate) },
    responses: {
      201: json(successOf(InventoryEntry), "The entry of the history"),
      ...failures(404, 409),
    },
  });
  app.openapi(change, async (context) => {
    const { writing } = context.var.staff;
    const { id } = context.req.valid("param");
    const key = context.req.valid("header")["idempotency-key"];
    return created(context, await writing.addToStock(id, context.req.valid("json"), key));
  });
}
