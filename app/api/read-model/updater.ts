/** Brings what is kept of the products in step with the database, in short pieces. */
import { setTimeout } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { Document } from "../search/searchable-product.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import type { DerivedFile, DerivedRow, DocumentRow, ProductState } from "./derived-file.ts";
import { type Derived, toDerived, toProductDocument } from "./projections.ts";
import { readSearchable, readStates } from "./read-products.ts";
import { changedPlaces, namesOf, productsUnder } from "./renamed.ts";
import type { Places } from "./rows.ts";
import { readBelonging } from "./rows.ts";
import type { ProductStore } from "./store.ts";
import { CLASSIFIED_COLUMNS, toStored } from "./stored.ts";
import { type Pause, takingTurns } from "./turns.ts";

/** Products read at once: few enough for one short piece of work. */
const AT_ONCE = 50;
/** Where nothing long is read of them. */
const CLASSIFIED_AT_ONCE = 250;
/** Written to the file at once. */
const DOCUMENTS_AT_ONCE = 400;
const TRY_AGAIN_MS = 1_000;
/** With so few products the search is ready before the first answer. */
const FEW = 5_000;

export interface Updater {
  /**
   * The first time: from the derived file where it is still true, else from the database. Lists can be answered when it
   * ends; the search's index of a large catalogue is still being made.
   */
  load(state: CatalogueState): Promise<void>;
  /** After a write: what has changed since a version, and what stands under a changed name. */
  update(state: CatalogueState, since: number, last: Places): Promise<void>;
  isIndexed(): boolean;
  /** Resolves once the search's index is complete. */
  indexed(): Promise<void>;
  /** Before the database is closed. */
  close(): void;
}

export function createUpdater({ db }: Database, store: ProductStore, file: DerivedFile | null): Updater {
  let indexed: Promise<void> = Promise.resolve();
  let isIndexed = false;
  let isClosed = false;
  /** Products that the search's index still lacks. */
  const missing = new Set<number>();

  async function load(state: CatalogueState): Promise<void> {
    const pause = takingTurns();
    const states = await readStates(db, pause);
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
    await classifyProducts([...states.keys()], state.places, pause);
    await store.table.orderInPieces(pause);
    file?.write([], gone, names);
    for (const id of store.heads.keys()) missing.add(id);
    const isSmall = missing.size < FEW;
    indexed = isSmall ? indexDocuments(states, state.places) : indexUntilDone(states, state.places);
    indexed.catch(() => {});
    // What fails here fails the start, with its reason.
    if (isSmall) await indexed;
  }

  /** A database that is away for a while is asked again: without the rest, searches would go by names for ever. */
  async function indexUntilDone(changed: ReadonlyMap<number, unknown>, places: Places): Promise<void> {
    for (;;) {
      try {
        return await indexDocuments(changed, places);
      } catch (error) {
        if (isClosed) throw error;
        await setTimeout(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  /**
   * From the file what it has; the rest is worked out. A product that is written meanwhile is no longer missing.
   *
   * @param changed products whose documents in the file are no longer true
   */
  async function indexDocuments(changed: ReadonlyMap<number, unknown>, places: Places): Promise<void> {
    const pause = takingTurns();
    for (const { id, document } of file?.documents() ?? []) {
      if (changed.has(id) || !missing.delete(id)) continue;
      store.addDocument(JSON.parse(document) as Document);
      await pause();
    }
    const ids = [...missing];
    let documents: DocumentRow[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const part = ids.slice(at, at + AT_ONCE).filter((id) => missing.has(id));
      for (const { product, slugs } of await readSearchable(db, part)) {
        if (!missing.delete(product.id)) continue;
        const document = toProductDocument(places, product, slugs);
        store.addDocument(document);
        documents.push({ ...stateOf(product), document: JSON.stringify(document) });
        await pause();
      }
      if (documents.length >= DOCUMENTS_AT_ONCE || at + AT_ONCE >= ids.length) {
        file?.writeDocuments(documents);
        documents = [];
      }
      await pause();
    }
    await store.index.settle(pause);
    isIndexed = true;
  }

  async function update({ places, removed }: CatalogueState, since: number, last: Places): Promise<void> {
    const changed = await db.selectFrom("products").select("id").where("changed_in", ">", since).execute();
    const ids = new Set(changed.map(({ id }) => id));
    for (const id of productsUnder(changedPlaces(namesOf(last), places), store.heads.values())) ids.add(id);
    const pause = takingTurns();
    await readProducts([...ids], places, pause);
    const gone = removed.filter((id) => !ids.has(id));
    for (const id of gone) store.delete(id);
    await store.table.orderInPieces(pause);
    await store.index.settle(pause);
    file?.write([], gone, namesOf(places));
  }

  /** What lists and filters know of products, without what the search knows. */
  async function classifyProducts(ids: readonly number[], places: Places, pause: Pause): Promise<void> {
    for (let at = 0; at < ids.length; at += CLASSIFIED_AT_ONCE) {
      const part = ids.slice(at, at + CLASSIFIED_AT_ONCE);
      const rows = await db.selectFrom("products").select(CLASSIFIED_COLUMNS).where("id", "in", part).execute();
      const written: DerivedRow[] = [];
      for (const product of toStored(rows, await readBelonging(db, part))) {
        const derived = toDerived(places, product);
        store.set(derived);
        if (file) written.push({ ...stateOf(product), entry: JSON.stringify(derived), document: null });
        await pause();
      }
      file?.write(written, [], null);
      await pause();
    }
  }

  async function readProducts(ids: readonly number[], places: Places, pause: Pause): Promise<void> {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const written: DerivedRow[] = [];
      for (const { product, slugs } of await readSearchable(db, ids.slice(at, at + AT_ONCE))) {
        const derived = toDerived(places, product);
        const document = toProductDocument(places, product, slugs);
        store.set(derived);
        store.addDocument(document);
        missing.delete(product.id);
        if (file) {
          const texts = { entry: JSON.stringify(derived), document: JSON.stringify(document) };
          written.push({ ...stateOf(product), ...texts });
        }
        await pause();
      }
      file?.write(written, [], null);
      await pause();
    }
  }

  return {
    load,
    update,
    isIndexed: () => isIndexed,
    indexed: () => indexed,
    close() {
      isClosed = true;
    },
  };
}

function stateOf({ id, changed_in, updated_at }: ProductState): ProductState {
  return { id, changed_in, updated_at };
}
