/** Reads everything saved at the desk that overrides the shop's folder. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readSynonyms } from "../search/stored-synonyms.ts";
import { readOverrides } from "./overrides.ts";

export async function readSiteOverrides(db: Kysely<Tables>) {
  const [overrides, synonyms, former, categories, subcategories] = await Promise.all([
    readOverrides(db),
    readSynonyms(db),
    db.selectFrom("former_slugs").selectAll().execute(),
    db.selectFrom("categories").select(["id", "slug", "name", "description"]).execute(),
    db.selectFrom("subcategories").select(["id", "slug", "name", "description"]).execute(),
  ]);
  const formerOf = (owner: "category_id" | "subcategory_id", id: number) =>
    former.filter((row) => row[owner] === id).map(({ slug }) => slug);
  return {
    ...overrides,
    synonyms,
    groups: [
      ...categories.map((group) => ({ ...group, formerSlugs: formerOf("category_id", group.id) })),
      ...subcategories.map((group) => ({
        ...group,
        formerSlugs: formerOf("subcategory_id", group.id),
      })),
    ],
  };
}
