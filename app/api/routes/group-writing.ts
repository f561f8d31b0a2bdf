/** Calls that create, change, order and remove categories, collections and subcategories. */
import { z } from "zod";
import {
  CategoryCreate,
  CategoryUpdate,
  OrderUpdate,
  SubcategoryCreate,
  SubcategoryUpdate,
} from "#app/contract/group-writing.ts";
import { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import type { GroupFields } from "../groups/groups.ts";
import { failures, json } from "../responses.ts";
import { requirePermission } from "./authority.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok, okList } from "./route.ts";

const KINDS = {
  categories: {
    tags: ["Categories"],
    one: "category",
    what: "a category or a collection",
    Row: ApiCategory,
    Create: CategoryCreate,
    Update: CategoryUpdate,
  },
  subcategories: {
    tags: ["Subcategories"],
    one: "subcategory",
    what: "a subcategory",
    Row: ApiSubcategory,
    Create: SubcategoryCreate,
    Update: SubcategoryUpdate,
  },
};

type GroupKindTable = keyof typeof KINDS;

const MoveTo = z.object({
  move_to: IdPath.shape.id
    .optional()
    .meta({ description: "Id of the group that gets its products; its URL redirects there" }),
});

function addKind(app: App, table: GroupKindTable): void {
  const { tags, what, Row, Create, Update } = KINDS[table];
  const mayManage = requirePermission("canManageProducts");
  type Answer = z.infer<typeof Row>;

  const listAll = adminRoute({
    method: "get",
    path: `/admin/${table}`,
    tags,
    summary: `List all ${table === "categories" ? "categories and collections" : table}, including retired ones`,
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

  const create = adminRoute({
    method: "post",
    path: `/${table}`,
    tags,
    summary: `Create ${what}`,
    middleware: [mayManage, limitBody(API_BODIES.record)],
    request: jsonBody(Create),
    responses: { 201: json(successOf(Row), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const fields: GroupFields & { name: string } = context.req.valid("json");
    return created(context, (await context.var.staff.writing.addGroup(table, fields)) as Answer);
  });

  // Registered before the path with an id, which would match "order".
  const order = adminRoute({
    method: "patch",
    path: `/${table}/order`,
    tags,
    summary: `Order ${table}`,
    middleware: [mayManage, limitBody(API_BODIES.record)],
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

  const update = adminRoute({
    method: "put",
    path: `/${table}/{id}`,
    tags,
    summary: `Rename, move, retire or otherwise change ${what}`,
    description: "Missing fields stay unchanged.",
    middleware: [mayManage, limitBody(API_BODIES.record)],
    request: { params: IdPath, ...jsonBody(Update) },
    responses: { 200: json(successOf(Row), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const fields: GroupFields = context.req.valid("json");
    return ok(context, (await context.var.staff.writing.changeGroup(table, id, fields)) as Answer);
  });

  const remove = adminRoute({
    method: "delete",
    path: `/${table}/{id}`,
    tags,
    summary: `Remove ${what}`,
    request: { params: IdPath, query: MoveTo },
    responses: { 200: json(successOf(Row), "The removed group"), ...failures(404, 409) },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const { move_to = null } = context.req.valid("query");
    return ok(context, (await context.var.staff.writing.deleteGroup(table, id, move_to)) as Answer);
  });
}

export function addGroupWriting(app: App): void {
  addKind(app, "categories");
  addKind(app, "subcategories");
}
