/** Finds categories, subcategories and collections by name, slug or former slug. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { slugOf } from "../products/slugs.ts";

/** A list of named things; upper and lower case do not matter. */
export interface NameLookup {
  nameOf(id: number | null): string;
  /** The name as the catalogue writes it, or the text if there is no such name. */
  canonicalName(text: string): string;
  /** Also finds by the slug that the name would make, current or former. */
  idOf(name: string): number | undefined;
  slugOf(name: string): string | undefined;
}

export type GroupKind = "category" | "collection" | "subcategory";

export interface GroupNames {
  categories: NameLookup;
  subcategories: NameLookup;
  collections: NameLookup;
  /** Name of the subcategory's category; undefined for none. */
  categoryOver(subcategory: string): string | undefined;
  /** The group with this slug or former slug. */
  groupAt(slug: string): { kind: GroupKind; name: string } | undefined;
}

interface NamedRow {
  id: number;
  name: string;
  slug: string;
  /** Former slugs, which redirect. */
  former?: string[];
}

export function toNameLookup(rows: NamedRow[]): NameLookup {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  const bySlug = new Map(
    rows.flatMap(({ id, slug, former = [] }) => [slug, ...former].map((one) => [one, id])),
  );
  const findId = (text: string) =>
    byName.get(text.toLowerCase()) ??
    bySlug.get(text.toLowerCase()) ??
    bySlug.get(slugOf(text) ?? "");
  // Many rows name the same few groups.
  const idByText = new Map<string, number | undefined>();
  const idOf = (text: string) => {
    if (!idByText.has(text)) idByText.set(text, findId(text));
    return idByText.get(text);
  };
  const nameOf = (id: number | null) => (id === null ? "" : (byId.get(id)?.name ?? ""));
  return {
    nameOf,
    idOf,
    slugOf: (name) => byId.get(idOf(name) ?? 0)?.slug,
    canonicalName: (text) => nameOf(idOf(text) ?? null) || text.replace(/\s+/g, " "),
  };
}

export async function readGroupNames(db: Kysely<Tables>): Promise<GroupNames> {
  const categories = await db
    .selectFrom("categories")
    .select(["id", "name", "slug", "kind"])
    .execute();
  const subcategories = await db
    .selectFrom("subcategories")
    .select(["id", "name", "slug", "category_id"])
    .execute();
  const former = await db.selectFrom("former_slugs").selectAll().execute();
  const formerOf = (column: "category_id" | "subcategory_id", id: number) =>
    former.filter((row) => row[column] === id).map(({ slug }) => slug);
  const groups = [
    ...categories.map((row) => ({ ...row, former: formerOf("category_id", row.id) })),
    ...subcategories.map((row) => ({
      ...row,
      kind: "subcategory" as const,
      former: formerOf("subcategory_id", row.id),
    })),
  ];
  const named = (kind: GroupKind) => toNameLookup(groups.filter((group) => group.kind === kind));
  const bySlug = new Map(
    groups.flatMap((group) => [group.slug, ...group.former].map((slug) => [slug, group])),
  );
  const below = named("subcategory");
  return {
    categories: named("category"),
    subcategories: below,
    collections: named("collection"),
    categoryOver(name) {
      const canonicalName = below.idOf(name);
      const above = subcategories.find(({ id }) => id === canonicalName)?.category_id;
      return categories.find(({ id }) => id === above)?.name;
    },
    groupAt: (slug) => bySlug.get(slug),
  };
}
