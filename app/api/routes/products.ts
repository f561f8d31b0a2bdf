/** Reading calls for products: lists, one product by id or slug, and counts. */
import type { Context } from "hono";
import { z } from "zod";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import { type CatalogueQuery, DEFAULT_QUERY } from "#app/catalogue/listing-query.ts";
import { PERMISSIONS } from "#app/contract/accounts.ts";
import { ProductList, toFacets } from "#app/contract/facets.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import { ProductQuery, toCatalogueQuery } from "#app/contract/product-query.ts";
import { ProductRow, ProductRowsQuery } from "#app/contract/product-rows.ts";
import { Id } from "#app/contract/writing.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv, App } from "../env.ts";
import type { Reader } from "../reading.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { readStaff } from "./authority.ts";
import { addCalls, IdPath, many, one, product, SlugPath } from "./route.ts";

const ProductsDebug = z.strictObject({
  total: z.int(),
  public: z.int(),
  by_status: z.record(z.string(), z.int()),
  sample_ids: z.array(Id),
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
  const call = addCalls(app, "Products");
  /** Visitors read public products; accounts with canReadDrafts read all. */
  const readerOf = async (context: Context<ApiEnv>): Promise<Reader> => {
    const staff = await readStaff(context);
    return { readsDrafts: staff !== null && PERMISSIONS[staff.caller.admin.role].canReadDrafts };
  };

  async function find(key: number | string, context: Context<ApiEnv>): Promise<ApiProduct> {
    const found = await reading.findProduct(key, await readerOf(context));
    if (found === null) throw new ApiError(404, "Product not found");
    return found;
  }

  call({
    access: "anyone",
    method: "get",
    path: "/products",
    summary: "List products",
    description:
      "The key of each specification (`GET /api/specifications`) is a parameter too. `bar=30-35` lists " +
      "products over 30 up to 35, `-30` up to 30, `50-` over 50, `2-2` exactly 2, in the unit of the " +
      "specification; several match any.",
    query: ProductQuery,
    answer: {
      status: 200,
      response: json(ProductList, "One page of products, and the total"),
      send: (context, list: Omit<ProductList, "success">) =>
        context.json({ success: true, ...list }),
    },
    async handle({ query: received, context }) {
      const query = toCatalogueQuery(received, new URL(context.req.url).searchParams);
      const result = await reading.findProducts(query, await readerOf(context));
      const { products: data, total, facets, search } = result;
      // Pages request facets; a live search, with unfinished words, does not.
      if (search && facets && query.q && isUnfilteredFirstPage(query))
        searches.add({ words: query.q, isFound: search.whole > 0 });
      return {
        data,
        total,
        ...(facets && { facets: toFacets(facets) }),
        ...(search && { search }),
      };
    },
  });
  const callOfStaff = addCalls(app, "Administration");
  callOfStaff({
    method: "get",
    path: "/admin/products",
    summary: "List products of every status, with a summary of each",
    query: ProductRowsQuery,
    answer: many(ProductRow, "One page"),
    handle: ({ query, staff }) => staff.reading.listProductRows(query),
  });
  call({
    access: "anyone",
    method: "get",
    path: "/products/debug",
    summary: "Count products",
    answer: one(ProductsDebug, "Counts and sample ids"),
    handle: async ({ context }) => reading.countProducts(await readerOf(context)),
  });
  call({
    access: "anyone",
    method: "get",
    path: "/products/slug/{slug}",
    summary: "Find a product by its current or a former slug",
    params: SlugPath,
    answer: product("The product"),
    errors: [404],
    handle: ({ params: { slug }, context }) => find(slug, context),
  });
  call({
    access: "anyone",
    method: "get",
    path: "/products/{id}",
    summary: "Find a product by its id",
    params: IdPath,
    answer: product("The product; send its ETag as If-Match to update it"),
    errors: [404],
    handle: ({ params: { id }, context }) => find(id, context),
  });
}
