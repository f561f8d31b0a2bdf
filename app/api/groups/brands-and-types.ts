/** Creates, changes and removes brands and types within a write. */
import { BUILT_IN_TYPES, builtInType } from "#app/catalogue/power-type.ts";
import { ApiError } from "../api-error.ts";
import { countRows } from "../database/dialect.ts";
import { recordRun } from "../database/job-runs.ts";
import { allocateIds, type CatalogueWrite, rejectTaken, type Writer } from "../database/writing.ts";
import { slugOf } from "../products/slugs.ts";
import { type NamedTable, nameOf } from "./group-slugs.ts";
import type { GroupFields, GroupRow } from "./groups.ts";

type NamedRow = Pick<GroupRow, "id" | "name" | "slug">;
type NamedFields = Pick<GroupFields, "name" | "slug" | "description">;

const rejectTakenNames = (
  trx: Writer,
  table: NamedTable,
  id: number,
  { name, slug }: NamedFields,
): Promise<void> =>
  rejectTaken(trx, table, id, { name, slug }, (value) => `"${value}" is already used`);

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
function rejectBuiltInAlias(table: NamedTable, { name, slug }: NamedRow): void {
  const builtIn = table === "types" && (builtInType(slug) ?? builtInType(name));
  if (builtIn && builtIn.slug !== slug)
    throw new ApiError(409, `name: means the existing type "${builtIn.slug}". Use that type`);
}

async function rejectUsed(
  trx: Writer,
  table: NamedTable,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  const products = trx.selectFrom("products");
  const count = await countRows(
    table === "brands" ? products.where("brand_id", "=", id) : products.where("type", "=", slug),
  );
  if (count > 0)
    throw new ApiError(
      409,
      count === 1
        ? "1 product uses it: change that product first"
        : `${count} products use it: change those products first`,
    );
}

export async function createNamed(
  trx: Writer,
  table: NamedTable,
  { name, slug, description = "" }: NamedFields & { name: string },
): Promise<NamedRow> {
  const own = slug ?? slugOf(name);
  let id = await allocateIds(trx, table);
  const ofId = () => `${nameOf(table)}-${id}`;
  const isTaken = () =>
    trx.selectFrom(table).select("id").where("slug", "=", ofId()).executeTakeFirst();
  while (own === null && (await isTaken())) id = await allocateIds(trx, table);
  const row = { id, name, slug: own ?? ofId() };
  await rejectTakenNames(trx, table, id, row);
  rejectBuiltInAlias(table, row);
  const after = table === "brands" ? { ...row, description } : row;
  await trx.insertInto(table).values(after).execute();
  return after;
}

export async function updateNamed(
  { trx, version }: CatalogueWrite,
  table: NamedTable,
  before: NamedRow,
  input: NamedFields,
): Promise<NamedRow> {
  const { id } = before;
  await rejectTakenNames(trx, table, id, input);
  const after = { ...before, ...input };
  rejectBuiltInChange(table, before, after.slug);
  rejectBuiltInAlias(table, after);
  await trx.updateTable(table).set(after).where("id", "=", id).execute();
  if (table === "brands" && after.name !== before.name) await recordRun(trx, "rename");
  if (table === "types" && after.slug !== before.slug) {
    // Makes indexes read the type's products again: their `type` is its slug.
    const products = trx.updateTable("products").set({ changed_in: version });
    await products.where("type", "=", after.slug).execute();
  }
  return after;
}

/** @throws ApiError 409 while products use it */
export async function removeNamed(trx: Writer, table: NamedTable, before: NamedRow): Promise<void> {
  await rejectUsed(trx, table, before);
  rejectBuiltInChange(table, before);
  await trx.deleteFrom(table).where("id", "=", before.id).execute();
}
