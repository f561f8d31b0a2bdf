/** Calls that create, change and remove brands and power types. */
import type { z } from "zod";
import { BrandCreate, BrandUpdate, TypeCreate, TypeUpdate } from "#app/contract/group-writing.ts";
import { Brand, Type } from "#app/contract/groups.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { requirePermission } from "./authority.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok } from "./route.ts";

type BrandOrTypeTable = "brands" | "types";
type BrandOrTypeInput = {
  name?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
};

const TABLES = {
  brands: { tags: ["Brands"], one: "brand", Row: Brand, Create: BrandCreate, Update: BrandUpdate },
  types: { tags: ["Types"], one: "type", Row: Type, Create: TypeCreate, Update: TypeUpdate },
};

function addTable<T extends BrandOrTypeTable>(app: App, table: T): void {
  const { tags, one, Row, Create, Update } = TABLES[table];
  const mayManage = requirePermission("canManageProducts");
  type Answer = z.infer<typeof Row>;

  const create = adminRoute({
    method: "post",
    path: `/${table}`,
    tags,
    summary: `Create a ${one}`,
    middleware: [mayManage, limitBody(API_BODIES.record)],
    request: jsonBody(Create),
    responses: { 201: json(successOf(Row), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const input: BrandOrTypeInput & { name: string } = context.req.valid("json");
    return created(
      context,
      (await context.var.staff.writing.addBrandOrType(table, input)) as Answer,
    );
  });

  const update = adminRoute({
    method: "put",
    path: `/${table}/{id}`,
    tags,
    summary: `Change a ${one}`,
    middleware: [mayManage, limitBody(API_BODIES.record)],
    request: { params: IdPath, ...jsonBody(Update) },
    responses: { 200: json(successOf(Row), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const input: BrandOrTypeInput = context.req.valid("json");
    return ok(
      context,
      (await context.var.staff.writing.changeBrandOrType(table, id, input)) as Answer,
    );
  });

  const remove = adminRoute({
    method: "delete",
    path: `/${table}/{id}`,
    tags,
    summary: `Remove a ${one} that no product uses`,
    request: { params: IdPath },
    responses: { 200: json(successOf(Row), "The removed record"), ...failures(404, 409) },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    return ok(context, (await context.var.staff.writing.removeBrandOrType(table, id)) as Answer);
  });
}

export function addBrandsAndTypes(app: App): void {
  addTable(app, "brands");
  addTable(app, "types");
}
