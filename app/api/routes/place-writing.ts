/** Making, changing, ordering and removing categories, collections and subcategories. */
import { z } from "zod";
import { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import {
  CategoryCreate,
  CategoryUpdate,
  OrderUpdate,
  SubcategoryCreate,
  SubcategoryUpdate,
} from "#app/contract/place-writing.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { App } from "../env.ts";
import { createPlace, orderPlaces, type PlaceFields, readPlace, updatePlace } from "../places/places.ts";
import { readAllPlaces } from "../places/read-places.ts";
import { removePlace } from "../places/remove-place.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok, okList } from "./route.ts";

const KINDS = {
  categories: {
    tags: ["Categories"],
    one: "category",
    what: "a category or a collection",
    Row: Category,
    Create: CategoryCreate,
    Update: CategoryUpdate,
  },
  subcategories: {
    tags: ["Subcategories"],
    one: "subcategory",
    what: "a subcategory",
    Row: Subcategory,
    Create: SubcategoryCreate,
    Update: SubcategoryUpdate,
  },
};

type Table = keyof typeof KINDS;

const MoveTo = z.object({
  move_to: IdPath.shape.id
    .optional()
    .meta({ description: "Where its products go, and its address leads from then on" }),
});

function addKind(app: App, { authority, write, database, staffReading }: Services, table: Table): void {
  const { tags, one, what, Row, Create, Update } = KINDS[table];
  const mayManage = authority.requirePermission("canManageProducts");
  type Answer = z.infer<typeof Row>;
  const findPlace = async (id: number) =>
    (await readAllPlaces(database.db, table)).find((row) => row.id === id) as Answer;

  const listAll = adminRoute({
    method: "get",
    path: `/admin/${table}`,
    tags,
    summary: `List all ${table === "categories" ? "categories and collections" : table}, retired ones too`,
    description: "Here `product_count` counts products of every status.",
    middleware: authority.requirePermission("canReadDrafts"),
    responses: { 200: json(listOf(Row), "All of them, in their order") },
  });
  app.openapi(listAll, async (context) => {
    const reading = staffReading(context.var.admin);
    const data = await (table === "categories" ? reading.listAllCategories() : reading.listAllSubcategories());
    return okList(context, data as Answer[]);
  });

  const create = adminRoute({
    method: "post",
    path: `/${table}`,
    tags,
    summary: `Create ${what}`,
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: jsonBody(Create),
    responses: { 201: json(successOf(Row), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const given: PlaceFields & { name: string } = context.req.valid("json");
    const id = await write(async ({ trx }) => {
      const after = await createPlace(trx, table, given);
      await writeAuditLog(trx, context.var.admin, [{ action: "create", resource: one, id: after.id, after }]);
      return after.id;
    });
    return created(context, await findPlace(id));
  });

  // Before the path with an id, which would take "order" for one.
  const order = adminRoute({
    method: "patch",
    path: `/${table}/order`,
    tags,
    summary: `Put ${table} in order`,
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: jsonBody(OrderUpdate),
    responses: { 200: json(listOf(Row), "All of them, in their new order") },
  });
  app.openapi(order, async (context) => {
    const { ids } = context.req.valid("json");
    await write(async ({ trx }) => {
      await orderPlaces(trx, table, ids);
      await writeAuditLog(trx, context.var.admin, [{ action: "order", resource: one, id: null, after: { ids } }]);
    });
    const data = (await readAllPlaces(database.db, table)) as Answer[];
    return okList(context, data);
  });

  const update = adminRoute({
    method: "put",
    path: `/${table}/{id}`,
    tags,
    summary: `Rename, move, retire or otherwise change ${what}`,
    description: "What is left out stays as it is.",
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: { params: IdPath, ...jsonBody(Update) },
    responses: { 200: json(successOf(Row), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const given: PlaceFields = context.req.valid("json");
    await write(async (catalogueWrite) => {
      const { trx } = catalogueWrite;
      const before = await readPlace(trx, table, id);
      const after = await updatePlace(catalogueWrite, table, before, given);
      await writeAuditLog(trx, context.var.admin, [{ action: "update", resource: one, id, before, after }]);
    });
    return ok(context, await findPlace(id));
  });

  const remove = adminRoute({
    method: "delete",
    path: `/${table}/{id}`,
    tags,
    summary: `Remove ${what}`,
    middleware: mayManage,
    request: { params: IdPath, query: MoveTo },
    responses: { 200: json(successOf(Row), "What was removed"), ...failures(404, 409) },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const { move_to = null } = context.req.valid("query");
    const data = await findPlace(id);
    await write(async (catalogueWrite) => {
      const before = await readPlace(catalogueWrite.trx, table, id);
      await removePlace(catalogueWrite, table, before, move_to);
      const entry = { action: "delete", resource: one, id, before, after: move_to === null ? undefined : { move_to } };
      await writeAuditLog(catalogueWrite.trx, context.var.admin, [entry]);
    });
    return ok(context, data);
  });
}

export function addPlaceWriting(app: App, services: Services): void {
  addKind(app, services, "categories");
  addKind(app, services, "subcategories");
}
