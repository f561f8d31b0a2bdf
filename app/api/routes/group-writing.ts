/** Calls that change groups, brands and power types, and link products to subcategories. */
import { z } from "zod";
import {
  BrandCreate,
  BrandUpdate,
  CategoryCreate,
  CategoryUpdate,
  LinkCreate,
  OrderUpdate,
  SubcategoryCreate,
  SubcategoryUpdate,
  TypeCreate,
  TypeUpdate,
} from "#app/contract/group-writing.ts";
import { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import type { GroupTable } from "../groups/group-tables.ts";
import type { GroupFields } from "../groups/groups.ts";
import { failures, json } from "../responses.ts";
import { bodyOf, requirePermission } from "./authority.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok, okList } from "./route.ts";

const NoQuery = z.strictObject({});
const MoveTo = z.object({
  move_to: IdPath.shape.id
    .optional()
    .meta({ description: "Id of the group that gets its products; its URL redirects there" }),
});

const TABLES = {
  categories: {
    tags: ["Categories"],
    what: "a category or a collection",
    many: "categories and collections",
    Row: ApiCategory,
    Create: CategoryCreate,
    Update: CategoryUpdate,
    Remove: MoveTo,
  },
  subcategories: {
    tags: ["Subcategories"],
    what: "a subcategory",
    many: "subcategories",
    Row: ApiSubcategory,
    Create: SubcategoryCreate,
    Update: SubcategoryUpdate,
    Remove: MoveTo,
  },
  brands: {
    tags: ["Brands"],
    what: "a brand",
    Row: Brand,
    Create: BrandCreate,
    Update: BrandUpdate,
    Remove: NoQuery,
  },
  types: {
    tags: ["Types"],
    what: "a power type",
    Row: Type,
    Create: TypeCreate,
    Update: TypeUpdate,
    Remove: NoQuery,
  },
};

const middleware = bodyOf(API_BODIES.record, "canManageProducts");

function addLists(app: App, table: GroupTable): void {
  const { tags, many, Row } = TABLES[table];
  type Answer = z.infer<typeof Row>;

  const listAll = adminRoute({
    method: "get",
    path: `/admin/${table}`,
    tags,
    summary: `List all ${many}, including retired ones`,
    description: "`product_count` counts products of every status.",
    responses: { 200: json(listOf(Row), "The whole list, in order") },
  });
  app.openapi(listAll, async (context) => {
    const { reading } = context.var.staff;
    const data = await (table === "categories"
      ? reading.listAllCategories()
      : reading.listAllSubcategories());
    return okList(context, data as Answer[]);
  });

  const order = adminRoute({
    method: "patch",
    path: `/${table}/order`,
    tags,
    summary: `Order ${table}`,
    middleware,
    request: jsonBody(OrderUpdate),
    responses: { 200: json(listOf(Row), "The whole list, in the new order") },
  });
  app.openapi(order, async (context) => {
    const { ids } = context.req.valid("json");
    return okList(
      context,
      (await context.var.staff.writing.saveGroupOrder(table, ids)) as Answer[],
    );
  });
}

function addChanges(app: App, table: keyof typeof TABLES): void {
  const { tags, what, Row, Create, Update, Remove } = TABLES[table];
  type Answer = z.infer<typeof Row>;

  const create = adminRoute({
    method: "post",
    path: `/${table}`,
    tags,
    summary: `Create ${what}`,
    middleware,
    request: jsonBody(Create),
    responses: { 201: json(successOf(Row), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const fields: GroupFields & { name: string } = context.req.valid("json");
    return created(context, (await context.var.staff.writing.addGroup(table, fields)) as Answer);
  });

  const update = adminRoute({
    method: "put",
    path: `/${table}/{id}`,
    tags,
    summary: `Change ${what}`,
    description: "Missing fields stay unchanged.",
    middleware,
    request: { params: IdPath, ...jsonBody(Update) },
    responses: { 200: json(successOf(Row), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const fields: GroupFields = context.req.valid("json");
    const changed = await context.var.staff.writing.changeGroup(table, id, () => fields);
    return ok(context, changed as Answer);
  });

  const remove = adminRoute({
    method: "delete",
    path: `/${table}/{id}`,
    tags,
    summary: `Remove ${what}`,
    middleware: requirePermission("canManageProducts"),
    request: { params: IdPath, query: Remove },
    responses: { 200: json(successOf(Row), "What was removed"), ...failures(404, 409) },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const { move_to }: z.infer<typeof MoveTo> = context.req.valid("query");
    const removed = await context.var.staff.writing.deleteGroup(table, id, move_to ?? null);
    return ok(context, removed as Answer);
  });
}

function addLinks(app: App): void {
  const tags = ["Subcategories"];
  const link = adminRoute({
    method: "post",
    path: "/product-subcategories",
    tags,
    summary: "Add a product to a subcategory",
    middleware,
    request: jsonBody(LinkCreate),
    responses: { 201: json(successOf(ApiProductSubcategory), "Linked"), ...failures(404, 409) },
  });
  app.openapi(link, async (context) =>
    created(context, await context.var.staff.writing.linkSubcategory(context.req.valid("json"))),
  );

  const unlink = adminRoute({
    method: "delete",
    path: "/product-subcategories/{id}",
    tags,
    summary: "Remove a product from a subcategory",
    request: { params: IdPath },
    responses: {
      200: json(successOf(ApiProductSubcategory), "The removed link"),
      ...failures(404),
    },
  });
  app.openapi(unlink, async (context) =>
    ok(context, await context.var.staff.writing.unlinkSubcategory(context.req.valid("param").id)),
  );
}

export function addGroupWriting(app: App): void {
  // Before the paths with an id, which would match "order".
  addLists(app, "categories");
  addLists(app, "subcategories");
  for (const table of ["categories", "subcategories", "brands", "types"] as const)
    addChanges(app, table);
  addLinks(app);
}
