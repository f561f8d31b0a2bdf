/** Checks a product's references and reports every wrong id by field, with the valid ids. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { ProductUpdate } from "#app/contract/product.ts";
import { ApiError } from "../api-error.ts";
import type { Writer } from "../database/writing.ts";
import { describeMissing, describeMissingId } from "./describe-missing.ts";

const KINDS = { brands: "brand", subcategories: "subcategory", products: "product" } as const;

async function findMissing(
  trx: Writer,
  field: string,
  table: keyof typeof KINDS,
  ids: readonly (number | null | undefined)[],
): Promise<string[]> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (wanted.length === 0) return [];
  const rows = await trx.selectFrom(table).select("id").where("id", "in", wanted).execute();
  const known = new Set(rows.map(({ id }) => id));
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return [];
  // There are too many products to list.
  if (table === "products") return missing.map((id) => `${field}: product ${id} does not exist`);
  const choices = await trx.selectFrom(table).select(["id", "name"]).orderBy("id").execute();
  return missing.map((id) => `${field}: ${describeMissingId(KINDS[table], id, choices)}`);
}

/** Ignores the deals, which responses include: prices decide whether a product is among them. */
async function findCollections(trx: Writer, requested: readonly string[]) {
  const slugs = requested.filter((slug) => slug !== DEALS);
  const all = await trx
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("kind", "=", "collection")
    .orderBy("id")
    .execute();
  const missing = slugs.filter((slug) => !all.some((collection) => collection.slug === slug));
  const known = all.map(({ slug }) => slug);
  return {
    ids: all.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id),
    faults: missing.map(
      (slug) => `collections: ${describeMissing("the slug of a collection", `"${slug}"`, known)}`,
    ),
  };
}

/** Ids of the collections with these slugs. @throws ApiError 400 for unknown slugs. */
export async function collectionIds(trx: Writer, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const { ids, faults } = await findCollections(trx, slugs);
  if (faults.length > 0) throw new ApiError(400, faults.join(". "));
  return ids;
}

/** A product is in any number of collections and belongs to one category. */
async function findCategoryFaults(trx: Writer, id: number | null | undefined): Promise<string[]> {
  if (typeof id !== "number") return [];
  const groups = await trx
    .selectFrom("categories")
    .select(["id", "name", "kind"])
    .orderBy("id")
    .execute();
  const group = groups.find((one) => one.id === id);
  if (group?.kind === "category") return [];
  if (group) return [`category_id: ${id} is a collection. Send its slug in collections`];
  const categories = groups.filter(({ kind }) => kind === "category");
  return [`category_id: ${describeMissingId("category", id, categories)}`];
}

async function findTypeFaults(trx: Writer, slug: string | null | undefined): Promise<string[]> {
  if (!slug) return [];
  const types = await trx.selectFrom("types").select(["slug", "name"]).orderBy("id").execute();
  if (types.some((type) => type.slug === slug)) return [];
  const names = types.map(({ name }) => name);
  return [`type: ${describeMissing("a power type", `"${slug}"`, names)}`];
}

/** @throws ApiError 400 that names every wrong reference. */
export async function rejectDangling(trx: Writer, fields: ProductUpdate): Promise<void> {
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
