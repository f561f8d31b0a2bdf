/** Holds pages within a bound of memory: those asked for again are safe from a flood of those asked for once. */
import { LRUCache } from "lru-cache";
import type { Encoding } from "./encoding.ts";
import type { KeptPage } from "./kept-page.ts";

/** The part of the memory that pages share which nobody has asked for again yet. */
const TRIAL = 1 / 4;
/** What a page takes beside its content, bytes: the objects around it, roughly. */
const OVERHEAD = 1_000;

/** Where a page in one encoding is held. */
export function toStoreKey(pageKey: string, encoding: Encoding): string {
  return `${encoding} ${pageKey}`;
}

export class PageStore {
  /** Asked for once. */
  readonly #tried: LRUCache<string, KeptPage>;
  /** Asked for again. */
  readonly #proven: LRUCache<string, KeptPage>;

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
    const page = this.#proven.get(key);
    return page && page.until > performance.now() ? page : null;
  }

  /** One that is larger than the memory is not held. */
  set(key: string, page: KeptPage): void {
    this.#tried.set(key, page);
  }
}

function createLru(maxSize: number): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf });
}

function sizeOf({ headers, body }: KeptPage, key: string): number {
  const text = headers.reduce((sum, [name, value]) => sum + name.length + value.length, key.length);
  return OVERHEAD + text + body.byteLength;
}
