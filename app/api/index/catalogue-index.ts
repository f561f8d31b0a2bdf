/** The catalogue's index: built at the first start, updated after each write of any process. */
import type { Database } from "../database/database.ts";
import type { Synonym } from "../search/english-names.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueState, readState } from "./catalogue-state.ts";
import { createCompatibility } from "./compatibility.ts";
import { IndexFile } from "./index-file.ts";
import { countPlaces, type PlaceCounts } from "./place-counts.ts";
import { createProductReader } from "./product-reader.ts";
import { createSearch } from "./search.ts";
import { updateIndex } from "./update-index.ts";

export interface CatalogueIndex {
  /** The catalogue as last read. @throws before the first `refresh`. */
  current(): Catalogue;
  /** Reads what has changed since the last time; calls during one are answered by one that follows. */
  refresh(): Promise<void>;
  /** Calls back with each new version; returns how to stop. */
  onChange(callback: (version: number) => void): () => void;
  /** What answers go by: the version. */
  revision(): string;
  close(): void;
}

/**
 * @param options `file` keeps the index, without it each start makes it; `synonyms` are what the dealer's folder says
 * that customers call things, and the API's own come on top
 */
export function createCatalogueIndex(
  database: Database,
  { file = null, synonyms = [] }: { file?: string | null; synonyms?: readonly Synonym[] } = {},
): CatalogueIndex {
  const index = new IndexFile(file);
  const reader = createProductReader(database);
  const compatibility = createCompatibility(index);
  const { search, nearest, setSynonyms } = createSearch(index, compatibility);
  const callbacks = new Set<(version: number) => void>();
  let state: CatalogueState | null = null;
  let catalogue: Catalogue | null = null;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;

  async function read(): Promise<void> {
    const next = await readState(database, state);
    if (next === null) return;
    await updateIndex(index, database.db, next).catch((error: Error) => {
      index.undo();
      throw error;
    });
    if (JSON.stringify(next.synonyms) !== JSON.stringify(state?.synonyms)) {
      setSynonyms([...synonyms, ...next.synonyms]);
    }
    state = next;
    catalogue = toCatalogue(next);
    for (const callback of callbacks) callback(next.version);
  }

  function toCatalogue({ version, places }: CatalogueState): Catalogue {
    let counted: { counts: PlaceCounts; changes: number } | null = null;
    return {
      version,
      ...places,
      index,
      compatibility,
      counts() {
        const { changes } = index;
        if (counted?.changes !== changes) counted = { counts: countPlaces(index.sets, places), changes };
        return counted.counts;
      },
      ...reader,
      search,
      nearest,
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
          return running ?? start();
        });
      return following;
    },
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    revision: () => String(catalogue?.version ?? 0),
    close: () => index.close(),
  };
}
