/** Categories, subcategories and collections by what a cell may call them: name, address, or an address of before. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { slugOf } from "../products/slugs.ts";

/** Things that are named, in any case of letters. */
export interface Named {
  nameOf(id: number | null): string;
  /** The name as it is written in the catalogue, or as given where there is none yet. */
  known(text: string): string;
  /** A name that makes an address which one has, or had, means that one. */
  idOf(name: string): number | undefined;
  slugOf(name: string): string | undefined;
}

export type PlaceKind = "category" | "collection" | "subcategory";

export interface PlaceNames {
  categories: Named;
  subcategories: Named;
  collections: Named;
  /** Name of the category that a subcategory belongs to; undefined for none. */
  categoryOver(subcategory: string): string | undefined;
  /** What has this address, or had it and is still led to. */
  placeAt(slug: string): { kind: PlaceKind; name: string } | undefined;
}

interface NamedRow {
  id: number;
  name: string;
  slug: string;
  /** Slugs that it had before. */
  former?: string[];
}

export function toNamed(rows: NamedRow[]): Named {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  const bySlug = new Map(rows.flatMap(({ id, slug, former = [] }) => [slug, ...former].map((one) => [one, id])));
  const findId = (text: string) =>
    byName.get(text.toLowerCase()) ?? bySlug.get(text.toLowerCase()) ?? bySlug.get(slugOf(text) ?? "");
  // The rows of a large table name the same few again and again.
  const found = new Map<string, number | undefined>();
  const idOf = (text: string) => {
    if (!found.has(text)) found.set(text, findId(text));
    return found.get(text);
  };
  const nameOf = (id: number | null) => (id === null ? "" : (byId.get(id)?.name ?? ""));
  return {
    nameOf,
    idOf,
    slugOf: (name) => byId.get(idOf(name) ?? 0)?.slug,
    known: (text) => nameOf(idOf(text) ?? null) || text.replace(/\s+/g, " "),
  };
}

export async function readPlaceNames(db: Kysely<Tables>): Promise<PlaceNames> {
  const categories = await db.selectFrom("categories").select(["id", "name", "slug", "kind"]).execute();
  const subcategories = await db.selectFrom("subcategories").select(["id", "name", "slug", "category_id"]).execute();
  const former = await db.selectFrom("former_slugs").selectAll().execute();
  const formerOf = (column: "category_id" | "subcategory_id", id: number) =>
    former.filter((row) => row[column] === id).map(({ slug }) => slug);
  const places = [
    ...categories.map((row) => ({ ...row, former: formerOf("category_id", row.id) })),
    ...subcategories.map((row) => ({
      ...row,
      kind: "subcategory" as const,
      former: formerOf("subcategory_id", row.id),
    })),
  ];
  const named = (kind: PlaceKind) => toNamed(places.filter((place) => place.kind === kind));
  const bySlug = new Map(places.flatMap((place) => [place.slug, ...place.former].map((slug) => [slug, place])));
  const below = named("subcategory");
  return {
    categories: named("category"),
    subcategories: below,
    collections: named("collection"),
    categoryOver(name) {
      const known = below.idOf(name);
      const above = subcategories.find(({ id }) => id === known)?.category_id;
      return categories.find(({ id }) => id === above)?.name;
    },
    placeAt: (slug) => bySlug.get(slug),
  };
}
