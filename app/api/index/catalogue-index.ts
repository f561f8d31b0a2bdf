/** The catalogue's index: built at the first start, updated after each write of any process. */
import { createWorker } from "#app/processes/worker.ts";
import type { Database } from "../database/database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { type Log, SILENT } from "../log.ts";
import { synonymsIn } from "../search/synonyms.ts";
import type { BuildJob } from "./build-index.ts";
import {
  type CatalogueState,
  type IndexedCatalogue,
  readState,
  readVersion,
  toIndexedCatalogue,
} from "./catalogue.ts";
import { createCompatibility } from "./compatibility.ts";
import { IndexFile } from "./index-file.ts";
import { isDamage, lockIndex, openIndex, removeIndex, replaceIndex } from "./open-index.ts";
import { createSearch } from "./search.ts";
import { buildIndex, updateIndex } from "./update-index.ts";

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>;

interface CatalogueIndexOptions {
  /** Stores the index between starts; null for a temporary one. */
  file?: string | null;
  log?: Log;
}

/** Delay before the index is updated again after a failure. */
const RETRY_MS = 30_000;

export function createCatalogueIndex(
  database: Database,
  { file = null, log = SILENT }: CatalogueIndexOptions = {},
) {
  const lock = file === null ? null : lockIndex(file);
  /** Where this process keeps its index; null where another process has the file. */
  const place = lock && file;
  const worker = createWorker<BuildJob, void>({
    module: "api/index/build-index.ts",
    heapMb: 512,
    timeoutMs: 600_000,
  });
  const callbacks = new Set<(version: number) => void>();
  let searchable: ReturnType<typeof serve> | null = null;
  let state: CatalogueState | null = null;
  let catalogue: IndexedCatalogue | null = null;
  let revision = " 0";
  let running = Promise.resolve();
  let following: Promise<void> | null = null;
  let building: Promise<void> | null = null;
  let isBuilt = false;
  let ready = Promise.resolve();
  let nextTry: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    if (isBuilt) {
      isBuilt = false;
      searchable = serve(place ? await take(place) : await buildIndex(database, null));
    }
    searchable ??= serve(await open());
    const { index } = searchable;
    const { identity, version } = await readVersion(database.db);
    const isRead = index.state?.identity === identity && index.state.version === version;
    if (isRead && catalogue?.index === index) return;
    const next = await readState(database, index.state?.version, state);
    const update = await updateIndex(index, database.db, next).catch((error) => {
      if (!isDamage(error)) throw error;
      index.onDamage(error);
    });
    if (update === undefined) return read();
    if (update === "useless") {
      log.warn({ version }, "The index does not match the catalogue and is built again");
      if (catalogue) await rebuild();
      else searchable = serve(await build());
      return read();
    }
    if (update === "outdated" && !building) renew();
    searchable.setSynonyms(synonymsIn(next.documents));
    state = next;
    revision = `${next.identity} ${next.version}`;
    catalogue = toIndexedCatalogue(next, searchable, database.db);
    for (const callback of callbacks) callback(next.version);
  }

  /** The stored index; where it cannot be used, a new one. */
  async function open(): Promise<IndexFile> {
    const db = place === null ? null : openIndex(place);
    return db ? IndexFile.open(db) : build();
  }

  /** Fills an index while none answers. */
  async function build(): Promise<IndexFile> {
    if (place === null) return buildIndex(database, null);
    try {
      (await buildIndex(database, `${place}.new`)).close();
      return await take(place);
    } catch (error) {
      log.error({ err: error }, "The index's file could not be written; a temporary one is used");
      return buildIndex(database, null);
    }
  }

  /** Fills the next file in another process, while this index answers. */
  function rebuild(): Promise<void> {
    const { settings } = database;
    building ??= (place ? worker.run({ settings, file: `${place}.new` }) : Promise.resolve())
      .then(() => {
        isBuilt = true;
      })
      .finally(() => {
        building = null;
      });
    return building;
  }

  /** Replaces the file with the next one. */
  async function take(file: string): Promise<IndexFile> {
    replaceIndex(`${file}.new`, file, searchable?.index.db ?? null);
    const db = openIndex(file, true);
    if (!db) throw new Error(`${file} cannot be read`);
    return IndexFile.open(db);
  }

  /** Replaces an outdated index, and raises the version: nothing made from it is kept. */
  function renew(): void {
    rebuild()
      .then(() => writeCatalogue(database, async () => {}))
      .then(catchUp)
      .catch((error: Error) => {
        logFailure(error);
        nextTry = setTimeout(renew, RETRY_MS).unref();
      });
  }

  /** A damaged index is built again; requests wait for it. */
  function serve(index: IndexFile) {
    index.onDamage = (error) => {
      index.onDamage = () => {};
      log.error({ err: error }, "The index is damaged and is built again from the database");
      index.close();
      searchable = null;
      if (place) removeIndex(place);
      ready = catchUp();
    };
    const compatibility = createCompatibility(index);
    return { index, compatibility, ...createSearch(index, compatibility) };
  }

  /** Reads changes of the database; calls during a refresh resolve after the next one. */
  function refresh(): Promise<void> {
    following ??= running
      .catch(() => {})
      .then(() => {
        following = null;
        running = read();
        return running;
      });
    return following;
  }

  /** Refreshes; if that fails, logs the error and tries again later. Never rejects. */
  function catchUp(): Promise<void> {
    return refresh().catch((error: Error) => {
      clearTimeout(nextTry);
      logFailure(error);
      nextTry = setTimeout(catchUp, RETRY_MS).unref();
    });
  }

  function logFailure(error: Error): void {
    log.error({ err: error }, "The index could not be updated; lists may lack the latest changes");
  }

  return {
    /** The catalogue as last read. @throws before the first `refresh`. */
    current() {
      if (!catalogue) throw new Error("The catalogue has not been read yet");
      return catalogue;
    },
    refresh,
    catchUp,
    /** Resolves when a damaged file is replaced. */
    ready: () => ready,
    /** Calls back with each new version. @returns a function that unsubscribes */
    onChange(callback: (version: number) => void) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    /** Identifies the version in this history of the database; cached responses depend on it. */
    revision: () => revision,
    close() {
      clearTimeout(nextTry);
      worker.stop();
      searchable?.index.close();
      lock?.close();
    },
  };
}
