/** The reading calls for what products are sorted under: categories, subcategories, and the links to them. */
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import { ProductSubcategory } from "#app/contract/product.ts";
import { Id, listOf, successOf } from "#app/contract/reply.ts";
import { failures, json, Refusal } from "../answers.ts";
import type { App, Services } from "../env.ts";
import { linksOf, listCategories, listSubcategories } from "../read-model/wire.ts";
import { IdPath, SlugPath } from "./parameters.ts";

const SubcategoryProducts = z.array(
  z.strictObject({ subcategory_id: Id, name: z.string(), count: z.int(), sample_product_ids: z.array(Id) }),
);

const categories = createRoute({
  method: "get",
  path: "/categories",
  tags: ["Categories"],
  summary: "List categories and collections",
  responses: { 200: json(listOf(Category), "All of them") },
});

const categoryBySlug = createRoute({
  method: "get",
  path: "/categories/slug/{slug}",
  tags: ["Categories"],
  summary: "Find a category or collection by its slug",
  request: { params: SlugPath },
  responses: { 200: json(successOf(Category), "The category"), ...failures(400, 404) },
});

const categoryById = createRoute({
  method: "get",
  path: "/categories/{id}",
  tags: ["Categories"],
  summary: "Find a category or collection by its id",
  request: { params: IdPath },
  responses: { 200: json(successOf(Category), "The category"), ...failures(400, 404) },
});

const subcategories = createRoute({
  method: "get",
  path: "/subcategories",
  tags: ["Subcategories"],
  summary: "List subcategories",
  responses: { 200: json(listOf(Subcategory), "All of them") },
});

const subcategoryById = createRoute({
  method: "get",
  path: "/subcategories/{id}",
  tags: ["Subcategories"],
  summary: "Find a subcategory by its id",
  request: { params: IdPath },
  responses: { 200: json(successOf(Subcategory), "The subcategory"), ...failures(400, 404) },
});

const links = createRoute({
  method: "get",
  path: "/product-subcategories",
  tags: ["Subcategories"],
  summary: "List which products are in which subcategories",
  request: {
    query: z.object({ product_id: IdPath.shape.id.optional().meta({ description: "Only the links of this product" }) }),
  },
  responses: { 200: json(listOf(ProductSubcategory), "All links, or those of one product"), ...failures(400) },
});

const debug = createRoute({
  method: "get",
  path: "/debug/subcategory-products",
  tags: ["Subcategories"],
  summary: "Count the products of each subcategory",
  responses: { 200: json(successOf(SubcategoryProducts), "Counts and a few ids") },
});

const SAMPLE = 5;

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Refusal(404, `${name} not found`);
  return thing;
}

export function addCategoryReading(app: App, { readModel }: Services): void {
  app.openapi(categories, (context) => {
    const data = listCategories(readModel.current());
    return context.json({ success: true as const, data, total: data.length }, 200);
  });

  app.openapi(categoryBySlug, (context) => {
    const { slug } = context.req.valid("param");
    const data = found(
      listCategories(readModel.current()).find((category) => category.slug === slug),
      "Category",
    );
    return context.json({ success: true as const, data }, 200);
  });

  app.openapi(categoryById, (context) => {
    const { id } = context.req.valid("param");
    const data = found(
      listCategories(readModel.current()).find((category) => category.id === id),
      "Category",
    );
    return context.json({ success: true as const, data }, 200);
  });

  app.openapi(subcategories, (context) => {
    const data = listSubcategories(readModel.current());
    return context.json({ success: true as const, data, total: data.length }, 200);
  });

  app.openapi(subcategoryById, (context) => {
    const { id } = context.req.valid("param");
    const data = found(
      listSubcategories(readModel.current()).find((subcategory) => subcategory.id === id),
      "Subcategory",
    );
    return context.json({ success: true as const, data }, 200);
  });

  app.openapi(links, (context) => {
    const { product_id } = context.req.valid("query");
    const { listed } = readModel.current();
    const data = listed.filter(({ id }) => product_id === undefined || id === product_id).flatMap(linksOf);
    return context.json({ success: true as const, data, total: data.length }, 200);
  });

  app.openapi(debug, (context) => {
    const { listed, subcategories: all } = readModel.current();
    const data = [...all.values()].map(({ id, name }) => {
      const linked = listed.filter((product) => product.links.some((link) => link.subcategory_id === id));
      return {
        subcategory_id: id,
        name,
        count: linked.length,
        sample_product_ids: linked.slice(0, SAMPLE).map((product) => product.id),
      };
    });
    return context.json({ success: true as const, data }, 200);
  });
}
