/** A product's references: checks them, and writes its subcategories and collections. */
import { sql } from "kysely";
import { BUILT_IN_TYPES, builtInType } from "#app/catalogue/power-type.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import type { ProductUpdate } from "#app/contract/product.ts";
import { ApiError } from "../api-error.ts";
import { allocateIds, type Writer } from "../database/writing.ts";

/** The slug of the type with this name or slug, as requests and cells write it, or undefined. */
export function findTypeSlug(
  types: readonly { name: string; slug: string }[],
  text: string,
): string | undefined {
  const word = text.trim().toLowerCase();
  const type = types.find(({ name, slug }) => slug === word || name.toLowerCase() === word);
  return (type ?? builtInType(word))?.slug;
}

/** Adds missing built-in types after a catalogue was cleared. */
export async function ensureTypes(trx: Writer): Promise<void> {
  const rows = await trx.selectFrom("types").select("slug").execute();
  for (const { name, slug } of BUILT_IN_TYPES) {
    if (rows.some((type) => type.slug === slug)) continue;
    const id = await allocateIds(trx, "types");
    await trx.insertInto("types").values({ id, name, slug }).execute();
  }
}

const MAX_CHOICES = 8;

const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Such as "must be one of 1 (Saws), 2 (Pumps) or 3 others, not 99". */
export function describeMissing(
  what: string,
  value: number | string,
  choices: readonly { id: number | string; name: string }[],
): string {
  if (choices.length === 0) return `must be the id of a ${what}, but none exists yet`;
  const more = choices.length - MAX_CHOICES;
  const shown = choices.slice(0, MAX_CHOICES).map(({ id, name }) => `${id} (${name})`);
  if (more > 0) shown.push(`${more} others`);
  return `must be one of ${alternatives.format(shown)}, not ${value}`;
}

/** What each field refers to, and its table. */
const REFERENCES = {
  brand_id: ["brand", "brands"],
  category_id: ["category", "categories"],
  subcategory_id: ["subcategory", "subcategories"],
  subcategory_ids: ["subcategory", "subcategories"],
  collection_ids: ["collection", "categories"],
  fits: ["product", "products"],
} as const;

async function findFaults(
  trx: Writer,
  field: keyof typeof REFERENCES,
  ids: readonly (number | null | undefined)[],
): Promise<string[]> {
  const [kind, table] = REFERENCES[field];
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))];
  if (wanted.length === 0) return [];
  // Prices decide which products are deals.
  const isOfKind =
    table === "categories"
      ? sql<boolean>`kind = ${kind} and (kind <> 'collection' or slug <> ${DEALS})`
      : sql<boolean>`true`;
  const all = trx.selectFrom(table).select(["id", "name"]).where(isOfKind).orderBy("id");
  const known = await all.where("id", "in", wanted).execute();
  const missing = wanted.filter((id) => known.every((row) => row.id !== id));
  if (missing.length === 0) return [];
  // There are too many products to list.
  const choices = kind === "product" ? [] : await all.execute();
  return missing.map((id) =>
    kind === "product"
      ? `${field}: product ${id} does not exist`
      : `${field}: ${describeMissing(kind, id, choices)}`,
  );
}

/**
 * @returns the fields, with the slug of the power type that they name
 * @throws ApiError 400 that names every wrong reference
 */
export async function resolveReferences<T extends ProductUpdate>(
  trx: Writer,
  fields: T,
): Promise<T> {
  const types = fields.type
    ? await trx.selectFrom("types").select(["slug", "name"]).orderBy("id").execute()
    : [];
  const type = fields.type && findTypeSlug(types, fields.type);
  const names = types.map(({ name }) => name);
  const faults: string[] = [];
  for (const field of Object.keys(REFERENCES) as (keyof typeof REFERENCES)[])
    faults.push(...(await findFaults(trx, field, [fields[field]].flat())));
  if (type === undefined && fields.type)
    faults.push(`type: must be one of ${alternatives.format(names)}, not "${fields.type}"`);
  if (faults.length > 0) throw new ApiError(400, faults.join(". "));
  return fields.type ? { ...fields, type } : fields;
}

/** @param formerMain the subcategory that a new main one replaces; null for none */
export async function setGroups(
  trx: Writer,
  id: number,
  fields: ProductUpdate,
  formerMain: number | null,
): Promise<void> {
  await setSubcategories(trx, id, fields, formerMain);
  await setCollections(trx, id, fields);
}

/** A request has all subcategories, or only a new main one that replaces the former. */
async function setSubcategories(
  trx: Writer,
  product_id: number,
  { subcategory_id, subcategory_ids }: ProductUpdate,
  formerMain: number | null,
): Promise<void> {
  if (subcategory_id === undefined && subcategory_ids === undefined) return;
  const rows = await trx
    .selectFrom("product_subcategories")
    .select("subcategory_id")
    .where("product_id", "=", product_id)
    .execute();
  const linked = rows.map((row) => row.subcategory_id);
  const main = subcategory_id === undefined ? formerMain : subcategory_id;
  const others = subcategory_ids ?? linked.filter((id) => id !== formerMain);
  const wanted = new Set([...(main === null ? [] : [main]), ...others]);
  const removed = linked.filter((id) => !wanted.has(id));
  if (removed.length > 0) {
    await trx
      .deleteFrom("product_subcategories")
      .where("product_id", "=", product_id)
      .where("subcategory_id", "in", removed)
      .execute();
  }
  const added = [...wanted].filter((id) => !linked.includes(id));
  if (added.length === 0) return;
  const first = await allocateIds(trx, "product_subcategories", added.length);
  await trx
    .insertInto("product_subcategories")
    .values(added.map((subcategory_id, at) => ({ id: first + at, product_id, subcategory_id })))
    .execute();
}

async function setCollections(
  trx: Writer,
  product_id: number,
  { collection_ids }: ProductUpdate,
): Promise<void> {
  if (!collection_ids) return;
  await trx.deleteFrom("product_collections").where("product_id", "=", product_id).execute();
  if (collection_ids.length === 0) return;
  await trx
    .insertInto("product_collections")
    .values([...new Set(collection_ids)].map((category_id) => ({ product_id, category_id })))
    .execute();
}
