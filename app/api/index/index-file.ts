/**
 * The index: the rows of its file, and in memory the sets, the words and the product of each slot.
 */
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
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

/** The length of a slice. */
const SLICE_MS = 8;
/** Pages of the full-text table; a merge of so many takes some milliseconds. */
const MERGED_AT_ONCE = 16;

export class IndexFile implements IndexedList {
  readonly db: DatabaseSync;
  readonly #rows: IndexRows;
  sets = new FacetSets();
  /** The definitions that the specifications in `sets` were read by, in the shop's order. */
  definitions: readonly SpecificationDefinition[] = [];
  /** The product's id by slot; none or 0 for a free slot. */
  readonly #ids: number[] = [];
  /** By slot. */
  readonly prices: (number | null)[] = [];
  readonly #slots = new Map<number, number>();
  #free: number[] = [];
  #order: NameOrder | null = null;
  /** The catalogue's spelling of each word that it has or had, by its stem. */
  readonly words = new Map<string, string>();
  /** The state that `commit` wrote last; null in a new file. */
  state: IndexState | null = null;
  /** The number of products written or deleted. */
  changes = 0;
  /** Called by a query that detects a damaged file. */
  onDamage: (error: unknown) => void = () => {};

  /** Begins to fill a new index; `open` reads one that is filled. */
  constructor(db: DatabaseSync) {
    this.db = db;
    this.#rows = new IndexRows(db);
  }

  static async open(db: DatabaseSync): Promise<IndexFile> {
    const index = new IndexFile(db);
    await index.#load();
    return index;
  }

  async #load(): Promise<void> {
    const written: Parameters<FacetSets["set"]>[] = [];
    await inSlices(this.#rows.products(), ({ slot, id, price, facets }) => {
      this.#ids[slot] = id;
      this.prices[slot] = price;
      this.#slots.set(id, slot);
      if (facets) written.push([slot, JSON.parse(facets)]);
    });
    // The smallest slot first: the full-text table buffers rows that come in ascending order.
    this.#free = [...this.#ids.keys()].filter((slot) => !this.#ids[slot]).reverse();
    this.state = this.#rows.state();
    this.definitions = this.state?.definitions ?? [];
    await inSlices(this.#rows.words(), ({ word, spelling }) => this.words.set(word, spelling));
    this.sets = new FacetSets(Bitmap.of([...this.#slots.values()]));
    await inSlices(this.#rows.sets(), (set) => this.sets.restore(set));
    await inSlices(written, (facets) => this.sets.set(...facets));
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

  put(product: IndexedProduct): void {
    const { id, price, facets, text } = product;
    const known = this.#slots.get(id);
    if (known !== undefined) this.#rows.delete(known, id);
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    this.#ids[slot] = id;
    this.prices[slot] = price;
    this.#slots.set(id, slot);
    this.sets.set(slot, facets);
    const texts = FIELDS.map((field) =>
      text.words[field].map((word) => this.#learn(word)).join(" "),
    );
    this.#rows.put(slot, product, texts, this.state && facets);
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

  /** Commits the changes; those without a state are repeated by the next update. */
  commit(state: IndexState | null = null): void {
    if (state) {
      // The sets are written once: a product written later has its facets in its row.
      if (!this.state) for (const set of this.sets) this.#rows.putSet(set);
      this.#rows.putState(state);
      this.state = state;
      this.definitions = state.definitions;
    }
    this.#rows.commit();
  }

  /** Merges segments of the full-text table, of which each commit adds one: all, or a few pages. */
  merge(how: "all" | "few"): void {
    const [command, rank] = how === "all" ? ["optimize", null] : ["merge", MERGED_AT_ONCE];
    this.db.prepare("INSERT INTO texts (texts, rank) VALUES (?, ?)").run(command, rank);
  }

  close(): void {
    this.db.close();
  }

  /** Keeps the shortest spelling of a stem: the singular. @returns the stem */
  #learn(spelling: string): string {
    const word = stem(spelling);
    const known = this.words.get(word);
    if (known === undefined ? !/\d/.test(word) : known.length > spelling.length) {
      this.words.set(word, spelling);
      this.#rows.putWord(word, spelling);
    }
    return word;
  }

  #changed(): void {
    this.#order = null;
    this.changes++;
  }
}

/** Works through the items in slices, between which requests are served. */
export async function inSlices<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => void,
): Promise<void> {
  let began = performance.now();
  for await (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
