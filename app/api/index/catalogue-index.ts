/** The catalogue's index: built at the first start, updated after each write of any process. */
import type { Synonym } from "#app/contract/synonyms.ts";
import type { Database } from "../database/database.ts";
import { type Log, SILENT } from "../log.ts";
import { type IndexedCatalogue, toIndexedCatalogue } from "./catalogue.ts";
import { type CatalogueState, readState } from "./catalogue-state.ts";
import { createCompatibility } from "./compatibility.ts";
import { IndexFile } from "./index-file.ts";
import { isDamage, removeIndex } from "./open-index.ts";
import { createSearch } from "./search.ts";
import { updateIndex } from "./update-index.ts";

export interface CatalogueIndex {
  /** The catalogue as last read. @throws before the first `refresh`. */
  current(): IndexedCatalogue;
  /** Reads changes of the database; calls during a refresh resolve after the next one. */
  refresh(): Promise<void>;
  /** Refreshes; if that fails, logs the error and tries again later. Never rejects. */
  catchUp(): Promise<void>;
  /** Resolves when a damaged file is replaced. */
  ready(): Promise<void>;
  /** Calls back with each new version. @returns a function that unsubscribes */
  onChange(callback: (version: number) => void): () => void;
  /** Identifies the version in this history of the database; cached responses depend on it. */
  revision(): string;
  close(): void;
}

interface CatalogueIndexOptions {
  /** Stores the index between starts; null for a temporary one. */
  file?: string | null;
  /** Synonyms of the shop's folder; those of the API are added. */
  synonyms?: readonly Synonym[];
  log?: Log;
}

/** Delay before the index is updated again after a failure. */
const RETRY_MS = 30_000;

function openSearchable(file: string | null) {
  const index = new IndexFile(file);
  const compatibility = createCompatibility(index);
  return { index, compatibility, ...createSearch(index, compatibility) };
}

export function createCatalogueIndex(
  database: Database,
  { file = null, synonyms = [], log = SILENT }: CatalogueIndexOptions = {},
): CatalogueIndex {
  let searchable = openSearchable(file);
  searchable.index.onDamage = replace;
  const callbacks = new Set<(version: number) => void>();
  let state: CatalogueState | null = null;
  let revision = " 0";
  let catalogue: IndexedCatalogue | null = null;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  let ready = Promise.resolve();
  let nextTry: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const { index, setSynonyms } = searchable;
    const next = await readState(database, state);
    if (next === null) return;
    try {
      if (await updateIndex(index, database.db, next))
        log.warn({ version: next.version }, "The index lacked products and was built again");
    } catch (error) {
      if (isDamage(error)) index.onDamage(error);
      if (index === searchable.index) {
        index.undo();
        throw error;
      }
    }
    if (index !== searchable.index) return read();
    if (JSON.stringify(next.synonyms) !== JSON.stringify(state?.synonyms)) {
      setSynonyms(withStored(synonyms, next.synonyms));
    }
    state = next;
    revision = `${next.identity} ${next.version}`;
    if (catalogue && catalogue.index !== index) catalogue.index.close();
    catalogue = toIndexedCatalogue(next, searchable, database.db);
    for (const callback of callbacks) callback(next.version);
  }

  /** Makes a temporary index. Leaves the damaged file open for the queries in progress. */
  function replace(error: unknown): void {
    const damaged = searchable.index;
    searchable = openSearchable(null);
    damaged.onDamage = () => {};
    state = null;
    try {
      const location = damaged.db.location();
      if (location) removeIndex(location);
    } catch {
      // The disk may be read-only now; the next start makes the file again.
    }
    log.error({ err: error }, "The index is damaged; a temporary one is made from the database");
    ready = catchUp();
  }

  function start(): Promise<void> {
    running = read().finally(() => {
      running = null;
    });
    return running;
  }

  function refresh(): Promise<void> {
    if (!running) return start();
    following ??= running
      .catch(() => {})
      .then(() => {
        following = null;
        return running ?? start();
      });
    return following;
  }

  function catchUp(): Promise<void> {
    return refresh().catch((error: Error) => {
      clearTimeout(nextTry);
      log.error({ err: error }, "The index could not be updated; lists show the state before");
      nextTry = setTimeout(catchUp, RETRY_MS).unref();
    });
  }

  return {
    current() {
      if (!catalogue) throw new Error("The catalogue has not been read yet");
      return catalogue;
    },
    refresh,
    catchUp,
    ready: () => ready,
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    revision: () => revision,
    close() {
      clearTimeout(nextTry);
      for (const index of new Set([catalogue?.index, searchable.index])) index?.close();
    },
  };
}

/** The desk's synonyms of a word replace those of the shop's folder. */
function withStored(synonyms: readonly Synonym[], stored: readonly Synonym[]) {
  const toKey = (word: string) => word.trim().toLowerCase();
  const words = new Set(stored.flatMap(({ from }) => from.map(toKey)));
  return [
    ...synonyms.filter(({ from }) => !from.some((word) => words.has(toKey(word)))),
    ...stored,
  ];
}
