/** Making, renaming, moving, ordering and retiring categories, collections and subcategories. */
import type { Insertable, Selectable } from "kysely";
import { DEALS } from "#app/catalogue/sale.ts";
import { ApiError } from "../api-error.ts";
import type { CategoryTable, SubcategoryTable } from "../database/catalogue-tables.ts";
import { type CatalogueWrite, takeIds, type Writer } from "../database/writing.ts";
import { slugOf } from "../products/slugs.ts";
import { writeOverride } from "./overrides.ts";
import { takeProductsAlong, touchProducts } from "./place-products.ts";
import { movePlaceSlug, type PlaceTable, refuseTakenPlaceSlug } from "./place-slugs.ts";

/** A row of either table; only categories have a kind, only subcategories a category. */
export type PlaceRow = Omit<Selectable<CategoryTable>, "kind"> &
  Partial<Pick<Selectable<CategoryTable>, "kind">> &
  Partial<Pick<Selectable<SubcategoryTable>, "category_id">>;

/** What of a place may be sent. */
export interface PlaceFields {
  name?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
  position?: number | undefined;
  retired?: boolean | undefined;
  kind?: CategoryTable["kind"] | undefined;
  category_id?: number | null | undefined;
}

const NAMES = { categories: "Category", subcategories: "Subcategory" };

/** @throws an ApiError when there is none. */
export async function readPlace(trx: Writer, table: PlaceTable, id: number): Promise<PlaceRow> {
  const row = await trx.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError(404, `${NAMES[table]} not found`);
  return row;
}

async function refuseNoCategory(trx: Writer, id: number | null | undefined): Promise<void> {
  if (typeof id !== "number") return;
  const row = await trx.selectFrom("categories").select("kind").where("id", "=", id).executeTakeFirst();
  if (row?.kind !== "category") throw new ApiError(400, `category_id: there is no category ${id}`);
}

async function lastPosition(trx: Writer, table: PlaceTable): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function createPlace(
  trx: Writer,
  table: PlaceTable,
  fields: PlaceFields & { name: string },
): Promise<PlaceRow> {
  const { name, description = "", kind = "category", category_id = null } = fields;
  await refuseNoCategory(trx, category_id);
  const id = await takeIds(trx, table);
  const slug = fields.slug ?? slugOf(name) ?? `${table === "categories" ? kind : "subcategory"}-${id}`;
  await refuseTakenPlaceSlug(trx, table, id, slug);
  const position = fields.position ?? (await lastPosition(trx, table)) + 1;
  const own = table === "categories" ? { kind } : { category_id };
  const row = { id, name, slug, description, position, retired: 0, ...own };
  await trx
    .insertInto(table)
    .values(row as Insertable<CategoryTable> & Insertable<SubcategoryTable>)
    .execute();
  return row;
}

export const isDeals = ({ slug, kind }: PlaceRow) => slug === DEALS && kind === "collection";

/** Every shop has the page of what is on sale. @throws an ApiError where it would lose it */
function refuseOtherDeals({ slug = DEALS, retired = false }: PlaceFields): void {
  const fault = (field: string) =>
    new ApiError(409, `${field}: the list of products on sale keeps its address and its page`);
  if (slug !== DEALS) throw fault("slug");
  if (retired) throw fault("retired");
}

/** A subcategory that goes to another category takes its products along. */
export async function updatePlace(
  write: CatalogueWrite,
  table: PlaceTable,
  before: PlaceRow,
  { retired, ...fields }: PlaceFields,
): Promise<PlaceRow> {
  const { trx } = write;
  const { id, slug } = before;
  await refuseNoCategory(trx, fields.category_id);
  if (isDeals(before)) refuseOtherDeals({ retired, ...fields });
  if (fields.slug !== undefined && fields.slug !== slug) {
    await refuseTakenPlaceSlug(trx, table, id, fields.slug);
    await movePlaceSlug(trx, table, id, slug, fields.slug);
  }
  const after = { ...before, ...fields, ...(retired === undefined ? {} : { retired: Number(retired) }) };
  await trx.updateTable(table).set(after).where("id", "=", id).execute();
  if (table === "subcategories" && after.category_id !== before.category_id) {
    await touchProducts(write, table, id);
    await takeProductsAlong(trx, before, after.category_id);
  }
  // From here on the shop's own words are shown, and not those of the dealer's folder.
  const isNamed = after.name !== before.name || after.description !== before.description;
  if (isNamed) await writeOverride(trx, `named/${after.slug}`, []);
  return after;
}

/** @throws an ApiError for an id that there is not. */
export async function orderPlaces(trx: Writer, table: PlaceTable, ids: number[]): Promise<void> {
  const rows = await trx.selectFrom(table).select("id").orderBy("position").orderBy("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new ApiError(400, `ids: there is no ${missing}`);
  const order = [...new Set([...ids, ...known])];
  for (const [index, id] of order.entries()) {
    await trx
      .updateTable(table)
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute();
  }
}
