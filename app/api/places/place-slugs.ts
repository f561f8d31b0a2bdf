/** The addresses of categories, collections and subcategories: one space for all, former ones lead on for ever. */

import { ApiError } from "../api-error.ts";
import type { Writer } from "../database/writing.ts";

export type PlaceTable = "categories" | "subcategories";

const OWNER = { categories: "category_id", subcategories: "subcategory_id" } as const;
/** What stands where a category's page would: pages of other kinds. */
const RESERVED = new Set(["all-categories", "subcategory"]);

/** Whether no place may have this slug, because the site itself has something there. */
export const isReserved = (slug: string) => RESERVED.has(slug);

/** @throws an ApiError where another place has the slug, or had it. */
export async function refuseTakenPlaceSlug(trx: Writer, table: PlaceTable, id: number, slug: string): Promise<void> {
  if (isReserved(slug)) throw new ApiError(409, `slug: "${slug}" is an address of the site's own`);
  for (const other of ["categories", "subcategories"] as const) {
    const row = await trx.selectFrom(other).select("id").where("slug", "=", slug).executeTakeFirst();
    if (row && !(other === table && row.id === id)) throw new ApiError(409, `slug: "${slug}" is taken`);
  }
  const former = await trx.selectFrom("former_slugs").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (former && former[OWNER[table]] !== id) {
    throw new ApiError(409, `slug: "${slug}" is a former address of another, and leads there`);
  }
}

/** The former slug leads on; the new one, if it was a former one of this place, is its own again. */
export async function movePlaceSlug(
  trx: Writer,
  table: PlaceTable,
  id: number,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  await trx.deleteFrom("former_slugs").where("slug", "=", to).execute();
  await leadOn(trx, table, id, [from]);
}

/** Makes these slugs lead to the place. */
export async function leadOn(trx: Writer, table: PlaceTable, id: number, slugs: string[]): Promise<void> {
  if (slugs.length === 0) return;
  const rows = slugs.map((slug) => ({ slug, category_id: null, subcategory_id: null, [OWNER[table]]: id }));
  await trx.insertInto("former_slugs").values(rows).execute();
}

/** All addresses that lead to the place, its present one first. */
export async function slugsOf(
  trx: Writer,
  table: PlaceTable,
  { id, slug }: { id: number; slug: string },
): Promise<string[]> {
  const former = await trx.selectFrom("former_slugs").select("slug").where(OWNER[table], "=", id).execute();
  return [slug, ...former.map((row) => row.slug)];
}
