/** Holds pages within a bound of memory: those asked for again are safe from a flood of those asked for once. */
import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page.ts";
import type { Encoding } from "./encoding.ts";

/** The part of the memory that pages share which nobody has asked for again yet. */
const PROBATION_SHARE = 1 / 4;
/** What a page takes beside its content, bytes: the objects around it, roughly. */
const OVERHEAD = 1_000;

/** Where a page in one encoding is held. */
export function toStoreKey(pageKey: string, encoding: Encoding): string {
  return `${encoding} ${pageKey}`;
}

export class PageStore {
  /** Asked for once. */
  readonly #probation: LRUCache<string, CachedPage>;
  /** Asked for again. */
  readonly #protected: LRUCache<string, CachedPage>;

  /** At most so many bytes. */
  constructor(most: number) {
    this.#probation = createLru(Math.floor(most * PROBATION_SHARE));
    this.#protected = createLru(Math.floor(most * (1 - PROBATION_SHARE)));
  }

  /** Bytes in use, as far as they can be counted. */
  get size(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize;
  }

  /** Counts as asking for it. */
  get(key: string): CachedPage | null {
    const onProbation = this.#probation.peek(key);
    if (onProbation) {
      this.#probation.delete(key);
      this.#protected.set(key, onProbation);
    }
    const page = this.#protected.get(key);
    return page && (page.until === Number.POSITIVE_INFINITY || page.until > performance.now()) ? page : null;
  }

  /** One that is larger than the memory is not held. */
  set(key: string, page: CachedPage): void {
    this.#probation.set(key, page);
  }
}

function createLru(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf });
}

function sizeOf({ headers, body }: CachedPage, key: string): number {
  const text = headers.reduce((sum, [name, value]) => sum + name.length + value.length, key.length);
  return OVERHEAD + text + body.byteLength;
}
