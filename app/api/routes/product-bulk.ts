/** Calls that change or remove many products, all or none. */
import { z } from "zod";
import { ApiProduct } from "#app/contract/product.ts";
import { BulkDelete, BulkUpdate } from "#app/contract/product-writing.ts";
import { Id, listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { bodyOf } from "./authority.ts";
import { adminRoute, jsonBody, ok, okList } from "./route.ts";

const tags = ["Products"];

export function addProductBulk(app: App): void {
  const update = adminRoute({
    method: "patch",
    path: "/products/bulk",
    tags,
    summary: "Change many products, all or none",
    description: "The permission canChangePrices allows prices and stock only.",
    middleware: bodyOf(API_BODIES.bulk, "canManageProducts", "canChangePrices"),
    request: jsonBody(BulkUpdate),
    responses: {
      200: json(listOf(ApiProduct), "The products, in the order sent"),
      ...failures(404, 409, 412),
    },
  });
  app.openapi(update, async (context) => {
    return okList(
      context,
      await context.var.staff.writing.changeProducts(context.req.valid("json")),
    );
  });

  const remove = adminRoute({
    method: "delete",
    path: "/products/bulk",
    tags,
    summary: "Remove many products, all or none",
    middleware: bodyOf(API_BODIES.bulk, "canManageProducts"),
    request: jsonBody(BulkDelete),
    responses: {
      200: json(successOf(z.strictObject({ ids: z.array(Id) })), "The removed ids"),
      ...failures(404),
    },
  });
  app.openapi(remove, async (context) => {
    const ids = await context.var.staff.writing.deleteProducts(context.req.valid("json"));
    return ok(context, { ids });
  });
}
