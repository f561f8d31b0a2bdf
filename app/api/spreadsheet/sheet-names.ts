/** Names and keys in the catalogue, for cells that say them instead of ids. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { StoredProduct } from "../read-model/stored.ts";

export type SheetProduct = StoredProduct;

/** Things that are named, and may be named by their slug, in any case of letters. */
export interface Named {
  nameOf(id: number | null): string;
  /** The name as it is written in the catalogue, or as given where there is none yet. */
  known(text: string): string;
  idOf(name: string): number | undefined;
  slugOf(name: string): string | undefined;
}

export interface SheetNames {
  brands: Named;
  categories: Named;
  subcategories: Named;
  collections: Named;
  /** Slug of a drive by its slug or name in small letters. */
  types: ReadonlyMap<string, string>;
  /** The main one first. */
  subcategoriesOf(product: SheetProduct): string[];
  /** SKU of a product, or its slug where it has none. */
  keyOf(id: number): string;
  /** Id of a product by SKU or slug. */
  productOf(key: string): number | undefined;
}

function toNamed(rows: { id: number; name: string; slug: string }[]): Named {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const ids = new Map(rows.flatMap(({ id, name, slug }) => [[slug, id] as const, [name.toLowerCase(), id] as const]));
  const idOf = (text: string) => ids.get(text.toLowerCase());
  const nameOf = (id: number | null) => (id === null ? "" : (names.get(id) ?? ""));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const slugOf = (name: string) => slugs.get(idOf(name) ?? 0);
  return { nameOf, idOf, slugOf, known: (text) => nameOf(idOf(text) ?? null) || text.replace(/\s+/g, " ") };
}

export async function readSheetNames(db: Kysely<Tables>): Promise<SheetNames> {
  const brands = toNamed(await db.selectFrom("brands").select(["id", "name", "slug"]).execute());
  const places = await db.selectFrom("categories").select(["id", "name", "slug", "kind"]).execute();
  const subcategories = toNamed(await db.selectFrom("subcategories").select(["id", "name", "slug"]).execute());
  const types = await db.selectFrom("types").select(["name", "slug"]).execute();
  const products = await db.selectFrom("products").select(["id", "sku", "slug"]).execute();
  const keys = new Map(products.map(({ id, sku, slug }) => [id, sku ?? slug]));
  const ids = new Map([
    ...products.map(({ id, slug }) => [slug, id] as const),
    ...products.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])),
  ]);
  return {
    brands,
    subcategories,
    categories: toNamed(places.filter(({ kind }) => kind === "category")),
    collections: toNamed(places.filter(({ kind }) => kind === "collection")),
    types: new Map(types.flatMap(({ name, slug }) => [[slug, slug] as const, [name.toLowerCase(), slug] as const])),
    subcategoriesOf({ subcategory_id, links }) {
      const ids = [...(subcategory_id === null ? [] : [subcategory_id]), ...links.map((link) => link.subcategory_id)];
      return [...new Set(ids)].map((id) => subcategories.nameOf(id));
    },
    keyOf: (id) => keys.get(id) ?? "",
    productOf: (key) => ids.get(key),
  };
}
