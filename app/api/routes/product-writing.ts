/** Calls that create, change and remove a product (JSON or form), and that set its prices. */
import { z } from "zod";
import { ApiProduct, ProductCreate, ProductUpdate } from "#app/contract/product.ts";
import { PriceUpdate } from "#app/contract/product-writing.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { bodyOf, requirePermission } from "./authority.ts";
import { expectedVersion, IdPath, IfMatch, idempotencyKey } from "./parameters.ts";
import { readProductForm } from "./product-form.ts";
import { adminRoute, created, jsonBody, ok, okProduct } from "./route.ts";

const tags = ["Products"];

export function addProductWriting(app: App): void {
  const mayManage = requirePermission("canManageProducts");

  const create = adminRoute({
    method: "post",
    path: "/products",
    tags,
    summary: "Create a product",
    description: "Repeated with the same `Idempotency-Key`, the call returns the first response.",
    middleware: [mayManage, readProductForm],
    request: { headers: idempotencyKey("product"), ...jsonBody(ProductCreate) },
    responses: { 201: json(successOf(ApiProduct), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const { staff, pictures } = context.var;
    const key = context.req.valid("header")["idempotency-key"];
    const { product, isReplayed } = await staff.writing.addProduct(
      context.req.valid("json"),
      key,
      pictures,
    );
    if (isReplayed) context.header("Idempotency-Replayed", "true");
    else context.header("Location", `/api/products/${product.id}`);
    return created(context, product);
  });

  const update = adminRoute({
    method: "put",
    path: "/products/{id}",
    tags,
    summary: "Change a product",
    description:
      "Missing fields stay unchanged. Images sent as files are added to the existing ones.",
    middleware: [mayManage, readProductForm],
    request: { params: IdPath, headers: IfMatch, ...jsonBody(ProductUpdate) },
    responses: { 200: json(successOf(ApiProduct), "Changed"), ...failures(404, 409, 412) },
  });
  app.openapi(update, async (context) => {
    const { staff, pictures } = context.var;
    const { id } = context.req.valid("param");
    const fields = context.req.valid("json");
    const expected = expectedVersion(context.req.valid("header"));
    return okProduct(context, await staff.writing.changeProduct(id, fields, expected, pictures));
  });

  const remove = adminRoute({
    method: "delete",
    path: "/products/{id}",
    tags,
    summary: "Remove a product",
    request: { params: IdPath, headers: IfMatch },
    responses: {
      200: json(successOf(z.strictObject({ id: z.int() })), "Removed"),
      ...failures(404, 412),
    },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    await context.var.staff.writing.deleteProduct(id, expectedVersion(context.req.valid("header")));
    return ok(context, { id });
  });

  const setPrices = adminRoute({
    method: "patch",
    path: "/products/{id}/price",
    tags,
    summary: "Set a product's price, its sale price or both",
    middleware: bodyOf(API_BODIES.amount, "canChangePrices"),
    request: { params: IdPath, headers: IfMatch, ...jsonBody(PriceUpdate) },
    responses: { 200: json(successOf(ApiProduct), "Set"), ...failures(404, 412) },
  });
  app.openapi(setPrices, async (context) => {
    const { writing } = context.var.staff;
    const { id } = context.req.valid("param");
    const expected = expectedVersion(context.req.valid("header"));
    return okProduct(context, await writing.setPrices(id, context.req.valid("json"), expected));
  });
}
