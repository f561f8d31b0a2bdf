/** The catalogue in memory: built at the start, brought up to date after each write, whoever wrote. */
import type { Database } from "../database/database.ts";
import type { Synonym } from "../search/english-names.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueState, readState } from "./catalogue-state.ts";
import { openDerivedFile } from "./derived-file.ts";
import { countPlaces } from "./place-counts.ts";
import { createProductReader } from "./product-reader.ts";
import { ProductStore } from "./store.ts";
import { createUpdater } from "./updater.ts";

export interface ReadModel {
  /** The catalogue as last read. @throws before the first `refresh`. */
  current(): Catalogue;
  /** Reads what has changed since the last time; calls during one are answered by one that follows. */
  refresh(): Promise<void>;
  /** Calls back with each new version; returns how to stop. */
  onChange(callback: (version: number) => void): () => void;
  /** What answers go by: the version, and whether the search was ready. */
  revision(): string;
  /** Ends when the search index is built; until then searches look through names alone. */
  indexed(): Promise<void>;
  close(): void;
}

interface ReadModelOptions {
  /** Where to keep what was worked out of the products; without it each start works it out. */
  file?: string;
  /** What the dealer's folder says that customers call things; the API's own come on top. */
  synonyms?: readonly Synonym[];
}

export function createReadModel(database: Database, { file, synonyms = [] }: ReadModelOptions = {}): ReadModel {
  const store = new ProductStore();
  const derived = file === undefined ? null : openDerivedFile(file);
  const updater = createUpdater(database, store, derived);
  const reader = createProductReader(database, (id) => store.heads.get(id));
  const callbacks = new Set<(version: number) => void>();
  let catalogue: Catalogue | null = null;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  let taken = "[]";

  async function read(): Promise<void> {
    const since = catalogue?.version ?? -1;
    const state = await readState(database, since);
    if (state === null) return;
    takeSynonyms([...synonyms, ...state.synonyms]);
    if (catalogue) await updater.update(state, since, catalogue);
    else await updater.load(state);
    catalogue = toCatalogue(state);
    for (const callback of callbacks) callback(catalogue.version);
  }

  function takeSynonyms(all: readonly Synonym[]): void {
    const text = JSON.stringify(all);
    if (text !== taken) store.index.setSynonyms(all);
    taken = text;
  }

  function toCatalogue({ version, places }: CatalogueState): Catalogue {
    const { heads, table, visibility, compatibility, index } = store;
    const counts = once(() => countPlaces(heads.values(), places));
    return {
      version,
      ...places,
      heads,
      table,
      visibility,
      compatibility,
      counts,
      ...reader,
      isIndexed: updater.isIndexed,
      async search(text, exact = false) {
        await updater.indexed();
        return index.search(text, { exact, partsOf: (machines) => compatibility.partsOf(machines) });
      },
      async nearest(text) {
        await updater.indexed();
        return index.nearest(text, MOST_NEAREST);
      },
    };
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
    revision: () => `${catalogue?.version ?? 0}${updater.isIndexed() ? "" : "-names"}`,
    indexed: () => updater.indexed(),
    close() {
      updater.close();
      derived?.close();
    },
  };
}

const MOST_NEAREST = 5;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
