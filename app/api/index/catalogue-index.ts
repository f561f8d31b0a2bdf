/** The catalogue's index: built at the first start, updated after each write of any process. */
import { createWorker } from "#app/processes/worker.ts";
import type { Database } from "../database/database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { type Log, SILENT } from "../log.ts";
import { pageWordsIn, synonymsIn } from "../search/synonyms.ts";
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

/** Puts an index that is filled in the place of the former one. */
type TakeIndex = () => Promise<IndexFile>;

/** Delay before the index is updated again after a failure. */
const RETRY_MS = 30_000;

/** @param file stores the index between starts; null for a temporary one */
export function createCatalogueIndex(
  database: Database,
  { file = null, log = SILENT }: { file?: string | null; log?: Log } = {},
) {
  const lock = file === null ? null : lockIndex(file);
  /** Where this process keeps its index; null where another process has the file. */
  const place = lock && file;
  const worker = createWorker<BuildJob, void>({
    module: "api/index/build-index.ts",
    heapMb: 512,
    timeoutMs: 600_000,
  });
  let searchable: ReturnType<typeof serve> | null = null;
  let state: CatalogueState | null = null;
  let catalogue: IndexedCatalogue | null = null;
  let running = Promise.resolve();
  let following: Promise<void> | null = null;
  let filling: Promise<TakeIndex> | null = null;
  /** The next index, which the next `read` takes. */
  let filled: TakeIndex | null = null;
  let ready = Promise.resolve();
  const retries = new Map<() => Promise<void>, NodeJS.Timeout>();

  async function read(): Promise<void> {
    if (filled || !searchable) searchable = serve(await open());
    const { index } = searchable;
    const { identity, version } = await readVersion(database.db);
    const isRead = index.state?.identity === identity && index.state.version === version;
    if (isRead && catalogue?.index === index) return;
    const next = await readState(database.db, index.state?.version, state);
    const update = await updateIndex(index, database.db, next).catch((error) => {
      if (!isDamage(error)) throw error;
      index.rows.onDamage(error);
    });
    if (update === undefined) return read();
    if (update === "useless") {
      log.warn({ version }, "The index does not match the catalogue and is built again");
      await fill();
      return read();
    }
    if (update === "outdated" && !filling) renew();
    if (next.documents !== state?.documents || index !== catalogue?.index) {
      searchable.setSynonyms(synonymsIn(next.documents));
      searchable.setPageWords(pageWordsIn(next.documents));
    }
    state = next;
    catalogue = toIndexedCatalogue(next, searchable, database.db);
  }

  /** The next index if it is filled; else the stored one; else a new one. */
  async function open(): Promise<IndexFile> {
    const stored = place && !filled ? openIndex(place) : null;
    if (stored) return IndexFile.open(stored);
    const take = filled ?? (await fill());
    filled = null;
    return take();
  }

  function fill(): Promise<TakeIndex> {
    filling ??= fillNext()
      .then((take) => {
        filled = take;
        return take;
      })
      .finally(() => {
        filling = null;
      });
    return filling;
  }

  /** Fills a file, in another process once this one answers requests; else a temporary index. */
  async function fillNext(): Promise<TakeIndex> {
    if (place) {
      const file = `${place}.new`;
      try {
        if (catalogue) await worker.run({ settings: database.settings, file });
        else (await buildIndex(database.db, file)).close();
        return () => IndexFile.open(replaceIndex(file, place, searchable?.index.db ?? null));
      } catch (error) {
        log.error({ err: error }, "The index's file could not be written; a temporary one is used");
      }
    }
    const index = await buildIndex(database.db, null);
    return async () => index;
  }

  /** Replaces an outdated index, and raises the version: nothing made from it is kept. */
  async function renew(): Promise<void> {
    clearTimeout(retries.get(renew));
    try {
      await fill();
      await writeCatalogue(database, async () => {});
      await refresh();
    } catch (error) {
      retry(renew, error);
    }
  }

  /** A damaged index is built again; requests wait for it. */
  function serve(index: IndexFile) {
    index.rows.onDamage = (error) => {
      if (searchable?.index !== index) return;
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
    return refresh().catch((error) => retry(catchUp, error));
  }

  function retry(work: () => Promise<void>, error: unknown): void {
    log.error({ err: error }, "The index could not be updated; lists may lack the latest changes");
    clearTimeout(retries.get(work));
    retries.set(work, setTimeout(work, RETRY_MS).unref());
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
    /** Identifies the version in this history of the database; cached responses depend on it. */
    revision: () => `${state?.identity ?? ""} ${state?.version ?? 0}`,
    close() {
      for (const timer of retries.values()) clearTimeout(timer);
      worker.stop();
      searchable?.index.close();
      lock?.close();
    },
  };
}
