/** Holds pages within a bound of memory: those asked for again are safe from a flood of those asked for once. */
import { LRUCache } from "lru-cache";
import type { KeptPage } from "./kept-page.ts";

interface Entry {
  page: KeptPage;
  /** On the clock of `performance.now()`. */
  until: number;
}

/** The part of the memory that pages share which nobody has asked for again yet. */
const TRIAL = 1 / 4;
/** What a page takes beside its content, bytes: the objects around it, roughly. */
const OVERHEAD = 1_000;

export class PageStore {
  /** Asked for once. */
  readonly #tried: LRUCache<string, Entry>;
  /** Asked for again. */
  readonly #proven: LRUCache<string, Entry>;

  /** At most so many bytes. */
  constructor(most: number) {
    this.#tried = createLru(Math.floor(most * TRIAL));
    this.#proven = createLru(Math.floor(most * (1 - TRIAL)));
  }

  /** Bytes in use, as far as they can be counted. */
  get size(): number {
    return this.#tried.calculatedSize + this.#proven.calculatedSize;
  }

  /** Counts as asking for it. */
  get(key: string): KeptPage | null {
    const tried = this.#tried.peek(key);
    if (tried) {
      this.#tried.delete(key);
      this.#proven.set(key, tried);
    }
    const entry = this.#proven.get(key);
    return entry && entry.until > performance.now() ? entry.page : null;
  }

  /** For so many milliseconds; one that is larger than the memory is not held. */
  set(key: string, page: KeptPage, lasts = Number.POSITIVE_INFINITY): void {
    const entry = { page, until: performance.now() + lasts };
    if (this.#proven.has(key)) this.#proven.set(key, entry);
    else this.#tried.set(key, entry);
  }

  clear(): void {
    this.#tried.clear();
    this.#proven.clear();
  }
}

function createLru(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf });
}

function sizeOf({ page }: Entry, key: string): number {
  const headers = page.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return OVERHEAD + key.length + headers + page.body.byteLength;
}
