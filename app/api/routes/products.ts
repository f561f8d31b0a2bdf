/** The reading calls for products: lists with search, filters and order; one by id or by slug; the debug call. */
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import type { Facets } from "#app/catalogue/facets.ts";
import { ProductList, type Facets as WireFacets } from "#app/contract/facets.ts";
import { Product } from "#app/contract/product.ts";
import { ProductQuery } from "#app/contract/product-query.ts";
import { Id, successOf } from "#app/contract/reply.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import type { Reader } from "../reading.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { IdPath, SlugPath } from "./parameters.ts";
import { ok } from "./route.ts";

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
  request: { query: ProductQuery },
  responses: { 200: json(ProductList, "The products of one page, and how many there are in all"), ...failures(400) },
});

const debug = createRoute({
  method: "get",
  path: "/products/debug",
  tags,
  summary: "Count products",
  responses: { 200: json(successOf(ProductsDebug), "Counts and a few ids") },
});

const bySlug = createRoute({
  method: "get",
  path: "/products/slug/{slug}",
  tags,
  summary: "Find a product by its slug or a former one",
  request: { params: SlugPath },
  responses: { 200: json(successOf(Product), "The product"), ...failures(400, 404) },
});

const byId = createRoute({
  method: "get",
  path: "/products/{id}",
  tags,
  summary: "Find a product by its id",
  request: { params: IdPath },
  responses: {
    200: json(successOf(Product), "The product; its ETag is the If-Match of an update"),
    ...failures(400, 404),
  },
});

function toWire(facets: Facets): WireFacets {
  const { productTypes, powerTypes, ampHours, subcategories, brands, ranges, sizes } = facets;
  return {
    product_types: productTypes,
    types: powerTypes,
    amp_hours: ampHours,
    subcategories: subcategories.map(({ value, name, count }) => ({ id: value, name, count })),
    brands,
    ranges,
    sizes,
  };
}

export function addProductReading(app: App, { reading, authority }: Services): void {
  /** Visitors see what is public; whoever works here sees all. */
  const readerOf = async (context: Context): Promise<Reader> => ({
    readsDrafts: await authority.hasPermission(context.req.header("Authorization"), "canReadDrafts"),
  });

  async function answer(context: Context, key: number | string) {
    const product = await reading.findProduct(key, await readerOf(context));
    if (product === null) throw new ApiError(404, "Product not found");
    context.header("ETag", `"${product.version}"`);
    return ok(context, product);
  }

  app.openapi(list, async (context) => {
    const found = await reading.findProducts(context.req.valid("query"), await readerOf(context));
    const { products: data, total, facets, search } = found;
    return context.json(
      { success: true as const, data, total, ...(facets && { facets: toWire(facets) }), ...(search && { search }) },
      200,
    );
  });

  app.openapi(debug, async (context) => ok(context, reading.countProducts(await readerOf(context))));
  app.openapi(bySlug, (context) => answer(context, context.req.valid("param").slug));
  app.openapi(byId, (context) => answer(context, context.req.valid("param").id));
}
