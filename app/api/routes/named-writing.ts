/** Creating, changing and removing brands and types: two lists that differ only in what uses them. */
import type { z } from "zod";
import { STANDING_TYPES } from "#app/catalogue/power-type.ts";
import { Brand, Type } from "#app/contract/place-in-catalogue.ts";
import { BrandCreate, BrandUpdate, TypeCreate, TypeUpdate } from "#app/contract/place-writing.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import { type CatalogueWrite, takeIds, type Writer } from "../database/writing.ts";
import type { App } from "../env.ts";
import { standingSlugOf } from "../products/power-types.ts";
import { slugOf } from "../products/slugs.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok } from "./route.ts";

type Table = "brands" | "types";
type Given = { name?: string | undefined; slug?: string | undefined; description?: string | undefined };

const LISTS = {
  brands: { tags: ["Brands"], one: "brand", Row: Brand, Create: BrandCreate, Update: BrandUpdate },
  types: { tags: ["Types"], one: "type", Row: Type, Create: TypeCreate, Update: TypeUpdate },
};

async function refuseTaken(trx: Writer, table: Table, id: number, given: Given): Promise<void> {
  for (const field of ["name", "slug"] as const) {
    const value = given[field];
    if (value === undefined) continue;
    const other = await trx.selectFrom(table).select("id").where(field, "=", value).executeTakeFirst();
    if (other && other.id !== id) throw new ApiError(409, `${field}: "${value}" is taken`);
  }
}

/** Every shop has the five power types, by their slugs. @throws an ApiError */
function refuseStanding(table: Table, { slug }: { slug: string }, after = ""): void {
  if (table !== "types" || slug === after) return;
  const standing = STANDING_TYPES.find((type) => type.slug === slug);
  if (!standing) return;
  const { name } = standing;
  throw new ApiError(409, after ? `slug: "${name}" keeps "${slug}"` : `"${name}" cannot be removed`);
}

/** A further type must not mean one of the five. @throws an ApiError */
function refuseMeaningStanding(table: Table, given: { name: string; slug: string }): void {
  const standing = table === "types" ? standingSlugOf(given) : undefined;
  if (standing && standing !== given.slug)
    throw new ApiError(409, `name: means the type "${standing}", which is there`);
}

async function readRow(trx: Writer, table: Table, id: number) {
  const row = await trx.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError(404, `${table === "brands" ? "Brand" : "Type"} not found`);
  return row;
}

/** Products carry the type's slug, which the database changes with it; each index must read them again. */
async function touchProductsOfType({ trx, version }: CatalogueWrite, slug: string): Promise<void> {
  await trx.updateTable("products").set({ changed_in: version }).where("type", "=", slug).execute();
}

async function refuseUsed(trx: Writer, table: Table, { id, slug }: { id: number; slug: string }): Promise<void> {
  const using = trx.selectFrom("products").select((eb) => eb.fn.countAll<number>().as("count"));
  const { count } = await (table === "brands"
    ? using.where("brand_id", "=", id)
    : using.where("type", "=", slug)
  ).executeTakeFirstOrThrow();
  if (Number(count) > 0)
    throw new ApiError(409, Number(count) === 1 ? "1 product still uses it" : `${count} products still use it`);
}

function addList<T extends Table>(app: App, { authority, write }: Services, table: T): void {
  const { tags, one, Row, Create, Update } = LISTS[table];
  const mayManage = authority.requirePermission("canManageProducts");
  type Answer = z.infer<typeof Row>;

  const create = adminRoute({
    method: "post",
    path: `/${table}`,
    tags,
    summary: `Create a ${one}`,
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: jsonBody(Create),
    responses: { 201: json(successOf(Row), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const given: Given & { name: string } = context.req.valid("json");
    const data = await write(async ({ trx }) => {
      const id = await takeIds(trx, table);
      const row = { id, name: given.name, slug: given.slug ?? slugOf(given.name) ?? `${one}-${id}` };
      await refuseTaken(trx, table, id, row);
      refuseMeaningStanding(table, row);
      const full = table === "brands" ? { ...row, description: given.description ?? "" } : row;
      await trx
        .insertInto(table as Table)
        .values(full)
        .execute();
      await writeAuditLog(trx, context.var.admin, [{ action: "create", resource: one, id, after: full }]);
      return full as Answer;
    });
    return created(context, data);
  });

  const update = adminRoute({
    method: "put",
    path: `/${table}/{id}`,
    tags,
    summary: `Change a ${one}`,
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: { params: IdPath, ...jsonBody(Update) },
    responses: { 200: json(successOf(Row), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const given: Given = context.req.valid("json");
    const data = await write(async (catalogueWrite) => {
      const { trx } = catalogueWrite;
      const before = await readRow(trx, table, id);
      await refuseTaken(trx, table, id, given);
      const after = { ...before, ...given };
      refuseStanding(table, before, after.slug);
      refuseMeaningStanding(table, after);
      await trx
        .updateTable(table as Table)
        .set(after)
        .where("id", "=", id)
        .execute();
      if (table === "types" && after.slug !== before.slug) await touchProductsOfType(catalogueWrite, after.slug);
      await writeAuditLog(trx, context.var.admin, [{ action: "update", resource: one, id, before, after }]);
      return after as Answer;
    });
    return ok(context, data);
  });

  const remove = adminRoute({
    method: "delete",
    path: `/${table}/{id}`,
    tags,
    summary: `Remove a ${one} that no product uses`,
    middleware: mayManage,
    request: { params: IdPath },
    responses: { 200: json(successOf(Row), "What was removed"), ...failures(404, 409) },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const data = await write(async ({ trx }) => {
      const before = await readRow(trx, table, id);
      await refuseUsed(trx, table, before);
      refuseStanding(table, before);
      await trx
        .deleteFrom(table as Table)
        .where("id", "=", id)
        .execute();
      await writeAuditLog(trx, context.var.admin, [{ action: "delete", resource: one, id, before }]);
      return before as Answer;
    });
    return ok(context, data);
  });
}

export function addNamedWriting(app: App, services: Services): void {
  addList(app, services, "brands");
  addList(app, services, "types");
}
