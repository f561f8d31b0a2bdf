/** Fills and updates the index from the database, in slices between which requests are served. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { haveSameValues } from "#app/catalogue/specifications/definition.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { type Groups, readProductLinks } from "../products/read-rows.ts";
import { SEARCHED_COLUMNS, toStored } from "../products/stored-product.ts";
import type { CatalogueState } from "./catalogue.ts";
import { describeProduct, type IndexedProduct } from "./describe-product.ts";
import type { IndexFile } from "./index-file.ts";

/** The length of a slice. */
const SLICE_MS = 8;
/** A commit of more products blocks too long. */
const PRODUCTS_PER_COMMIT = 1_000;
/** A greater part of the products is faster indexed in a new file. */
const MAX_PART = 0.1;
const SETS_PER_SAVE = 50;
const PRODUCTS_PER_QUERY = 200;

/** Fills a new index. */
export async function fillIndex(
  index: IndexFile,
  db: Kysely<Tables>,
  state: CatalogueState,
): Promise<void> {
  await putProducts(index, db, state, await listChanged(db, -1), Number.POSITIVE_INFINITY);
  await save(index, state);
  while (index.merge()) await setImmediate();
}

/**
 * Reads the changes since the index's version. The state is written last, so that the next update
 * repeats an interrupted one.
 *
 * @returns false if a new index must be filled: this one is of another history, or its products
 *   were read by other definitions or names, or too many have changed, or some are missing
 */
export async function updateIndex(
  index: IndexFile,
  db: Kysely<Tables>,
  state: CatalogueState,
  log: Log,
): Promise<boolean> {
  const { identity, version, groups, specifications, removed } = state;
  const known = index.state();
  if (known?.identity !== identity || known.version > version) return false;
  if (!haveSameValues(known.definitions, specifications)) return false;
  const names = namesOf(groups);
  if (Object.entries(known.names).some(([group, name]) => (names[group] ?? name) !== name))
    return false;
  const changed = await listChanged(db, known.version);
  if (changed.length > Math.max(PRODUCTS_PER_COMMIT, index.size * MAX_PART)) return false;
  await putProducts(index, db, state, changed, PRODUCTS_PER_COMMIT);
  const written = new Set(changed);
  await inSlices(removed, (id) => {
    if (!written.has(id)) index.delete(id);
  });
  if (!(await hasAllProducts(index, db, version))) {
    log.warn({ version }, "The index lacks products and is built again");
    return false;
  }
  await save(index, state);
  index.merge();
  return true;
}

async function putProducts(
  index: IndexFile,
  db: Kysely<Tables>,
  state: CatalogueState,
  ids: readonly number[],
  perCommit: number,
): Promise<void> {
  let count = 0;
  await inSlices(describeProducts(db, state, ids), (product) => {
    index.put(product);
    if (++count % perCommit > 0) return;
    index.commit();
    index.merge();
  });
}

/** Reads products and describes them for the index. */
async function* describeProducts(
  db: Kysely<Tables>,
  { groups, specifications }: CatalogueState,
  all: readonly number[],
): AsyncGenerator<IndexedProduct> {
  const reader = new SpecificationReader(specifications);
  for (let at = 0; at < all.length; at += PRODUCTS_PER_QUERY) {
    const ids = all.slice(at, at + PRODUCTS_PER_QUERY);
    const products = db.selectFrom("products").select(SEARCHED_COLUMNS).where("id", "in", ids);
    const rows = await products.orderBy("id").execute();
    const links = await readProductLinks(db, ids);
    const aliases = db.selectFrom("slug_aliases").selectAll().where("product_id", "in", ids);
    const slugs = Map.groupBy(await aliases.execute(), ({ product_id }) => product_id);
    for (const product of toStored(rows, links)) {
      const former = slugs.get(product.id)?.map(({ slug }) => slug) ?? [];
      yield describeProduct(groups, reader, product, former);
    }
  }
}

async function save(index: IndexFile, state: CatalogueState): Promise<void> {
  const { identity, version, groups, specifications: definitions } = state;
  while (index.saveSets(SETS_PER_SAVE)) await setImmediate();
  index.definitions = definitions;
  index.commit({ identity, version, names: namesOf(groups), definitions });
}

/** The names and slugs by which products are classified and found. */
function namesOf({ brands, categories, subcategories }: Groups): Record<string, string> {
  const named = Object.entries({ brands, categories, subcategories }).flatMap(([kind, groups]) =>
    [...groups].map(([id, { name, slug }]) => [`${kind} ${id}`, `${name}\n${slug}`]),
  );
  return Object.fromEntries(named);
}

async function inSlices<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => void,
): Promise<void> {
  let began = performance.now();
  for await (const item of items) {
    work(item);
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
    .orderBy("id")
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
