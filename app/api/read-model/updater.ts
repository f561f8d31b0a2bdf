/** Brings what is kept of the products in step with the database, in short pieces. */
import type { Database } from "../database/database.ts";
import type { Document } from "../search/searchable-product.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import type { DerivedFile, DerivedRow, ProductState } from "./derived-file.ts";
import { type Derived, derive } from "./projections.ts";
import { changedPlaces, namesOf, productsUnder } from "./renamed.ts";
import type { Places } from "./rows.ts";
import { readBelonging } from "./rows.ts";
import type { ProductStore } from "./store.ts";
import { toStoredProducts } from "./stored.ts";
import { takingTurns } from "./turns.ts";

/** Products read at once: few enough for one short piece of work. */
const AT_ONCE = 50;
const STATES_AT_ONCE = 5_000;

export interface Updater {
  /** The first time: from the derived file where it is still true, else from the database. */
  load(state: CatalogueState): Promise<void>;
  /** After a write: what has changed since a version, and what stands under a changed name. */
  update(state: CatalogueState, since: number, last: Places): Promise<void>;
  /** Resolves once the search's index is complete. */
  indexed(): Promise<void>;
}

export function createUpdater({ db }: Database, store: ProductStore, file: DerivedFile | null): Updater {
  let indexed: Promise<void> = Promise.resolve();

  async function load(state: CatalogueState): Promise<void> {
    const pause = takingTurns();
    const states = await readStates(pause);
    const names = namesOf(state.places);
    const gone: number[] = [];
    if (file) {
      const renamed = changedPlaces(file.names(), state.places);
      for (const row of file.entries()) {
        const now = states.get(row.id);
        if (!now) gone.push(row.id);
        else if (now.changed_in === row.changed_in && now.updated_at === row.updated_at) {
          store.set(JSON.parse(row.entry) as Derived);
          states.delete(row.id);
        }
        await pause();
      }
      for (const id of productsUnder(renamed, store.heads.values())) {
        states.set(id, { id, changed_in: 0, updated_at: "" });
      }
    }
    const known = new Set(store.heads.keys());
    for (const id of states.keys()) known.delete(id);
    await readProducts([...states.keys()], state.places, pause);
    await store.table.orderInSlices(pause);
    file?.write([], gone, names);
    indexed = indexDocuments(known);
    indexed.catch(() => {});
    if (known.size < STATES_AT_ONCE) await indexed;
  }

  /** The documents of products that came from the file. */
  async function indexDocuments(known: ReadonlySet<number>): Promise<void> {
    if (!file || known.size === 0) return;
    const pause = takingTurns();
    const missing = new Set(known);
    for (const { id, document } of file.documents()) {
      if (!missing.delete(id)) continue;
      store.addDocument(JSON.parse(document) as Document);
      await pause();
    }
  }

  async function update({ version, places, removed }: CatalogueState, since: number, last: Places): Promise<void> {
    await indexed;
    const changed = await db.selectFrom("products").select("id").where("changed_in", ">", since).execute();
    const ids = new Set(changed.map(({ id }) => id));
    for (const id of productsUnder(changedPlaces(namesOf(last), places), store.heads.values())) ids.add(id);
    const pause = takingTurns();
    await readProducts([...ids], places, pause);
    const gone = removed.filter((id) => !ids.has(id));
    for (const id of gone) store.delete(id);
    file?.write([], gone, namesOf(places));
    void version;
  }

  /** Every product's state, by id. */
  async function readStates(pause: () => Promise<void> | undefined): Promise<Map<number, ProductState>> {
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

  async function readProducts(
    ids: readonly number[],
    places: Places,
    pause: () => Promise<void> | undefined,
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const part = ids.slice(at, at + AT_ONCE);
      const rows = await db.selectFrom("products").selectAll().where("id", "in", part).execute();
      const belonging = await readBelonging(db, part);
      const aliases = await db.selectFrom("slug_aliases").selectAll().where("product_id", "in", part).execute();
      const slugs = Map.groupBy(aliases, ({ product_id }) => product_id);
      const written: (DerivedRow & { document: string })[] = [];
      for (const product of toStoredProducts(rows, belonging)) {
        const { id, changed_in, updated_at } = product;
        const { derived, document } = derive(places, product, slugs.get(id)?.map(({ slug }) => slug) ?? []);
        store.set(derived);
        store.addDocument(document);
        if (file) {
          const texts = { entry: JSON.stringify(derived), document: JSON.stringify(document) };
          written.push({ id, changed_in, updated_at, ...texts });
        }
        await pause();
      }
      file?.write(written, [], null);
      await pause();
    }
  }

  return { load, update, indexed: () => indexed };
}
