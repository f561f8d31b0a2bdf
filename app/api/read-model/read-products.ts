/** Reads what the read model is made of: the states of all products, and of some what lists and the search go by. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { ProductState } from "./derived-file.ts";
import { readBelonging } from "./rows.ts";
import { SEARCHED_COLUMNS, type SearchableStored, toStored } from "./stored.ts";
import type { Pause } from "./turns.ts";

const STATES_AT_ONCE = 5_000;

/** Every product's state, by id. */
export async function readStates(db: Kysely<Tables>, pause: Pause): Promise<Map<number, ProductState>> {
  const states = new Map<number, ProductState>();
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom("products")
      .select(["id", "changed_in", "updated_at"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(STATES_AT_ONCE)
      .execute();
    for (const state of page) states.set(state.id, state);
    const last = page.at(-1);
    if (!last) return states;
    after = last.id;
    await pause();
  }
}

/** What lists and the search know of products, with the slugs they had once. */
export async function readSearchable(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<{ product: SearchableStored; slugs: string[] }[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("products").select(SEARCHED_COLUMNS).where("id", "in", ids).execute();
  const belonging = await readBelonging(db, [...ids]);
  const aliases = await db.selectFrom("slug_aliases").selectAll().where("product_id", "in", ids).execute();
  const slugs = Map.groupBy(aliases, ({ product_id }) => product_id);
  return toStored(rows, belonging).map((product) => ({
    product,
    slugs: slugs.get(product.id)?.map(({ slug }) => slug) ?? [],
  }));
}
