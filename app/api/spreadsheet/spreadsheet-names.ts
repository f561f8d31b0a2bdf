/** Resolves the names and keys in cells to ids, and back. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { findTypeSlug, toTypeSlugs } from "../products/power-types.ts";
import { slugOf } from "../products/slugs.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { type GroupNames, type NameLookup, readGroupNames, toNameLookup } from "./group-names.ts";

interface ProductKeys {
  /** A product's SKU, or its slug if it has none. */
  keyOf(id: number): string;
  /** The same for a list of products: the slug also where the SKU contains the list's separator. */
  listKeyOf(id: number): string;
  /** Id of the product with this SKU, slug or former slug. */
  findByKey(key: string): number | undefined;
  /** Id of the product with this SKU; case is ignored if only one product matches. */
  findBySku(sku: string): number | undefined;
  /** The product with this slug or former slug. */
  findBySlug(slug: string): { id: number; sku: string | null; isFormer: boolean } | undefined;
}

export interface SpreadsheetNames extends GroupNames, ProductKeys {
  brands: NameLookup;
  /** Slug of the power type that the text means; undefined for none. */
  typeSlug(text: string): string | undefined;
  typeNames: string[];
  /** The slug that a new name gets; null if it makes none. */
  newSlugOf(name: string): string | null;
  /** Names, the main subcategory first. */
  subcategoriesOf(product: StoredProduct): string[];
}

async function readProductKeys(db: Kysely<Tables>): Promise<ProductKeys> {
  const products = await db.selectFrom("products").select(["id", "sku", "slug"]).execute();
  const aliases = await db.selectFrom("slug_aliases").select(["slug", "product_id"]).execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map(
    products.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])),
  );
  const inAnyCase = Map.groupBy(bySku.keys(), (sku) => sku.toLowerCase());
  const findBySku = (sku: string) => {
    const [only, other] = inAnyCase.get(sku.toLowerCase()) ?? [];
    return bySku.get(sku) ?? (other === undefined ? bySku.get(only ?? "") : undefined);
  };
  const bySlug = new Map(products.map(({ id, slug }) => [slug, id]));
  const formerly = new Map(aliases.map(({ slug, product_id }) => [slug, product_id]));
  const keyOf = (id: number) => byId.get(id)?.sku ?? byId.get(id)?.slug ?? "";
  return {
    keyOf,
    listKeyOf: (id) => (keyOf(id).includes(";") ? (byId.get(id)?.slug ?? "") : keyOf(id)),
    findByKey: (key) => findBySku(key) ?? bySlug.get(key) ?? formerly.get(key),
    findBySku,
    findBySlug(slug) {
      const id = bySlug.get(slug) ?? formerly.get(slug);
      return id === undefined
        ? undefined
        : { id, sku: byId.get(id)?.sku ?? null, isFormer: !bySlug.has(slug) };
    },
  };
}

export async function readSpreadsheetNames(db: Kysely<Tables>): Promise<SpreadsheetNames> {
  const brands = await db.selectFrom("brands").select(["id", "name", "slug"]).execute();
  const types = await db.selectFrom("types").select(["name", "slug"]).orderBy("id").execute();
  const typeSlugs = toTypeSlugs(types);
  const groups = await readGroupNames(db);
  // Many rows name the same few groups.
  const newSlugs = new Map<string, string | null>();
  return {
    ...groups,
    ...(await readProductKeys(db)),
    brands: toNameLookup(brands),
    typeSlug: (text) => findTypeSlug(typeSlugs, text),
    typeNames: types.map(({ name }) => name),
    newSlugOf(name) {
      const slug = newSlugs.get(name) ?? slugOf(name);
      newSlugs.set(name, slug);
      return slug;
    },
    subcategoriesOf({ subcategory_id, links }) {
      const ids = [
        ...(subcategory_id === null ? [] : [subcategory_id]),
        ...links.map((link) => link.subcategory_id),
      ];
      return [...new Set(ids)].map((id) => groups.subcategories.nameOf(id));
    },
  };
}
