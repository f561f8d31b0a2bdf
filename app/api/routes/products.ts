/** Reading calls for products: lists, one product by id or slug, and counts. */
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import { type CatalogueQuery, DEFAULT_QUERY } from "#app/catalogue/listing-query.ts";
import { ProductList, toFacets } from "#app/contract/facets.ts";
import { ApiProduct } from "#app/contract/product.ts";
import { ProductQuery } from "#app/contract/product-query.ts";
import { ProductRow, ProductRowsQuery } from "#app/contract/product-rows.ts";
import { toCatalogueQuery } from "#app/contract/query-codec.ts";
import { Id, listOf, successOf } from "#app/contract/reply.ts";
import { PERMISSIONS } from "#app/contract/roles.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv, App } from "../env.ts";
import type { Reader } from "../reading.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { readStaff } from "./authority.ts";
import { IdPath, SlugPath } from "./parameters.ts";
import { adminRoute, ok, okList, okProduct } from "./route.ts";

const tags = ["Products"];

const ProductsDebug = z.strictObject({
  total: z.int(),
  public: z.int(),
  by_status: z.record(z.string(), z.int()),
  sample_ids: z.array(Id),
});

const list = createRoute({
  method: "get",
  path: "/products",
  tags,
  summary: "List products",
  description:
    "The key of each specification (`GET /api/specifications`) is a parameter too. `bar=30-35` lists " +
    "products over 30 up to 35, `-30` up to 30, `50-` over 50, `2-2` exactly 2, in the unit of the " +
    "specification; several match any.",
  request: { query: ProductQuery },
  responses: {
    200: json(ProductList, "One page of products, and the total"),
    ...failures(400),
  },
});

const debug = createRoute({
  method: "get",
  path: "/products/debug",
  tags,
  summary: "Count products",
  responses: { 200: json(successOf(ProductsDebug), "Counts and sample ids") },
});

const bySlug = createRoute({
  method: "get",
  path: "/products/slug/{slug}",
  tags,
  summary: "Find a product by its current or a former slug",
  request: { params: SlugPath },
  responses: { 200: json(successOf(ApiProduct), "The product"), ...failures(400, 404) },
});

const byId = createRoute({
  method: "get",
  path: "/products/{id}",
  tags,
  summary: "Find a product by its id",
  request: { params: IdPath },
  responses: {
    200: json(successOf(ApiProduct), "The product; send its ETag as If-Match to update it"),
    ...failures(400, 404),
  },
});

const rows = adminRoute({
  method: "get",
  path: "/admin/products",
  tags: ["Administration"],
  summary: "List products of every status, with a summary of each",
  request: { query: ProductRowsQuery },
  responses: { 200: json(listOf(ProductRow), "One page") },
});

/** Whether a search is counted: its further pages and its filtered lists are not. */
function isUnfilteredFirstPage({
  category,
  categoryId,
  featured,
  offset,
  ...filters
}: CatalogueQuery): boolean {
  if (offset || category || categoryId !== undefined || featured !== undefined) return false;
  return activeFilters({ ...DEFAULT_QUERY, ...filters }).length === 0;
}

export function addProductReading(app: App, { reading, searches }: Services): void {
  /** Visitors read public products; accounts with canReadDrafts read all. */
  const readerOf = async (context: Context<ApiEnv>): Promise<Reader> => {
    const staff = await readStaff(context);
    return { readsDrafts: staff !== null && PERMISSIONS[staff.caller.admin.role].canReadDrafts };
  };

  async function respond(context: Context<ApiEnv>, key: number | string) {
    const product = await reading.findProduct(key, await readerOf(context));
    if (product === null) throw new ApiError(404, "Product not found");
    return okProduct(context, product);
  }

  app.openapi(list, async (context) => {
    const query = toCatalogueQuery(
      context.req.valid("query"),
      new URL(context.req.url).searchParams,
    );
    const result = await reading.findProducts(query, await readerOf(context));
    const { products: data, total, facets, search } = result;
    // Pages request facets; a live search, with unfinished words, does not.
    if (search && facets && query.q && isUnfilteredFirstPage(query))
      searches.add({ words: query.q, isFound: search.whole > 0 });
    return context.json(
      {
        success: true as const,
        data,
        total,
        ...(facets && { facets: toFacets(facets) }),
        ...(search && { search }),
      },
      200,
    );
  });

  app.openapi(rows, async (context) => {
    const { listProductRows } = context.var.staff.reading;
    const { data, total } = await listProductRows(context.req.valid("query"));
    return okList(context, data, total);
  });
  app.openapi(debug, async (context) =>
    ok(context, reading.countProducts(await readerOf(context))),
  );
  app.openapi(bySlug, (context) => respond(context, context.req.valid("param").slug));
  app.openapi(byId, (context) => respond(context, context.req.valid("param").id));
}
