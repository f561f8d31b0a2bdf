/** Names and keys in the catalogue, for cells that say them instead of ids. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { findTypeSlug, toTypeSlugs } from "../products/power-types.ts";
import { slugOf } from "../products/slugs.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { type Named, type PlaceNames, readPlaceNames, toNamed } from "./place-names.ts";

interface ProductKeys {
  /** SKU of a product, or its slug where it has none. */
  keyOf(id: number): string;
  /** Id of a product by SKU or slug. */
  productOf(key: string): number | undefined;
  /** Id of a product by SKU, in any case of letters where only one is meant. */
  productWith(sku: string): number | undefined;
  /** The product that has this slug, or had it and is still led to. */
  productAt(slug: string): { id: number; sku: string | null; isFormer: boolean } | undefined;
}

export interface SheetNames extends PlaceNames, ProductKeys {
  brands: Named;
  /** Slug of the power type that the text means; undefined for none. */
  typeSlug(text: string): string | undefined;
  typeNames: string[];
  /** The address that something new of this name gets; null where it makes none. */
  newSlugOf(name: string): string | null;
  /** The main one first. */
  subcategoriesOf(product: StoredProduct): string[];
}

async function readProductKeys(db: Kysely<Tables>): Promise<ProductKeys> {
  const products = await db.selectFrom("products").select(["id", "sku", "slug"]).execute();
  const aliases = await db.selectFrom("slug_aliases").select(["slug", "product_id"]).execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map(products.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])));
  const inAnyCase = Map.groupBy(bySku.keys(), (sku) => sku.toLowerCase());
  const productWith = (sku: string) => {
    const [only, other] = inAnyCase.get(sku.toLowerCase()) ?? [];
    return bySku.get(sku) ?? (other === undefined ? bySku.get(only ?? "") : undefined);
  };
  const bySlug = new Map(products.map(({ id, slug }) => [slug, id]));
  const formerly = new Map(aliases.map(({ slug, product_id }) => [slug, product_id]));
  return {
    keyOf: (id) => byId.get(id)?.sku ?? byId.get(id)?.slug ?? "",
    productOf: (key) => productWith(key) ?? bySlug.get(key),
    productWith,
    productAt(slug) {
      const id = bySlug.get(slug) ?? formerly.get(slug);
      return id === undefined ? undefined : { id, sku: byId.get(id)?.sku ?? null, isFormer: !bySlug.has(slug) };
    },
  };
}

export async function readSheetNames(db: Kysely<Tables>): Promise<SheetNames> {
  const brands = await db.selectFrom("brands").select(["id", "name", "slug"]).execute();
  const types = await db.selectFrom("types").select(["name", "slug"]).orderBy("id").execute();
  const typeSlugs = toTypeSlugs(types);
  const places = await readPlaceNames(db);
  // The rows of a large table name the same few again and again.
  const newSlugs = new Map<string, string | null>();
  return {
    ...places,
    ...(await readProductKeys(db)),
    brands: toNamed(brands),
    typeSlug: (text) => findTypeSlug(typeSlugs, text),
    typeNames: types.map(({ name }) => name),
    newSlugOf(name) {
      const slug = newSlugs.get(name) ?? slugOf(name);
      newSlugs.set(name, slug);
      return slug;
    },
    subcategoriesOf({ subcategory_id, links }) {
      const ids = [...(subcategory_id === null ? [] : [subcategory_id]), ...links.map((link) => link.subcategory_id)];
      return [...new Set(ids)].map((id) => places.subcategories.nameOf(id));
    },
  };
}
