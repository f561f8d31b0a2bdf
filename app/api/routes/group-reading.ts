/** Reading calls for groups, brands and power types, and the products' links to subcategories. */
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { Id, listOf, successOf } from "#app/contract/reply.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import {
  listBrands,
  listCategories,
  listSubcategories,
  listTypes,
} from "../products/to-api-product.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { IdPath, SlugPath } from "./parameters.ts";
import { ok, okList } from "./route.ts";

const LISTS = [
  {
    path: "/categories",
    tag: "Categories",
    many: "categories and collections",
    one: "category",
    Row: ApiCategory,
    list: listCategories,
  },
  {
    path: "/subcategories",
    tag: "Subcategories",
    many: "subcategories",
    one: "subcategory",
    Row: ApiSubcategory,
    list: listSubcategories,
  },
  { path: "/brands", tag: "Brands", many: "brands", one: "brand", Row: Brand, list: listBrands },
  {
    path: "/types",
    tag: "Types",
    many: "power types",
    one: "type",
    Row: Type,
    list: listTypes,
  },
];

function required<T>(item: T | null | undefined, name: string): T {
  if (!item) throw new ApiError(404, `${name.charAt(0).toUpperCase()}${name.slice(1)} not found`);
  return item;
}

function addList(
  app: App,
  { catalogueIndex }: Services,
  { path, tag, many, one, Row, list }: (typeof LISTS)[number],
): void {
  const all = createRoute({
    method: "get",
    path,
    tags: [tag],
    summary: `List ${many}`,
    responses: { 200: json(listOf(Row), "The whole list") },
  });
  app.openapi(all, (context) => {
    const data = list(catalogueIndex.current());
    return okList(context, data);
  });

  const byId = createRoute({
    method: "get",
    path: `${path}/{id}`,
    tags: [tag],
    summary: `Find a ${one} by its id`,
    request: { params: IdPath },
    responses: { 200: json(successOf(Row), `The ${one}`), ...failures(400, 404) },
  });
  app.openapi(byId, (context) => {
    const { id } = context.req.valid("param");
    const data = required(
      list(catalogueIndex.current()).find((row) => row.id === id),
      one,
    );
    return ok(context, data);
  });
}

const categoryBySlug = createRoute({
  method: "get",
  path: "/categories/slug/{slug}",
  tags: ["Categories"],
  summary: "Find a category or collection by its slug",
  request: { params: SlugPath },
  responses: { 200: json(successOf(ApiCategory), "The category"), ...failures(400, 404) },
});

const links = createRoute({
  method: "get",
  path: "/product-subcategories",
  tags: ["Subcategories"],
  summary: "List the links between products and subcategories",
  request: {
    query: z.object({
      product_id: IdPath.shape.id
        .optional()
        .meta({ description: "Only the links of this product" }),
    }),
  },
  responses: {
    200: json(listOf(ApiProductSubcategory), "All links, or those of one product"),
    ...failures(400),
  },
});

const SubcategoryProducts = z.array(
  z.strictObject({
    subcategory_id: Id,
    name: z.string(),
    count: z.int(),
    sample_product_ids: z.array(Id),
  }),
);

const debug = createRoute({
  method: "get",
  path: "/debug/subcategory-products",
  tags: ["Subcategories"],
  summary: "Count the products of each subcategory",
  responses: { 200: json(successOf(SubcategoryProducts), "Counts and sample ids") },
});

export function addGroupReading(app: App, services: Services): void {
  const { reading } = services;
  for (const list of LISTS) addList(app, services, list);

  app.openapi(categoryBySlug, (context) =>
    ok(context, required(reading.findCategory(context.req.valid("param").slug), "category")),
  );

  app.openapi(links, async (context) =>
    okList(context, await reading.listProductSubcategories(context.req.valid("query").product_id)),
  );

  app.openapi(debug, (context) => ok(context, reading.countSubcategories()));
}
