/** Creates, changes and removes brands and types. */
import { BUILT_IN_TYPES } from "#app/catalogue/power-type.ts";
import type { Brand, Type } from "#app/contract/groups.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import { recordRun } from "../database/job-runs.ts";
import {
  allocateIds,
  type CatalogueWrite,
  type CatalogueWriter,
  type Writer,
} from "../database/writing.ts";
import { builtInSlugOf } from "../products/power-types.ts";
import { slugOf } from "../products/slugs.ts";

type NamedTable = "brands" | "types";
type GroupInput = {
  name?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
};

const ONE = { brands: "brand", types: "type" };

async function rejectTaken(
  trx: Writer,
  table: NamedTable,
  id: number,
  input: GroupInput,
): Promise<void> {
  for (const field of ["name", "slug"] as const) {
    const value = input[field];
    if (value === undefined) continue;
    const other = await trx
      .selectFrom(table)
      .select("id")
      .where(field, "=", value)
      .executeTakeFirst();
    if (other && other.id !== id) throw new ApiError(409, `${field}: "${value}" is already used`);
  }
}

/** Keeps the five built-in power types and their slugs. @throws ApiError 409 */
function rejectBuiltInChange(table: NamedTable, { slug }: { slug: string }, after = ""): void {
  if (table !== "types" || slug === after) return;
  const builtIn = BUILT_IN_TYPES.find((type) => type.slug === slug);
  if (!builtIn) return;
  const { name } = builtIn;
  throw new ApiError(
    409,
    after
      ? `slug: the built-in type "${name}" must keep the slug "${slug}"`
      : `"${name}" is a built-in type and cannot be removed`,
  );
}

/** Another type must not be a synonym of a built-in one. @throws ApiError 409 */
function rejectBuiltInAlias(table: NamedTable, input: { name: string; slug: string }): void {
  const builtIn = table === "types" ? builtInSlugOf(input) : undefined;
  if (builtIn && builtIn !== input.slug)
    throw new ApiError(409, `name: means the existing type "${builtIn}". Use that type`);
}

async function readRow(trx: Writer, table: NamedTable, id: number) {
  const row = await trx.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError(404, `${table === "brands" ? "Brand" : "Type"} not found`);
  return row;
}

/** Makes indexes read the type's products again: their `type` is its slug. */
async function touchProductsOfType({ trx, version }: CatalogueWrite, slug: string): Promise<void> {
  await trx.updateTable("products").set({ changed_in: version }).where("type", "=", slug).execute();
}

async function rejectUsed(
  trx: Writer,
  table: NamedTable,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  const using = trx.selectFrom("products").select((eb) => eb.fn.countAll<number>().as("count"));
  const { count } = await (table === "brands"
    ? using.where("brand_id", "=", id)
    : using.where("type", "=", slug)
  ).executeTakeFirstOrThrow();
  if (Number(count) > 0)
    throw new ApiError(
      409,
      Number(count) === 1
        ? "1 product uses it: change that product first"
        : `${count} products use it: change those products first`,
    );
}

export function addBrandOrType(
  { write }: CatalogueWriter,
  { admin }: Caller,
  table: NamedTable,
  input: GroupInput & { name: string },
): Promise<Brand | Type> {
  return write(async ({ trx }) => {
    const id = await allocateIds(trx, table);
    const row = {
      id,
      name: input.name,
      slug: input.slug ?? slugOf(input.name) ?? `${ONE[table]}-${id}`,
    };
    await rejectTaken(trx, table, id, row);
    rejectBuiltInAlias(table, row);
    const after = table === "brands" ? { ...row, description: input.description ?? "" } : row;
    await trx.insertInto(table).values(after).execute();
    await writeAuditLog(trx, admin, [{ action: "create", resource: ONE[table], id, after }]);
    return after;
  });
}

export function changeBrandOrType(
  { write }: CatalogueWriter,
  { admin }: Caller,
  table: NamedTable,
  id: number,
  input: GroupInput,
): Promise<Brand | Type> {
  return write(async (catalogueWrite) => {
    const { trx } = catalogueWrite;
    const before = await readRow(trx, table, id);
    await rejectTaken(trx, table, id, input);
    const after = { ...before, ...input };
    rejectBuiltInChange(table, before, after.slug);
    rejectBuiltInAlias(table, after);
    await trx.updateTable(table).set(after).where("id", "=", id).execute();
    if (table === "brands" && after.name !== before.name) await recordRun(trx, "rename");
    if (table === "types" && after.slug !== before.slug)
      await touchProductsOfType(catalogueWrite, after.slug);
    await writeAuditLog(trx, admin, [
      { action: "update", resource: ONE[table], id, before, after },
    ]);
    return after;
  });
}

/** @returns the removed row. @throws ApiError 409 while products use it */
export function removeBrandOrType(
  { write }: CatalogueWriter,
  { admin }: Caller,
  table: NamedTable,
  id: number,
): Promise<Brand | Type> {
  return write(async ({ trx }) => {
    const before = await readRow(trx, table, id);
    await rejectUsed(trx, table, before);
    rejectBuiltInChange(table, before);
    await trx.deleteFrom(table).where("id", "=", id).execute();
    await writeAuditLog(trx, admin, [{ action: "delete", resource: ONE[table], id, before }]);
    return before;
  });
}
