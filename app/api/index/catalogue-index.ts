/** The catalogue's index: built at the first start, updated after each write of any process. */
import type { Database } from "../database/database.ts";
import { type Log, SILENT } from "../log.ts";
import { synonymsIn } from "../search/synonyms.ts";
import {
  type CatalogueState,
  type IndexedCatalogue,
  readState,
  toIndexedCatalogue,
} from "./catalogue.ts";
import { createCompatibility } from "./compatibility.ts";
import { IndexFile } from "./index-file.ts";
import {
  createIndex,
  isDamage,
  isUnwritable,
  leave,
  lockIndex,
  openIndex,
  putInPlace,
} from "./open-index.ts";
import { createSearch } from "./search.ts";
import { fillIndex, updateIndex } from "./update-index.ts";

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
  log?: Log;
}

/** Delay before the index is updated again after a failure. */
const RETRY_MS = 30_000;

function toSearchable(index: IndexFile) {
  const compatibility = createCompatibility(index);
  return { index, compatibility, ...createSearch(index, compatibility) };
}

export function createCatalogueIndex(
  database: Database,
  { file = null, log = SILENT }: CatalogueIndexOptions = {},
): CatalogueIndex {
  const lock = file === null ? null : lockIndex(file);
  /** Where this process keeps its index; null where another process has the file. */
  const place = lock && file;
  const opened = place === null ? null : openIndex(place);
  let searchable = opened && serve(new IndexFile(opened));
  const callbacks = new Set<(version: number) => void>();
  let state: CatalogueState | null = null;
  let revision = " 0";
  let catalogue: IndexedCatalogue | null = null;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  let ready = Promise.resolve();
  let isDamaged = false;
  let nextTry: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const next = await readState(database, isDamaged ? null : state);
    if (next === null) return;
    if (!(await isUpdated(next))) {
      searchable = await build(next);
      [isDamaged, state] = [false, null];
    }
    if (searchable === null) return;
    if (next.documents !== state?.documents) searchable.setSynonyms(synonymsIn(next.documents));
    state = next;
    revision = `${next.identity} ${next.version}`;
    catalogue = toIndexedCatalogue(next, searchable, database.db);
    for (const callback of callbacks) callback(next.version);
  }

  async function isUpdated(next: CatalogueState): Promise<boolean> {
    if (searchable === null || isDamaged) return false;
    const { index } = searchable;
    try {
      return await updateIndex(index, database.db, next, log);
    } catch (error) {
      if (!isDamage(error)) throw error;
      index.onDamage(error);
      return false;
    }
  }

  /** Fills a new file, which replaces the one that is read meanwhile. */
  async function build(next: CatalogueState) {
    const index = await fill(next, place && `${place}.new`);
    const path = index.db.location();
    const before = searchable?.index.db ?? null;
    if (place && path) {
      index.close();
      index.reopen(await putInPlace(path, place, before));
    } else if (before) leave(before);
    return serve(index);
  }

  /** Fills an index; a temporary one where the file cannot be written. */
  async function fill(next: CatalogueState, path: string | null): Promise<IndexFile> {
    let index: IndexFile | null = null;
    try {
      index = new IndexFile(createIndex(path));
      await fillIndex(index, database.db, next);
      return index;
    } catch (error) {
      index?.close();
      if (path === null || !isUnwritable(error)) throw error;
      log.error({ err: error }, "The index's file could not be written; a temporary one is used");
      return fill(next, null);
    }
  }

  /** A damaged index is built again; requests wait for it. */
  function serve(index: IndexFile) {
    index.onDamage = (error) => {
      index.onDamage = () => {};
      isDamaged = true;
      log.error({ err: error }, "The index is damaged and is built again from the database");
      ready = catchUp();
    };
    return toSearchable(index);
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
      log.error(
        { err: error },
        "The index could not be updated; lists may lack the latest changes",
      );
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
      searchable?.index.close();
      lock?.close();
    },
  };
}
