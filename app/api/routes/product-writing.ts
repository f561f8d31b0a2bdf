/** Calls that change products: many at once, one (as JSON or a form), its prices and its stock. */
import { z } from "zod";
import {
  ApiProduct,
  BulkDelete,
  BulkUpdate,
  InventoryCreate,
  InventoryEntry,
  PriceUpdate,
  ProductCreate,
  ProductUpdate,
  StockUpdate,
} from "#app/contract/product.ts";
import { Id } from "#app/contract/writing.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { MAX_ENTRIES } from "../products/write-product.ts";
import { bodyOf, requirePermission } from "./authority.ts";
import { readProductForm } from "./product-form.ts";
import {
  addCalls,
  created,
  expectedVersion,
  IdPath,
  IfMatch,
  idempotencyKey,
  many,
  one,
  product,
} from "./route.ts";

const REPEATED = "Repeated with the same `Idempotency-Key`, the call returns the first response.";

/** The paths precede those with an id, which would match "bulk". */
function addBulk(app: App): void {
  const call = addCalls(app, "Products");
  call({
    method: "patch",
    path: "/products/bulk",
    summary: "Change many products, all or none",
    description: "The permission canChangePrices allows prices and stock only.",
    middleware: bodyOf(API_BODIES.bulk, "canManageProducts", "canChangePrices"),
    body: BulkUpdate,
    answer: many(ApiProduct, "The products, in the order sent"),
    errors: [404, 409, 412],
    handle: ({ body, staff }) => staff.writing.changeProducts(body),
  });
  call({
    method: "delete",
    path: "/products/bulk",
    summary: "Remove many products, all or none",
    middleware: bodyOf(API_BODIES.bulk, "canManageProducts"),
    body: BulkDelete,
    answer: one(z.strictObject({ ids: z.array(Id) }), "The removed ids"),
    errors: [404],
    handle: async ({ body, staff }) => ({
      ids: await staff.writing.deleteProducts(body),
    }),
  });
}

function addSingle(app: App): void {
  const call = addCalls(app, "Products");
  const middleware = [requirePermission("canManageProducts"), readProductForm];
  call({
    method: "post",
    path: "/products",
    summary: "Create a product",
    description: REPEATED,
    middleware,
    headers: idempotencyKey("product"),
    body: ProductCreate,
    answer: created(ApiProduct),
    errors: [409],
    async handle({ headers, body, staff, context }) {
      const key = headers["idempotency-key"];
      const added = await staff.writing.addProduct(body, key, context.var.pictures);
      if (added.isReplayed) context.header("Idempotency-Replayed", "true");
      else context.header("Location", `/api/products/${added.product.id}`);
      return added.product;
    },
  });
  call({
    method: "put",
    path: "/products/{id}",
    summary: "Change a product",
    description:
      "Missing fields stay unchanged. Images sent as files are added to the existing ones.",
    middleware,
    params: IdPath,
    headers: IfMatch,
    body: ProductUpdate,
    answer: product("Changed"),
    errors: [404, 409, 412],
    handle: ({ params: { id }, headers, body, staff, context }) =>
      staff.writing.changeProduct(id, body, expectedVersion(headers), context.var.pictures),
  });
  call({
    method: "delete",
    path: "/products/{id}",
    summary: "Remove a product",
    params: IdPath,
    headers: IfMatch,
    answer: one(z.strictObject({ id: z.int() }), "Removed"),
    errors: [404, 412],
    async handle({ params: { id }, headers, staff }) {
      await staff.writing.deleteProduct(id, expectedVersion(headers));
      return { id };
    },
  });
  call({
    method: "patch",
    path: "/products/{id}/price",
    summary: "Set a product's price, its sale price or both",
    middleware: bodyOf(API_BODIES.amount, "canChangePrices"),
    params: IdPath,
    headers: IfMatch,
    body: PriceUpdate,
    answer: product("Set"),
    errors: [404, 412],
    handle: ({ params: { id }, headers, body, staff }) =>
      staff.writing.setPrices(id, body, expectedVersion(headers)),
  });
}

function addInventory(app: App): void {
  const call = addCalls(app, "Inventory");
  const middleware = bodyOf(API_BODIES.amount, "canChangeStock");
  call({
    params: IdPath,
    method: "patch",
    path: "/products/{id}/stock",
    summary: "Set a product's stock",
    middleware,
    headers: IfMatch,
    body: StockUpdate,
    answer: product("The product"),
    errors: [404, 412],
    handle: ({ params: { id }, headers, body, staff }) =>
      staff.writing.setStock(id, body, expectedVersion(headers)),
  });
  call({
    params: IdPath,
    method: "get",
    path: "/products/{id}/inventory",
    summary: "List a product's stock history, the latest first",
    answer: many(InventoryEntry, `The latest ${MAX_ENTRIES}`),
    errors: [404],
    handle: ({ params: { id }, staff }) => staff.reading.listInventory(id),
  });
  call({
    params: IdPath,
    method: "post",
    path: "/products/{id}/inventory",
    summary: "Add to or subtract from a product's stock",
    description: REPEATED,
    middleware,
    headers: idempotencyKey("change"),
    body: InventoryCreate,
    answer: created(InventoryEntry, "The entry of the history"),
    errors: [404, 409],
    handle: ({ params: { id }, headers, body, staff }) =>
      staff.writing.addToStock(id, body, headers["idempotency-key"]),
  });
}

export function addProductWriting(app: App): void {
  addBulk(app);
  addSingle(app);
  addInventory(app);
}
