/**
 * The index: the rows of its file, and in memory the sets, the words and the product of each slot.
 */
import type { DatabaseSync } from "node:sqlite";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { FacetSets } from "#app/catalogue/facet-sets.ts";
import type { IndexedList } from "#app/catalogue/indexed-list.ts";
import { NameOrder } from "#app/catalogue/name-order.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { stem } from "#app/catalogue/words.ts";
import { FIELDS } from "../search/searchable-text.ts";
import type { IndexedProduct } from "./describe-product.ts";
import { IndexRows, type IndexState } from "./index-rows.ts";
import { isDamage } from "./open-index.ts";

export class IndexFile implements IndexedList {
  db: DatabaseSync;
  #rows: IndexRows;
  readonly sets: FacetSets;
  /** The definitions that the specifications in `sets` were read by, in the shop's order. */
  definitions: readonly SpecificationDefinition[];
  /** The product's id by slot; none or 0 for a free slot. */
  readonly #ids: number[] = [];
  /** By slot. */
  readonly prices: (number | null)[] = [];
  readonly #slots = new Map<number, number>();
  readonly #free: number[];
  #order: NameOrder | null = null;
  /** The catalogue's spelling of each word that it has or had, by its stem. */
  readonly words: Map<string, string>;
  /** The number of products written or deleted. */
  changes = 0;
  /** Called by a query that detects a damaged file. */
  onDamage: (error: unknown) => void = () => {};

  constructor(db: DatabaseSync) {
    this.db = db;
    this.#rows = new IndexRows(db);
    for (const { slot, id, price } of this.#rows.products()) {
      this.#ids[slot] = id;
      this.prices[slot] = price;
      this.#slots.set(id, slot);
    }
    // The smallest slot first: the full-text table buffers rows that come in ascending order.
    this.#free = [...this.#ids.keys()].filter((slot) => !this.#ids[slot]).reverse();
    this.definitions = this.state()?.definitions ?? [];
    this.words = this.#rows.words();
    this.sets = new FacetSets(Bitmap.of([...this.#slots.values()]));
    for (const set of this.#rows.sets()) this.sets.restore(set);
  }

  /** Continues in another file with the same content. */
  reopen(db: DatabaseSync): void {
    this.db = db;
    this.#rows = new IndexRows(db);
  }

  get order(): NameOrder {
    this.#order ??= this.query(() => new NameOrder(Uint32Array.from(this.#rows.slotsByName())));
    return this.#order;
  }

  query<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (isDamage(error)) this.onDamage(error);
      throw error;
    }
  }

  /** The number of products. */
  get size(): number {
    return this.#slots.size;
  }

  /** One more than the largest slot. */
  get slots(): number {
    return this.#ids.length;
  }

  idOf(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Null in a new file. */
  state(): IndexState | null {
    return this.#rows.state();
  }

  put(product: IndexedProduct): void {
    const { id, price, facets, text } = product;
    const known = this.#slots.get(id);
    if (known !== undefined) this.#rows.delete(known, id);
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    this.#ids[slot] = id;
    this.prices[slot] = price;
    this.#slots.set(id, slot);
    this.sets.set(slot, facets);
    this.#rows.put(slot, product);
    for (const field of FIELDS) for (const word of text.words[field]) this.#learn(word);
    this.#changed();
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#rows.delete(slot, id);
    this.sets.delete(slot);
    this.#slots.delete(id);
    this.#ids[slot] = 0;
    this.#free.push(slot);
    this.#changed();
  }

  /** Writes at most so many changed sets. @returns whether more remain */
  saveSets(limit: number): boolean {
    const sets = this.sets.takeChanged(limit);
    for (const set of sets) this.#rows.putSet(set);
    return sets.length === limit;
  }

  /** Commits the changes; those without a state are repeated by the next update. */
  commit(state?: IndexState): void {
    if (state) this.#rows.putState(state);
    this.#rows.commit();
  }

  /**
   * Merges segments of the full-text table a little: each commit adds one.
   *
   * @returns whether more may remain
   */
  merge(): boolean {
    return this.#rows.merge();
  }

  close(): void {
    this.db.close();
  }

  /** Keeps the shortest spelling: the singular. */
  #learn(spelling: string): void {
    const word = stem(spelling);
    const known = this.words.get(word);
    if (known !== undefined && known.length <= spelling.length) return;
    if (known === undefined && /\d/.test(word)) return;
    this.words.set(word, spelling);
    this.#rows.putWord(word, spelling);
  }

  #changed(): void {
    this.#order = null;
    this.changes++;
  }
}
