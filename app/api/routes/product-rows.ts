/** The staff's list of products. */
import { ProductRow, ProductRowsQuery } from "#app/contract/product-rows.ts";
import { listOf } from "#app/contract/reply.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import { adminRoute, okList } from "./route.ts";

export function addProductRows(app: App): void {
  const list = adminRoute({
    method: "get",
    path: "/admin/products",
    tags: ["Administration"],
    summary: "List products of every status, with a summary of each",
    request: { query: ProductRowsQuery },
    responses: { 200: json(listOf(ProductRow), "One page") },
  });
  app.openapi(list, async (context) => {
    const { data, total } = await context.var.staff.reading.listProductRows(
      context.req.valid("query"),
    );
    return okList(context, data, total);
  });
}
