/** Reads products as the sheet shows them. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readBelonging } from "../products/read-rows.ts";
import { type StoredProduct, toStored } from "../products/stored-product.ts";

/** By id; what is not there is left out. */
export async function readSheetProducts(db: Kysely<Tables>, ids: number[]): Promise<Map<number, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("products").selectAll().where("id", "in", ids).orderBy("id").execute();
  return new Map(toStored(rows, await readBelonging(db, ids)).map((product) => [product.id, product]));
}

const AT_ONCE = 500;

/** All of them, by id. */
export async function* readAllSheetProducts(db: Kysely<Tables>): AsyncGenerator<StoredProduct> {
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom("products")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const last = page.at(-1);
    if (!last) return;
    yield* (
      await readSheetProducts(
        db,
        page.map(({ id }) => id),
      )
    ).values();
    after = last.id;
  }
}
