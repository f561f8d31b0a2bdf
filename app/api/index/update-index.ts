/** Updates the index from the database, in slices between which requests are served. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { FacetSets } from "#app/catalogue/facet-sets.ts";
import { haveSameValues } from "#app/catalogue/specifications/definition.ts";
import { facetsOfSpecifications, KEYS_GROUP } from "#app/catalogue/specifications/facets.ts";
import { type Defined, SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Tables } from "../database/tables.ts";
import { toFields } from "../products/product-columns.ts";
import type { Measure } from "../search/measures.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { readSpecifications } from "./describe-product.ts";
import { describeProducts } from "./describe-products.ts";
import type { IndexFile } from "./index-file.ts";
import { findRenamedGroups, productsInGroups, serializeNames } from "./renamed-groups.ts";

const ROWS_PER_QUERY = 200;
/** The length of a slice, between which requests are served. */
const SLICE_MS = 8;
/** A commit of more products blocks too long; one of fewer costs some milliseconds each. */
const PRODUCTS_PER_COMMIT = 1_000;
const ENTRIES_PER_SAVE = 200;
const PRODUCTS_PER_MERGE = 10;

/**
 * Reads the changes since the index's version. Reads everything if the index is of another database,
 * or has another number of products afterwards. The state is written last, so that the next update
 * repeats an interrupted one.
 *
 * @returns whether it had another number of products
 */
export async function updateIndex(
  index: IndexFile,
  db: Kysely<Tables>,
  state: CatalogueState,
): Promise<boolean> {
  const { identity, version, groups, removed } = state;
  const known = index.state();
  const since = known?.identity === identity && known.version <= version ? known : null;
  if (since === null) index.clear();
  const changed = await listChanged(db, since?.version ?? -1);
  const renamed = since
    ? [...productsInGroups(findRenamedGroups(since.names, groups), index.sets).toArray()]
    : [];
  // The full-text table buffers rows in the order of slots, which is nearly that of ids.
  const ids = [...new Set([...changed, ...renamed.map((slot) => index.idOf(slot))])].sort(
    (a, b) => a - b,
  );
  const reader = new SpecificationReader(state.specifications);
  // A first build blocks nobody: nothing is served before it ends.
  const perCommit = known === null ? ids.length : PRODUCTS_PER_COMMIT;
  await inSlices(
    describeProducts(db, state, ids),
    (product) => index.put(product),
    index,
    perCommit,
  );
  const written = new Set(changed);
  const gone = removed.filter((id) => !written.has(id) && index.slotOf(id) !== undefined);
  await inSlices(gone, (id) => index.delete(id), index);
  if (since && !(await hasAllProducts(index, db, version))) {
    index.clear();
    await updateIndex(index, db, state);
    return true;
  }
  if (since && !haveSameValues(index.definitions, reader.definitions)) await rereadSpecifications();
  index.definitions = reader.definitions;
  while (index.saveChanged(ENTRIES_PER_SAVE)) await setImmediate();
  index.saveState({
    identity,
    version,
    names: serializeNames(groups),
    definitions: state.specifications,
  });
  // In proportion to what was written; the next update continues.
  for (let left = 1 + ids.length / PRODUCTS_PER_MERGE; left >= 1 && index.merge(); left--)
    await setImmediate();
  return false;

  /** Reads the specifications of all products by the new definitions, and replaces all at once. */
  async function rereadSpecifications(): Promise<void> {
    const all = await db.selectFrom("products").select("id").orderBy("id").execute();
    const sets = new FacetSets();
    await inSlices(
      readDefined(
        db,
        reader,
        all.map(({ id }) => id),
      ),
      ({ id, defined, measures }) => {
        const slot = index.slotOf(id);
        if (slot === undefined) return;
        sets.set(slot, facetsOfSpecifications(defined));
        index.putMeasures(slot, measures);
      },
      index,
    );
    index.sets.replace(KEYS_GROUP, sets);
  }
}

async function inSlices<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => void,
  index: IndexFile,
  perCommit = PRODUCTS_PER_COMMIT,
): Promise<void> {
  let began = performance.now();
  let count = 0;
  for await (const item of items) {
    work(item);
    if (++count % perCommit === 0) index.commit();
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

async function listChanged(db: Kysely<Tables>, since: number): Promise<number[]> {
  const changed = await db
    .selectFrom("products")
    .select("id")
    .where("changed_in", ">", since)
    .execute();
  return changed.map(({ id }) => id);
}

/** Compares counts; a database that has a later version by now is compared in the next update. */
async function hasAllProducts(
  index: IndexFile,
  db: Kysely<Tables>,
  version: number,
): Promise<boolean> {
  const now = await db
    .selectFrom("catalogue_state")
    .select((eb) => [
      "version",
      eb.selectFrom("products").select(eb.fn.countAll().as("count")).as("products"),
    ])
    .executeTakeFirstOrThrow();
  return now.version !== version || Number(now.products) === index.size;
}

async function* readDefined(
  db: Kysely<Tables>,
  reader: SpecificationReader,
  all: readonly number[],
): AsyncGenerator<{ id: number; defined: readonly Defined[]; measures: Measure[] }> {
  for (let at = 0; at < all.length; at += ROWS_PER_QUERY) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "category_id", "specifications", "technical_details", "weight_kg"])
      .where("id", "in", all.slice(at, at + ROWS_PER_QUERY))
      .execute();
    for (const row of rows) yield { id: row.id, ...readSpecifications(reader, toFields(row)) };
  }
}
