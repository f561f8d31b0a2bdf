/** Reads groups for staff: with retired ones, and counting products of every status. */
import type { Kysely, Selectable } from "kysely";
import { DEALS } from "#app/catalogue/sale.ts";
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import type { CategoryTable, SubcategoryTable } from "../database/catalogue-tables.ts";
import { countRows } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { toGroup } from "../products/to-api-product.ts";
import { type GroupTable, ID_COLUMN, MEMBERS } from "./group-tables.ts";

/** Number of products by group id. */
async function countProducts(db: Kysely<Tables>, table: GroupTable): Promise<Map<number, number>> {
  const column = ID_COLUMN[table];
  const direct = db
    .selectFrom("products")
    .select([column, "id as product_id"])
    .where(column, "is not", null);
  const rows = await db
    .selectFrom(
      direct.union(db.selectFrom(MEMBERS[table]).select([column, "product_id"])).as("listed"),
    )
    .select([`listed.${column} as group`, (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(`listed.${column}`)
    .execute();
  return new Map(rows.map(({ group, count }) => [Number(group), Number(count)]));
}

/** By position, then id. */
export async function readAllGroups(
  db: Kysely<Tables>,
  table: GroupTable,
): Promise<(ApiCategory | ApiSubcategory)[]> {
  const counts = await countProducts(db, table);
  const onSale = db.selectFrom("products").where("sale_price_paise", ">", 0);
  const deals = await countRows(onSale.whereRef("sale_price_paise", "<", "price_paise"));
  const former = await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute();
  const formerOf = Map.groupBy(former, (row) => row[ID_COLUMN[table]]);
  const rows = await db.selectFrom(table).selectAll().orderBy("position").orderBy("id").execute();
  return rows.map((row: Selectable<CategoryTable> | Selectable<SubcategoryTable>) =>
    toGroup(row, formerOf.get(row.id), row.slug === DEALS ? deals : counts.get(row.id)),
  );
}
