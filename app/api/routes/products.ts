/** The reading calls for products: lists with search, filters and order; one by id or by slug; the debug call. */
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { ProductList } from "#app/contract/facets.ts";
import { Product } from "#app/contract/product.ts";
import { ProductQuery } from "#app/contract/product-query.ts";
import { Id, successOf } from "#app/contract/reply.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { findProducts } from "../read-model/find-products.ts";
import { listedHeads } from "../read-model/listed.ts";
import { isPublic, type StoredProduct } from "../read-model/stored.ts";
import { toProduct } from "../read-model/wire.ts";
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

const SAMPLE = 5;

/** What belongs to every search; anything else narrows one that has been counted, or turns its pages. */
const PLAIN = new Set(["search", "facets", "limit", "offset", "page", "status", "sort", "exact", "include"]);

function isFirstPage(query: ProductQuery): boolean {
  return !query.offset && (query.page ?? 1) === 1 && Object.keys(query).every((name) => PLAIN.has(name));
}

/** Links come only with `include=product_subcategories`. */
function includesLinks(include: string | undefined): boolean {
  return include?.split(",").some((part) => part.trim() === "product_subcategories") ?? false;
}

export function addProductReading(app: App, { readModel, authority, searches }: Services): void {
  /** Visitors see what is public; whoever works here sees all. */
  const seesAll = (context: Context) => authority.hasPermission(context.req.header("Authorization"), "canReadDrafts");

  async function shown(context: Context, product: StoredProduct | null | undefined): Promise<StoredProduct> {
    if (product && (isPublic(product) || (await seesAll(context)))) return product;
    throw new ApiError(404, "Product not found");
  }

  app.openapi(list, async (context) => {
    const catalogue = readModel.current();
    const query = context.req.valid("query");
    const { products, total, facets, search } = await findProducts(catalogue, query, {
      unpublished: await seesAll(context),
    });
    // A page asks for the filters; what is typed into the live search is half a word at a time.
    if (search && !search.provisional && facets && query.search && isFirstPage(query)) {
      searches.add({ words: query.search, isFound: search.whole > 0 });
    }
    const links = includesLinks(query.include);
    const data = products.map((product) => toProduct(catalogue, product, { links }));
    return context.json(
      { success: true as const, data, total, ...(facets && { facets }), ...(search && { search }) },
      200,
    );
  });

  app.openapi(debug, async (context) => {
    const catalogue = readModel.current();
    const all = await seesAll(context);
    const counted = [...catalogue.heads.values()].filter((head) => all || head.isPublic);
    const byStatus: Record<string, number> = {};
    for (const { status } of counted) byStatus[status] = (byStatus[status] ?? 0) + 1;
    const data = {
      total: counted.length,
      public: (byStatus.active ?? 0) + (byStatus.new ?? 0),
      by_status: byStatus,
      sample_ids: [...listedHeads(catalogue)].slice(0, SAMPLE).map(({ id }) => id),
    };
    return ok(context, data);
  });

  app.openapi(bySlug, async (context) => {
    const catalogue = readModel.current();
    const product = await shown(context, await catalogue.readBySlug(context.req.valid("param").slug));
    context.header("ETag", `"${product.version}"`);
    return ok(context, toProduct(catalogue, product, { links: true }));
  });

  app.openapi(byId, async (context) => {
    const catalogue = readModel.current();
    const [found] = await catalogue.read([context.req.valid("param").id]);
    const product = await shown(context, found);
    context.header("ETag", `"${product.version}"`);
    return ok(context, toProduct(catalogue, product, { links: true }));
  });
}
