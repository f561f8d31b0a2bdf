/** Checks that what a product refers to exists, so that a wrong id is told by its field and not by the database. */
import type { ProductUpdate } from "#app/contract/product-writing.ts";
import type { Writer } from "../database/writing.ts";
import { ApiError } from "../responses.ts";

type Parent = "brands" | "subcategories" | "products";

async function refuseMissing(trx: Writer, field: string, table: Parent, ids: readonly (number | null | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (wanted.length === 0) return;
  const found = await trx.selectFrom(table).select("id").where("id", "in", wanted).execute();
  const known = new Set(found.map(({ id }) => id));
  const missing = wanted.find((id) => !known.has(id));
  if (missing !== undefined) throw new ApiError(400, `${field}: there is no ${missing}`);
}

/** Ids of the collections with these slugs. @throws an ApiError for a slug that no collection has. */
export async function collectionIds(trx: Writer, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const found = await trx
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("kind", "=", "collection")
    .where("slug", "in", [...slugs])
    .execute();
  const missing = slugs.find((slug) => !found.some((collection) => collection.slug === slug));
  if (missing !== undefined) throw new ApiError(400, `collections: there is no "${missing}"`);
  return found.map(({ id }) => id);
}

/** A product is in any number of collections and belongs to one category. */
async function refuseCollection(trx: Writer, id: number | null | undefined): Promise<void> {
  if (typeof id !== "number") return;
  const place = await trx.selectFrom("categories").select("kind").where("id", "=", id).executeTakeFirst();
  if (!place) throw new ApiError(400, `category_id: there is no ${id}`);
  if (place.kind !== "category")
    throw new ApiError(400, `category_id: ${id} is a collection; send its slug in collections`);
}

export async function refuseDangling(trx: Writer, fields: ProductUpdate): Promise<void> {
  await refuseMissing(trx, "brand_id", "brands", [fields.brand_id]);
  await refuseCollection(trx, fields.category_id);
  await refuseMissing(trx, "subcategory_id", "subcategories", [fields.subcategory_id]);
  await refuseMissing(trx, "subcategory_ids", "subcategories", fields.subcategory_ids ?? []);
  const links = fields.product_subcategories?.map((link) => link.subcategory_id) ?? [];
  await refuseMissing(trx, "product_subcategories", "subcategories", links);
  await refuseMissing(trx, "fits", "products", fields.fits ?? []);
  if (!fields.type) return;
  const type = await trx.selectFrom("types").select("slug").where("slug", "=", fields.type).executeTakeFirst();
  if (!type) throw new ApiError(400, `type: there is no "${fields.type}"`);
}
