/**
 * The index: the rows of its file, and in memory the sets, the words and the product of each slot.
 */
import type { DatabaseSync } from "node:sqlite";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { type FacetSet, FacetSets } from "#app/catalogue/facet-sets.ts";
import type { IndexedList } from "#app/catalogue/indexed-list.ts";
import { NameOrder } from "#app/catalogue/name-order.ts";
import { stem } from "#app/catalogue/words.ts";
import { inSlices } from "../in-slices.ts";
import { FIELDS, NAMED } from "../search/searchable-text.ts";
import type { IndexedProduct } from "./describe-product.ts";
import { IndexRows } from "./index-rows.ts";
import type { IndexState } from "./open-index.ts";

const TEXTS = `texts (rowid, ${FIELDS}, ${NAMED})`;
const ROWS_OF_SLOT = ["texts WHERE rowid", "products WHERE slot", "measures WHERE slot"];
const ROWS_OF_ID = ["compatibility_keys WHERE id", "fits WHERE part"];

export class IndexFile implements IndexedList {
  readonly db: DatabaseSync;
  readonly rows: IndexRows;
  sets = new FacetSets();
  /** By slot; none or 0 for a slot without a product. */
  readonly #ids: number[] = [];
  /** By slot. */
  readonly prices: (number | null)[] = [];
  readonly #slots = new Map<number, number>();
  #order: NameOrder | null = null;
  /** The catalogue's spelling of each word that it has or had, by its stem. */
  readonly words = new Map<string, string>();
  /** The state that `commit` wrote last; null in a new file. */
  state: IndexState | null = null;
  /** The number of products written or deleted. */
  changes = 0;

  /** Begins to fill a new index; `open` reads one that is filled. */
  constructor(db: DatabaseSync) {
    this.db = db;
    this.rows = new IndexRows(db);
  }

  static async open(db: DatabaseSync): Promise<IndexFile> {
    const index = new IndexFile(db);
    await index.#load();
    return index;
  }

  async #load(): Promise<void> {
    const { rows } = this;
    const written: Parameters<FacetSets["set"]>[] = [];
    type Product = { slot: number; id: number; price: number | null; facets: string | null };
    const products = rows.iterate<Product>("SELECT slot, id, price, facets FROM products");
    await inSlices(products, ({ slot, id, price, facets }) => {
      this.#keep(slot, id, price);
      if (facets) written.push([slot, JSON.parse(facets)]);
    });
    const [state] = rows.all<{ value: string }>("SELECT value FROM state WHERE name = 'catalogue'");
    this.state = state ? JSON.parse(state.value) : null;
    const words = rows.iterate<{ word: string; spelling: string }>("SELECT * FROM words");
    await inSlices(words, ({ word, spelling }) => this.words.set(word, spelling));
    this.sets = new FacetSets(Bitmap.of([...this.#slots.values()]));
    type Stored = Omit<FacetSet, "products"> & { products: Uint8Array<ArrayBuffer> };
    const sets = rows.iterate<Stored>('SELECT facet AS "group", value, label, products FROM sets');
    await inSlices(sets, ({ products, ...set }) =>
      this.sets.restore({ ...set, products: new Bitmap(new Uint32Array(products.buffer)) }),
    );
    await inSlices(written, (facets) => this.sets.set(...facets));
  }

  /** The definitions that the specifications in `sets` were read by, in the shop's order. */
  get definitions() {
    return this.state?.definitions ?? [];
  }

  get order(): NameOrder {
    const byName = "SELECT slot AS number FROM products ORDER BY name_key, id";
    this.#order ??= new NameOrder(Uint32Array.from(this.rows.numbers(byName)));
    return this.#order;
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

  put({ id, nameKey, price, facets, text, measures, ...product }: IndexedProduct): void {
    const { rows } = this;
    const known = this.#slots.get(id);
    if (known !== undefined) this.#deleteRows(known, id);
    const slot = known ?? this.#ids.length;
    this.#keep(slot, id, price);
    this.sets.set(slot, facets);
    const isPublic = Number(product.isPublic);
    // The sets are written once: a product written later has its facets in its row.
    rows.add("products", slot, id, nameKey, isPublic, price, this.state && JSON.stringify(facets));
    const texts = FIELDS.map((field) => text.words[field].map((word) => this.#learn(word)));
    rows.add(TEXTS, slot, ...[...texts, text.names].map((words) => words.join(" ")));
    for (const { dimension, value } of measures) rows.add("measures", dimension, value, slot);
    const { isMachine, keys, fits } = product.compatibility;
    for (const key of keys)
      rows.add("compatibility_keys", key, Number(isMachine), isPublic, nameKey, id);
    for (const [position, machine] of fits.entries()) rows.add("fits", id, position, machine);
    this.#changed();
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#deleteRows(slot, id);
    this.sets.delete(slot);
    this.#slots.delete(id);
    this.#ids[slot] = 0;
    this.#changed();
  }

  /** Commits the changes; those without a state are repeated by the next update. */
  commit(state: IndexState | null = null): void {
    if (state) {
      if (!this.state) for (const set of this.sets) this.#addSet(set);
      this.rows.run("REPLACE INTO state VALUES ('catalogue', ?)", JSON.stringify(state));
      this.state = state;
    }
    this.rows.commit();
  }

  close(): void {
    this.db.close();
  }

  #keep(slot: number, id: number, price: number | null): void {
    this.#ids[slot] = id;
    this.prices[slot] = price;
    this.#slots.set(id, slot);
  }

  #deleteRows(slot: number, id: number): void {
    for (const rows of ROWS_OF_SLOT) this.rows.run(`DELETE FROM ${rows} = ?`, slot);
    for (const rows of ROWS_OF_ID) this.rows.run(`DELETE FROM ${rows} = ?`, id);
  }

  #addSet({ group, value, label, products }: FacetSet): void {
    const { buffer, byteOffset, byteLength } = products.words;
    this.rows.add("sets", group, value, label, new Uint8Array(buffer, byteOffset, byteLength));
  }

  /** Keeps the shortest spelling of a stem: the singular. @returns the stem */
  #learn(spelling: string): string {
    const word = stem(spelling);
    const known = this.words.get(word);
    if (known === undefined ? !/\d/.test(word) : known.length > spelling.length) {
      this.words.set(word, spelling);
      this.rows.run("REPLACE INTO words VALUES (?, ?)", word, spelling);
    }
    return word;
  }

  #changed(): void {
    this.#order = null;
    this.changes++;
  }
}
