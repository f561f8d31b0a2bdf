/** The index: its file's rows, and what of them is kept in memory: the sets, the words, which slot is whose. */
import type { DatabaseSync } from "node:sqlite";
import { FacetSets } from "#app/catalogue/facet-sets.ts";
import type { Listed } from "#app/catalogue/listed.ts";
import { NameOrder } from "#app/catalogue/name-order.ts";
import { FIELDS } from "../search/fields.ts";
import type { IndexedProduct } from "./describe-product.ts";
import { IndexRows, type IndexState } from "./index-rows.ts";
import { openIndex } from "./open-index.ts";

export class IndexFile implements Listed {
  readonly db: DatabaseSync;
  readonly #rows: IndexRows;
  sets = new FacetSets();
  /** Of each slot; 0 for one that is free. */
  #ids: number[] = [];
  #slots = new Map<number, number>();
  #free: number[] = [];
  #order: NameOrder | null = null;
  /** How the catalogue writes the words that it has, or once had, by their stems; empty where nobody knows. */
  words = new Map<string, string>();
  /** Counts what was put and dropped. */
  changes = 0;

  /** @param file null for a private one that is gone with the process */
  constructor(file: string | null) {
    this.db = openIndex(file);
    this.#rows = new IndexRows(this.db);
    this.#load();
  }

  get order(): NameOrder {
    this.#order ??= new NameOrder(Uint32Array.from(this.#rows.slotsByName()));
    return this.#order;
  }

  /** How many products there are. */
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

  /** Writes what was changed since the last time; until then it is in the open transaction. */
  keep(): void {
    this.#rows.commit();
  }

  /** Returns to what was last kept, after a write that failed. */
  undo(): void {
    this.#rows.rollback();
    this.#load();
  }

  /** Writes sets that have changed, so many at most. @returns whether there are more */
  saveSets(most: number): boolean {
    const changed = this.sets.takeChanged(most);
    for (const set of changed) this.#rows.putSet(set);
    return changed.length === most;
  }

  /** With what was changed since the last state. */
  saveState(state: IndexState): void {
    this.#rows.saveState(state);
    this.keep();
  }

  clear(): void {
    this.#rows.clear();
    this.keep();
    this.#load();
  }

  put(product: IndexedProduct): void {
    const { id, facets, text } = product;
    const known = this.#slots.get(id);
    if (known !== undefined) this.#rows.delete(known, id);
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    this.#ids[slot] = id;
    this.#slots.set(id, slot);
    this.sets.set(slot, facets);
    this.#rows.put(slot, product);
    for (const field of FIELDS) for (const word of text.words[field]) this.#learn(word, text.spellings[word]);
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

  close(): void {
    this.db.close();
  }

  /** The shortest spelling stays: that of the singular. Of words in descriptions none is known. */
  #learn(word: string, spelling = ""): void {
    const known = this.words.get(word);
    if (known !== undefined && (spelling === "" || (known !== "" && known.length <= spelling.length))) return;
    if (/\d/.test(word)) return;
    this.words.set(word, spelling);
    this.#rows.putWord(word, spelling);
  }

  #changed(): void {
    this.#order = null;
    this.changes++;
  }

  #load(): void {
    const rows = this.#rows.slots();
    this.#ids = Array(rows.reduce((most, { slot }) => Math.max(most, slot + 1), 0)).fill(0);
    for (const { slot, id } of rows) this.#ids[slot] = id;
    this.#slots = new Map(rows.map(({ slot, id }) => [id, slot]));
    this.#free = [...this.#ids.keys()].filter((slot) => this.#ids[slot] === 0);
    this.words = new Map(this.#rows.words().map(({ word, spelling }) => [word, spelling]));
    this.sets = new FacetSets();
    for (const set of this.#rows.sets()) this.sets.restore(set);
    this.#changed();
  }
}
