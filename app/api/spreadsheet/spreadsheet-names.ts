/** Resolves the names and keys in cells to ids, and back, as the catalogue was when read. */
import type { Kysely } from "kysely";
import { remember } from "#app/catalogue/remember.ts";
import type { Tables } from "../database/tables.ts";
import { readGroupSlugs } from "../groups/group-slugs.ts";
import { findTypeSlug } from "../products/references.ts";
import { slugOf } from "../products/slugs.ts";
import type { StoredProduct } from "../products/stored-product.ts";

export type GroupKind = "category" | "collection" | "subcategory";
export type SpreadsheetNames = Awaited<ReturnType<typeof readSpreadsheetNames>>;

const toNewSlug = remember(slugOf);

interface NamedRow {
  id: number;
  name: string;
  slug: string;
  formerSlugs?: string[];
}

/** Upper and lower case do not matter. */
function toNameLookup<Row extends NamedRow>(rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  const bySlug = new Map(
    rows.flatMap(({ id, slug, formerSlugs = [] }) =>
      [...formerSlugs, slug].map((one) => [one, id]),
    ),
  );
  /** Also finds by the slug that the name would make, current or former. */
  const idOf = (text: string) =>
    byName.get(text.toLowerCase()) ??
    bySlug.get(text.toLowerCase()) ??
    bySlug.get(toNewSlug(text) ?? "");
  const find = (text: string) => byId.get(idOf(text) ?? 0);
  const nameOf = (id: number | null) => byId.get(id ?? 0)?.name ?? "";
  return {
    idOf,
    nameOf,
    find,
    /** The name as the catalogue writes it, or the text if there is no such name. */
    canonicalName: (text: string) => find(text)?.name || text.replace(/\s+/g, " "),
  };
}

async function readGroups(db: Kysely<Tables>) {
  const groups = await readGroupSlugs(db);
  const named = (kind: GroupKind) => toNameLookup(groups.filter((group) => group.kind === kind));
  const bySlug = new Map(
    groups.flatMap((group) => [group.slug, ...group.formerSlugs].map((slug) => [slug, group])),
  );
  const [categories, subcategories] = [named("category"), named("subcategory")];
  return {
    categories,
    subcategories,
    collections: named("collection"),
    /** Name of the subcategory's category; empty for none. */
    categoryOver: (name: string) =>
      categories.nameOf(subcategories.find(name)?.category_id ?? null),
    /** The group with this slug or former slug. */
    groupAt: (slug: string) => bySlug.get(slug),
  };
}

async function readProductKeys(db: Kysely<Tables>) {
  const products = await db.selectFrom("products").select(["id", "sku", "slug"]).execute();
  const aliases = await db.selectFrom("slug_aliases").select(["slug", "product_id"]).execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  const withSku = products.filter(({ sku }) => sku !== null);
  const bySku = Map.groupBy(withSku, ({ sku }) => sku?.toLowerCase());
  const toEntry = (slug: string, id: number, isFormer: boolean) =>
    [slug, { id, isFormer }] as const;
  const bySlug = new Map([
    ...aliases.map(({ slug, product_id }) => toEntry(slug, product_id, true)),
    ...products.map(({ slug, id }) => toEntry(slug, id, false)),
  ]);
  /** Id of the product with this SKU; case is ignored if only one product matches. */
  const findBySku = (sku: string) => {
    const alike = bySku.get(sku.toLowerCase()) ?? [];
    return (alike.find((one) => one.sku === sku) ?? (alike.length === 1 ? alike[0] : undefined))
      ?.id;
  };
  /** The product with this slug or former slug. */
  const findBySlug = (slug: string) => bySlug.get(slug);
  const slugById = (id: number) => byId.get(id)?.slug ?? "";
  /** A product's SKU, or its slug if it has none. */
  const keyOf = (id: number) => byId.get(id)?.sku ?? slugById(id);
  return {
    findBySku,
    findBySlug,
    keyOf,
    hasSku: (id: number) => byId.get(id)?.sku !== null,
    /** The same for a list of products: the slug also where the SKU contains the list's separator. */
    listKeyOf: (id: number) => (keyOf(id).includes(";") ? slugById(id) : keyOf(id)),
    findByKey: (key: string) => findBySku(key) ?? findBySlug(key)?.id,
  };
}

export async function readSpreadsheetNames(db: Kysely<Tables>) {
  const brands = await db.selectFrom("brands").select(["id", "name", "slug"]).execute();
  const types = await db.selectFrom("types").select(["name", "slug"]).orderBy("id").execute();
  const groups = await readGroups(db);
  return {
    ...groups,
    ...(await readProductKeys(db)),
    brands: toNameLookup(brands),
    /** Slug of the power type that the text means; undefined for none. */
    typeSlug: (text: string) => findTypeSlug(types, text),
    typeNames: types.map(({ name }) => name),
    /** The slug that a new name gets; null if it makes none. */
    newSlugOf: toNewSlug,
    /** Names, the main subcategory first. */
    subcategoriesOf: ({ subcategory_id, links }: StoredProduct) =>
      [...new Set([subcategory_id, ...links.map((link) => link.subcategory_id)])]
        .filter((id) => id !== null)
        .map(groups.subcategories.nameOf),
  };
}
