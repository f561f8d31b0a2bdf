/** Reads every category or subcategory as the shop's people see it: retired ones too, products of every status counted. */
import type { Kysely, Selectable } from "kysely";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { CategoryTable, SubcategoryTable } from "../database/catalogue-tables.ts";
import type { Tables } from "../database/tables.ts";
import type { PlaceTable } from "./place-slugs.ts";

const OWNER = { categories: "category_id", subcategories: "subcategory_id" } as const;

/** How many products each lists, by id. */
async function countProducts(db: Kysely<Tables>, table: PlaceTable): Promise<Map<number, number>> {
  const column = OWNER[table];
  const own = db.selectFrom("products").select([column, "id as product_id"]).where(column, "is not", null);
  const listed = table === "categories" ? "product_collections" : "product_subcategories";
  const rows = await db
    .selectFrom(own.union(db.selectFrom(listed).select([column, "product_id"])).as("listed"))
    .select([`listed.${column} as place`, (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(`listed.${column}`)
    .execute();
  return new Map(rows.map(({ place, count }) => [Number(place), Number(count)]));
}

/** In their order. */
export async function readAllPlaces(db: Kysely<Tables>, table: PlaceTable): Promise<(Category | Subcategory)[]> {
  const counts = await countProducts(db, table);
  const former = await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute();
  const formerOf = Map.groupBy(former, (row) => row[OWNER[table]]);
  const rows = await db.selectFrom(table).selectAll().orderBy("position").orderBy("id").execute();
  return rows.map((row: Selectable<CategoryTable> | Selectable<SubcategoryTable>) => ({
    ...row,
    retired: row.retired === 1,
    former_slugs: (formerOf.get(row.id) ?? []).map(({ slug }) => slug),
    product_count: counts.get(row.id) ?? 0,
  }));
}
