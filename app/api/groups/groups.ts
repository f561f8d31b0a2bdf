/** Creates, renames, moves, orders and retires groups within a write. */
import type { Insertable, Selectable } from "kysely";
import type { z } from "zod";
import { DEALS } from "#app/catalogue/sale.ts";
import type { CategoryCreate, SubcategoryUpdate } from "#app/contract/groups.ts";
import { ApiError } from "../api-error.ts";
import type { CategoryTable, SubcategoryTable } from "../database/catalogue-tables.ts";
import { recordRun } from "../database/job-runs.ts";
import { allocateIds, type CatalogueWrite, type Writer } from "../database/writing.ts";
import { slugOf } from "../products/slugs.ts";
import { moveProducts, touchProducts } from "./group-products.ts";
import {
  type AnyTable,
  type GroupTable,
  moveGroupSlug,
  NAMES,
  nameOf,
  readGroupSlugs,
  rejectTakenGroupSlug,
} from "./group-slugs.ts";

/** A row of either table: categories have `kind`, subcategories `category_id`. */
export type GroupRow = Omit<Selectable<CategoryTable>, "kind"> &
  Partial<Pick<Selectable<CategoryTable>, "kind">> &
  Partial<Pick<Selectable<SubcategoryTable>, "category_id">>;

/** The fields that a client may send. */
export type GroupFields = z.infer<typeof SubcategoryUpdate> &
  Partial<Pick<z.infer<typeof CategoryCreate>, "kind">>;

/** The row of a group, a brand or a power type. @throws ApiError 404 */
export async function readGroup(trx: Writer, table: AnyTable, id: number): Promise<GroupRow> {
  const row = trx.selectFrom(table).selectAll().where("id", "=", id);
  const fault = () => new ApiError(404, `${NAMES[table]} not found`);
  return (await row.executeTakeFirstOrThrow(fault)) as GroupRow;
}

async function rejectNoCategory(trx: Writer, id: number | null | undefined): Promise<void> {
  if (typeof id !== "number") return;
  const row = await trx
    .selectFrom("categories")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.kind !== "category")
    throw new ApiError(400, `category_id: category ${id} does not exist`);
}

export async function createGroup(
  trx: Writer,
  table: GroupTable,
  fields: GroupFields & { name: string },
): Promise<GroupRow> {
  const { name, description = "", kind = "category", category_id = null } = fields;
  await rejectNoCategory(trx, category_id);
  const id = await allocateIds(trx, table);
  const slug =
    fields.slug ?? slugOf(name) ?? `${table === "categories" ? kind : "subcategory"}-${id}`;
  await rejectTakenGroupSlug(trx, table, id, slug);
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  const position = fields.position ?? Number(last ?? 0) + 1;
  const own = table === "categories" ? { kind } : { category_id };
  const row = { id, name, slug, description, position, retired: 0, ...own };
  await trx
    .insertInto(table)
    .values(row as Insertable<CategoryTable> & Insertable<SubcategoryTable>)
    .execute();
  return row;
}

/** After a catalogue was cleared: creates the deals unless some group has their slug. */
export async function ensureDeals(trx: Writer): Promise<void> {
  const groups = await readGroupSlugs(trx);
  if (groups.some(({ slug }) => slug === DEALS)) return;
  await trx.deleteFrom("former_slugs").where("slug", "=", DEALS).execute();
  await createGroup(trx, "categories", { name: "Deals", slug: DEALS, kind: "collection" });
}

export const isDeals = ({ slug, kind }: GroupRow) => slug === DEALS && kind === "collection";

/** Every shop keeps its deals page. @throws ApiError 409 */
function rejectOtherDeals({ slug = DEALS, retired = false }: GroupFields): void {
  const fault = (field: string) =>
    new ApiError(409, `${field}: the deals collection must keep its slug and cannot be retired`);
  if (slug !== DEALS) throw fault("slug");
  if (retired) throw fault("retired");
}

/** A subcategory that moves to another category takes its products with it. */
export async function updateGroup(
  write: CatalogueWrite,
  table: GroupTable,
  before: GroupRow,
  { retired, ...fields }: GroupFields,
): Promise<GroupRow> {
  const { trx } = write;
  const { id, slug } = before;
  await rejectNoCategory(trx, fields.category_id);
  if (isDeals(before)) rejectOtherDeals({ retired, ...fields });
  if (fields.slug !== undefined && fields.slug !== slug) {
    await rejectTakenGroupSlug(trx, table, id, fields.slug);
    await moveGroupSlug(trx, table, id, slug, fields.slug);
  }
  const after = {
    ...before,
    ...fields,
    ...(retired === undefined ? {} : { retired: Number(retired) }),
  };
  await trx.updateTable(table).set(after).where("id", "=", id).execute();
  if (table === "subcategories" && after.category_id !== before.category_id) {
    await touchProducts(write, table, id);
    await moveProducts(trx, before, after.category_id);
  }
  if (after.name !== before.name) await recordRun(trx, "rename");
  return after;
}

/** @throws ApiError 400 for an unknown id. */
export async function orderGroups(trx: Writer, table: GroupTable, ids: number[]): Promise<void> {
  const rows = await trx.selectFrom(table).select("id").orderBy("position").orderBy("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) {
    throw new ApiError(400, `ids: ${nameOf(table)} ${missing} does not exist`);
  }
  const order = [...new Set([...ids, ...known])];
  for (const [index, id] of order.entries()) {
    await trx
      .updateTable(table)
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute();
  }
}
