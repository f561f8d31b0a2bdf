/** The shop's own list of products. */
import { createRoute } from "@hono/zod-openapi";
import { ProductRow, ProductRowsQuery } from "#app/contract/product-rows.ts";
import { listOf } from "#app/contract/reply.ts";
import type { App, Services } from "../env.ts";
import { listProductRows } from "../products/list-rows.ts";
import { failures, json } from "../responses.ts";

export function addProductRows(app: App, { database, authority }: Services): void {
  const list = createRoute({
    method: "get",
    path: "/admin/products",
    tags: ["Administration"],
    security: [{ bearer: [] }],
    summary: "List all products, published or not, as the shop keeps them",
    middleware: authority.requirePermission("canReadDrafts"),
    request: { query: ProductRowsQuery },
    responses: { 200: json(listOf(ProductRow), "One page"), ...failures(400, 401, 403) },
  });
  app.openapi(list, async (context) => {
    return context.json(
      { success: true as const, ...(await listProductRows(database.db, context.req.valid("query"))) },
      200,
    );
  });
}
