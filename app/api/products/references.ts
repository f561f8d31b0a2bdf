/** Checks that what a product refers to exists, so that every wrong id is told by its field, with what would be right. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { ProductUpdate } from "#app/contract/product.ts";
import { ApiError } from "../api-error.ts";
import type { Writer } from "../database/writing.ts";
import { toMissing } from "./choices.ts";

const KINDS = { brands: "brand", subcategories: "subcategory", products: "product" } as const;

async function findMissing(
  trx: Writer,
  field: string,
  table: keyof typeof KINDS,
  ids: readonly (number | null | undefined)[],
): Promise<string[]> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (wanted.length === 0) return [];
  const found = await trx.selectFrom(table).select("id").where("id", "in", wanted).execute();
  const known = new Set(found.map(({ id }) => id));
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return [];
  // Products are too many to choose from.
  if (table === "products") return missing.map((id) => `${field}: there is no product ${id}`);
  const choices = await trx.selectFrom(table).select(["id", "name"]).orderBy("id").execute();
  return missing.map((id) => `${field}: ${toMissing(KINDS[table], id, choices)}`);
}

/** Without the deals, which answers name too: products are among them by their prices. */
async function findCollections(trx: Writer, given: readonly string[]) {
  const slugs = given.filter((slug) => slug !== DEALS);
  const all = await trx
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("kind", "=", "collection")
    .orderBy("id")
    .execute();
  const missing = slugs.filter((slug) => !all.some((collection) => collection.slug === slug));
  const known = all.map(({ slug }) => slug).join(", ");
  return {
    ids: all.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id),
    faults: missing.map(
      (slug) => `collections: there is no "${slug}"; there ${known ? `are ${known}` : "is none yet"}`,
    ),
  };
}

/** Ids of the collections with these slugs. @throws an ApiError for slugs that no collection has. */
export async function collectionIds(trx: Writer, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const { ids, faults } = await findCollections(trx, slugs);
  if (faults.length > 0) throw new ApiError(400, faults.join(". "));
  return ids;
}

/** A product is in any number of collections and belongs to one category. */
async function findCategoryFaults(trx: Writer, id: number | null | undefined): Promise<string[]> {
  if (typeof id !== "number") return [];
  const places = await trx.selectFrom("categories").select(["id", "name", "kind"]).orderBy("id").execute();
  const place = places.find((one) => one.id === id);
  if (place?.kind === "category") return [];
  if (place) return [`category_id: ${id} is a collection; send its slug in collections`];
  const categories = places.filter(({ kind }) => kind === "category");
  return [`category_id: ${toMissing("category", id, categories)}`];
}

async function findTypeFaults(trx: Writer, slug: string | null | undefined): Promise<string[]> {
  if (!slug) return [];
  const types = await trx.selectFrom("types").select(["slug", "name"]).orderBy("id").execute();
  if (types.some((type) => type.slug === slug)) return [];
  return [`type: there is no "${slug}"; there are ${types.map(({ name }) => name).join(", ")}`];
}

/** @throws an ApiError that names every wrong reference. */
export async function refuseDangling(trx: Writer, fields: ProductUpdate): Promise<void> {
  const links = fields.product_subcategories?.map((link) => link.subcategory_id) ?? [];
  const faults = [
    ...(await findMissing(trx, "brand_id", "brands", [fields.brand_id])),
    ...(await findCategoryFaults(trx, fields.category_id)),
    ...(await findMissing(trx, "subcategory_id", "subcategories", [fields.subcategory_id])),
    ...(await findMissing(trx, "subcategory_ids", "subcategories", fields.subcategory_ids ?? [])),
    ...(await findMissing(trx, "product_subcategories", "subcategories", links)),
    ...(await findMissing(trx, "fits", "products", fields.fits ?? [])),
    ...(fields.collections?.length ? (await findCollections(trx, fields.collections)).faults : []),
    ...(await findTypeFaults(trx, fields.type)),
  ];
  if (faults.length > 0) throw new ApiError(400, faults.join(". "));
}
