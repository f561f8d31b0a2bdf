/** Reads groups, brands and types, and the links of products to them. */
import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { ProductLinks } from "./stored-product.ts";

/** All that products refer to. */
export type Groups = Awaited<ReturnType<typeof readGroups>>;

function toMap<T extends { id: number }>(rows: T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Without retired groups. */
export async function readGroups(db: Kysely<Tables>) {
  const categories = db.selectFrom("categories").where("retired", "=", 0);
  const subcategories = db.selectFrom("subcategories").where("retired", "=", 0);
  return {
    brands: toMap(await db.selectFrom("brands").selectAll().orderBy("name").execute()),
    types: await db.selectFrom("types").selectAll().orderBy("id").execute(),
    categories: toMap(await categories.selectAll().orderBy("position").orderBy("id").execute()),
    subcategories: toMap(
      await subcategories.selectAll().orderBy("position").orderBy("id").execute(),
    ),
    formerSlugs: await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute(),
  };
}

/** @param products ids, or a query for them */
export async function readProductLinks(
  db: Kysely<Tables>,
  products: number[] | SelectQueryBuilder<Tables, "products", { id: number }>,
): Promise<ProductLinks> {
  return {
    links: await db
      .selectFrom("product_subcategories")
      .selectAll()
      .where("product_id", "in", products)
      .orderBy("id")
      .execute(),
    memberships: await db
      .selectFrom("product_collections")
      .selectAll()
      .where("product_id", "in", products)
      .orderBy("category_id")
      .execute(),
  };
}
