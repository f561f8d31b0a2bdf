/** Reading calls for groups, brands and power types, and the products' links to subcategories. */
import { z } from "zod";
import { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { Id } from "#app/contract/writing.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import type { CatalogueReader } from "../reading.ts";
import type { Services } from "../services.ts";
import { addCalls, IdPath, many, one, SlugPath } from "./route.ts";

const toLists = (reading: CatalogueReader) => [
  {
    path: "/categories",
    tag: "Categories",
    many: "categories and collections",
    one: "category",
    Row: ApiCategory,
    list: reading.listCategories,
  },
  {
    path: "/subcategories",
    tag: "Subcategories",
    many: "subcategories",
    one: "subcategory",
    Row: ApiSubcategory,
    list: reading.listSubcategories,
  },
  {
    path: "/brands",
    tag: "Brands",
    many: "brands",
    one: "brand",
    Row: Brand,
    list: reading.listBrands,
  },
  {
    path: "/types",
    tag: "Types",
    many: "power types",
    one: "type",
    Row: Type,
    list: reading.listTypes,
  },
];

function required<T>(item: T | null | undefined, name: string): T {
  if (!item) throw new ApiError(404, `${name.charAt(0).toUpperCase()}${name.slice(1)} not found`);
  return item;
}

const SubcategoryProducts = z.array(
  z.strictObject({
    subcategory_id: Id,
    name: z.string(),
    count: z.int(),
    sample_product_ids: z.array(Id),
  }),
);

export function addGroupReading(app: App, { reading }: Services): void {
  const access = "anyone";
  const method = "get";
  for (const { path, tag, Row, list, ...names } of toLists(reading)) {
    const call = addCalls(app, tag);
    call({
      access,
      method,
      path,
      summary: `List ${names.many}`,
      answer: many(Row, "The whole list"),
      handle: list,
    });
    call({
      access,
      method,
      path: `${path}/{id}`,
      summary: `Find a ${names.one} by its id`,
      params: IdPath,
      answer: one(Row, `The ${names.one}`),
      errors: [404],
      handle: ({ params: { id } }) =>
        required(
          list().find((row) => row.id === id),
          names.one,
        ),
    });
  }
  const categories = addCalls(app, "Categories");
  categories({
    access,
    method,
    path: "/categories/slug/{slug}",
    summary: "Find a category or collection by its slug",
    params: SlugPath,
    answer: one(ApiCategory, "The category"),
    errors: [404],
    handle: ({ params: { slug } }) => required(reading.findCategory(slug), "category"),
  });
  const subcategories = addCalls(app, "Subcategories");
  subcategories({
    access,
    method,
    path: "/product-subcategories",
    summary: "List the links between products and subcategories",
    query: z.object({
      product_id: IdPath.shape.id
        .optional()
        .meta({ description: "Only the links of this product" }),
    }),
    answer: many(ApiProductSubcategory, "All links, or those of one product"),
    handle: ({ query: { product_id } }) => reading.listProductSubcategories(product_id),
  });
  subcategories({
    access,
    method,
    path: "/debug/subcategory-products",
    summary: "Count the products of each subcategory",
    answer: one(SubcategoryProducts, "Counts and sample ids"),
    handle: reading.countSubcategories,
  });
}
