/** The shop's own list of products. */
import { ProductRow, ProductRowsQuery } from "#app/contract/product-rows.ts";
import { listOf } from "#app/contract/reply.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { adminRoute, okList } from "./route.ts";

export function addProductRows(app: App, { authority, staffReading }: Services): void {
  const list = adminRoute({
    method: "get",
    path: "/admin/products",
    tags: ["Administration"],
    summary: "List all products, published or not, as the shop keeps them",
    middleware: authority.requirePermission("canReadDrafts"),
    request: { query: ProductRowsQuery },
    responses: { 200: json(listOf(ProductRow), "One page") },
  });
  app.openapi(list, async (context) => {
    const { data, total } = await staffReading(context.var.admin).listProductRows(context.req.valid("query"));
    return okList(context, data, total);
  });
}
