/** The catalogue in memory: built at the start, brought up to date after each write, whoever wrote. */
import type { ClassifiedProduct } from "#app/catalogue/classify-product.ts";
import { compareByName } from "#app/catalogue/sort.ts";
import type { Database } from "../database/database.ts";
import { readAtOnce } from "../database/reading.ts";
import type { Catalogue, Places } from "./catalogue.ts";
import { matchCompatibility } from "./compatibility.ts";
import { type Indexable, indexProducts } from "./indexing.ts";
import { toClassifiedProduct, toSearchableProduct } from "./projections.ts";
import { readBelonging, readPlaces } from "./rows.ts";
import { isPublic, type StoredProduct, toStoredProducts } from "./stored.ts";

export interface ReadModel {
  /** The catalogue as last read. @throws before the first `refresh`. */
  current(): Catalogue;
  /** Reads what has changed since the last time; calls during one are answered by one that follows. */
  refresh(): Promise<void>;
  /** Calls back with each new version; returns how to stop. */
  onChange(callback: (version: number) => void): () => void;
}

export function createReadModel(database: Database): ReadModel {
  let catalogue: Catalogue | null = null;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;

  const callbacks = new Set<(version: number) => void>();

  async function read(): Promise<void> {
    const before = catalogue?.version;
    catalogue = await readCatalogue(database, catalogue);
    if (catalogue.version === before) return;
    for (const callback of callbacks) callback(catalogue.version);
  }
  function start(): Promise<void> {
    running = read().finally(() => {
      running = null;
    });
    return running;
  }
  return {
    current() {
      if (!catalogue) throw new Error("The catalogue has not been read yet");
      return catalogue;
    },
    refresh() {
      if (!running) return start();
      following ??= running
        .catch(() => {})
        .then(() => {
          following = null;
          return start();
        });
      return following;
    },
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}

/** The tables are read at one moment, so that the version belongs to what was read. */
async function readCatalogue(database: Database, last: Catalogue | null): Promise<Catalogue> {
  const since = last?.version ?? -1;
  const read = await readAtOnce(database, async (trx) => {
    const { version } = await trx.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
    if (version === since) return null;
    const changed = trx.selectFrom("products").select("id").where("changed_in", ">", since);
    return {
      version,
      rows: await trx.selectFrom("products").selectAll().where("changed_in", ">", since).execute(),
      belonging: await readBelonging(trx, changed),
      removed: await trx.selectFrom("removed_products").select("id").where("changed_in", ">", since).execute(),
      aliases: await trx.selectFrom("slug_aliases").selectAll().execute(),
      places: await readPlaces(trx),
    };
  });
  if (read === null && last) return last;
  if (read === null) throw new Error("The catalogue's state cannot be read");

  const products = new Map(last?.products);
  for (const { id } of read.removed) products.delete(id);
  for (const product of toStoredProducts(read.rows, read.belonging)) products.set(product.id, product);
  const { places } = read;
  // Made when first asked for, so that a write does not wait for what the next reader may not need.
  const listed = once(() => [...products.values()].filter(isPublic).sort(compareByName));
  const compatibility = once(() => matchCompatibility(listed()));
  const entries = classify(products, places, last);
  const aliasesOf = Map.groupBy(read.aliases, ({ product_id }) => product_id);
  const indexable: Indexable = {
    products,
    describe: (product) =>
      toSearchableProduct(places, product, aliasesOf.get(product.id)?.map(({ slug }) => slug) ?? []),
  };
  const changed = new Set([...read.rows, ...read.removed].map(({ id }) => id));
  const index = indexProducts(indexable, last && sameNames(last, places) ? last.indexed : null, changed);
  // After a start, all but searching can be answered already; after a write, all is to be up to date.
  if (last) await index;
  else index.catch(() => {});
  return {
    version: read.version,
    products,
    get listed() {
      return listed();
    },
    bySlug: new Map([
      ...read.aliases.map(({ slug, product_id }): [string, number] => [slug, product_id]),
      ...[...products.values()].map(({ slug, id }): [string, number] => [slug, id]),
    ]),
    ...places,
    get compatibility() {
      return compatibility();
    },
    entries,
    search: async (text) => (await index).search(text, (id) => compatibility().accessories.get(id) ?? []),
    indexed: { ...indexable, index },
  };
}

/** Whether all that products are sorted under is called and ordered as before. */
function sameNames(last: Places, next: Places): boolean {
  const named = ({ brands, categories, subcategories }: Places) =>
    JSON.stringify([brands, categories, subcategories].map((places) => [...places.values()]));
  return named(last) === named(next);
}

/** Classifies what is new; the rest stays as it was, unless a name that it is classified by has changed. */
function classify(
  products: ReadonlyMap<number, StoredProduct>,
  places: Places,
  last: Catalogue | null,
): Map<number, ClassifiedProduct> {
  const keep = last !== null && sameNames(last, places);
  return new Map(
    [...products].map(([id, product]) => {
      const before = keep && last.products.get(id) === product ? last.entries.get(id) : undefined;
      return [id, before ?? toClassifiedProduct(places, product)];
    }),
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
