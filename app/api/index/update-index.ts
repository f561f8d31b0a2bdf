/** Brings the index in step with the database, in batches between which requests are answered. */
import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readBelonging } from "../products/read-rows.ts";
import { SEARCHED_COLUMNS, toStored } from "../products/stored-product.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { describeProduct } from "./describe-product.ts";
import type { IndexFile } from "./index-file.ts";
import { changedPlaces, namesOf, productsUnder } from "./renamed.ts";

/** Few enough for a piece of work that nobody notices. */
const AT_ONCE = 50;
/** Of a new index, written together: each time costs some milliseconds. */
const KEPT_AT_ONCE = 1_000;
const SETS_AT_ONCE = 200;

/**
 * Reads what changed since the index's own state, or everything where that is of another history. The file gets the
 * changes and the new state in one transaction, or none; a new one that is interrupted is begun again.
 */
export async function updateIndex(index: IndexFile, db: Kysely<Tables>, state: CatalogueState): Promise<void> {
  const { identity, version, places, removed } = state;
  const known = index.state();
  const since = known?.identity === identity && known.version <= version ? known : null;
  if (since === null) index.clear();
  const changed = await listChanged(db, since?.version ?? -1);
  const renamed = since ? [...productsUnder(changedPlaces(since.names, places), index.sets).toArray()] : [];
  const ids = [...new Set([...changed, ...renamed.map((slot) => index.idOf(slot))])];
  await inBatches(ids, async (batch, at) => {
    if (since === null && at % KEPT_AT_ONCE === 0) index.keep();
    await putProducts(index, db, places, batch);
  });
  const written = new Set(changed);
  const gone = removed.filter((id) => !written.has(id) && index.slotOf(id) !== undefined);
  await inBatches(gone, (batch) => {
    for (const id of batch) index.delete(id);
  });
  while (index.saveSets(SETS_AT_ONCE)) await setImmediate();
  index.saveState({ identity, version, names: namesOf(places) });
}

async function inBatches(
  ids: readonly number[],
  work: (batch: number[], at: number) => Promise<void> | void,
): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    if (at > 0) await setImmediate();
    await work(ids.slice(at, at + AT_ONCE), at);
  }
}

async function listChanged(db: Kysely<Tables>, since: number): Promise<number[]> {
  const changed = await db.selectFrom("products").select("id").where("changed_in", ">", since).execute();
  // Ordered by the database, all products would be read instead of the index of what changed.
  return changed.map(({ id }) => id).sort((a, b) => a - b);
}

async function putProducts(
  index: IndexFile,
  db: Kysely<Tables>,
  places: CatalogueState["places"],
  ids: number[],
): Promise<void> {
  const rows = await db
    .selectFrom("products")
    .select(SEARCHED_COLUMNS)
    // As pages read them.
    .select(
      sql<string>`case specifications when '[]' then technical_details else specifications end`.as("specifications"),
    )
    .where("id", "in", ids)
    .execute();
  const belonging = await readBelonging(db, ids);
  const aliases = await db.selectFrom("slug_aliases").selectAll().where("product_id", "in", ids).execute();
  const slugs = Map.groupBy(aliases, ({ product_id }) => product_id);
  for (const product of toStored(rows, belonging)) {
    const former = slugs.get(product.id)?.map(({ slug }) => slug) ?? [];
    index.put(describeProduct(places, product, former));
  }
}
