/** The derived file and what of it is kept in memory: the sets of products, and which slot is whose. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { FacetSets } from "#app/catalogue/facet-sets.ts";
import type { Listed } from "#app/catalogue/listed.ts";
import { NameOrder } from "#app/catalogue/name-order.ts";
import { FIELDS, NAMED } from "../search/fields.ts";
import type { IndexedProduct } from "./describe-product.ts";
import { openIndex } from "./open-index.ts";

/** What of the catalogue the file was made from. */
export interface IndexState {
  /** Of the database, and of its history: a restore begins another. */
  identity: string;
  version: number;
  /** The names that products are classified and found by, as `namesOf` gives them. */
  names: string;
}

export class IndexFile implements Listed {
  readonly db: DatabaseSync;
  readonly #put: Record<"product" | "text" | "measure" | "joint" | "fit" | "word" | "set", StatementSync>;
  readonly #drop: StatementSync[];
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
    const insert = (table: string, count: number) =>
      this.db.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${Array(count).fill("?")})`);
    this.#put = {
      product: insert("products", 4),
      text: this.db.prepare(`INSERT INTO texts (rowid, ${FIELDS}, ${NAMED}) VALUES (?, ${FIELDS.map(() => "?")}, ?)`),
      measure: insert("measures", 3),
      joint: insert("joints", 5),
      fit: insert("fits", 3),
      word: insert("words", 2),
      set: insert("sets", 4),
    };
    this.#drop = [
      ...["texts WHERE rowid", "products WHERE slot", "measures WHERE slot"],
      ...["joints WHERE id", "fits WHERE part"],
    ].map((from) => this.db.prepare(`DELETE FROM ${from} = ?`));
    this.#load();
  }

  get order(): NameOrder {
    this.#order ??= new NameOrder(
      Uint32Array.from(
        this.numbers(
          this.db.prepare(`SELECT json_group_array(slot) AS numbers
            FROM (SELECT slot FROM products ORDER BY name_key, id)`),
        ),
      ),
    );
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

  /** Of a statement that gives one column `numbers`, an array in JSON: much faster than rows. */
  numbers(statement: StatementSync, ...parameters: (string | number)[]): number[] {
    return JSON.parse(String(statement.get(...parameters)?.numbers));
  }

  /** Null in a new file. */
  state(): IndexState | null {
    const state = this.db.prepare("SELECT value FROM state WHERE name = 'catalogue'").get()?.value;
    return typeof state === "string" ? JSON.parse(state) : null;
  }

  /** Writes what was changed since the last time; until then it is in the open transaction. */
  keep(): void {
    if (this.db.isTransaction) this.db.exec("COMMIT");
  }

  /** Writes sets that have changed, so many at most. @returns whether there are more */
  saveSets(most: number): boolean {
    this.#begin();
    const changed = this.sets.takeChanged(most);
    for (const { group, value, label, products } of changed) {
      const { buffer, byteOffset, byteLength } = products.words;
      this.#put.set.run(group, value, label, new Uint8Array(buffer, byteOffset, byteLength));
    }
    return changed.length === most;
  }

  /** What was changed since the last state is changed again where this is not reached. */
  saveState(state: IndexState): void {
    this.db.prepare("INSERT OR REPLACE INTO state VALUES ('catalogue', ?)").run(JSON.stringify(state));
    this.keep();
  }

  clear(): void {
    this.#begin();
    const tables = ["texts", "products", "sets", "measures", "joints", "fits", "words"];
    for (const table of tables) this.db.exec(`DELETE FROM ${table}`);
    this.db.exec("DELETE FROM state WHERE name = 'catalogue'");
    this.keep();
    this.#load();
  }

  put({ id, isPublic, nameKey, facets, text, joints }: IndexedProduct): void {
    this.#begin();
    const known = this.#slots.get(id);
    if (known !== undefined) this.#erase(id, known);
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    this.#ids[slot] = id;
    this.#slots.set(id, slot);
    this.sets.set(slot, facets);
    this.#put.product.run(slot, id, nameKey, Number(isPublic));
    this.#put.text.run(slot, ...FIELDS.map((field) => text.words[field].join(" ")), text.names.join(" "));
    for (const { dimension, value } of text.measures) this.#put.measure.run(dimension, value, slot);
    const { isMachine, keys, fits } = joints;
    for (const key of keys) this.#put.joint.run(key, Number(isMachine), Number(isPublic), nameKey, id);
    for (const [position, machine] of fits.entries()) this.#put.fit.run(id, position, machine);
    for (const field of FIELDS) for (const word of text.words[field]) this.#learn(word, text.spellings[word]);
    this.#changed();
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#begin();
    this.#erase(id, slot);
    this.sets.delete(slot);
    this.#slots.delete(id);
    this.#ids[slot] = 0;
    this.#free.push(slot);
    this.#changed();
  }

  close(): void {
    this.db.close();
  }

  #begin(): void {
    if (!this.db.isTransaction) this.db.exec("BEGIN");
  }

  #erase(id: number, slot: number): void {
    const [texts, products, measures, joints, fits] = this.#drop;
    for (const statement of [texts, products, measures]) statement?.run(slot);
    for (const statement of [joints, fits]) statement?.run(id);
  }

  /** The shortest spelling stays: that of the singular. Of words in descriptions none is known. */
  #learn(word: string, spelling = ""): void {
    const known = this.words.get(word);
    if (known !== undefined && (spelling === "" || (known !== "" && known.length <= spelling.length))) return;
    if (/\d/.test(word)) return;
    this.words.set(word, spelling);
    this.#put.word.run(word, spelling);
  }

  #changed(): void {
    this.#order = null;
    this.changes++;
  }

  #load(): void {
    const rows = this.db.prepare("SELECT slot, id FROM products").all() as { slot: number; id: number }[];
    this.#ids = Array(rows.reduce((most, { slot }) => Math.max(most, slot + 1), 0)).fill(0);
    for (const { slot, id } of rows) this.#ids[slot] = id;
    this.#slots = new Map(rows.map(({ slot, id }) => [id, slot]));
    this.#free = [...this.#ids.keys()].filter((slot) => this.#ids[slot] === 0);
    const used = Bitmap.of(rows.map(({ slot }) => slot));
    const words = this.db.prepare("SELECT word, spelling FROM words").all() as { word: string; spelling: string }[];
    this.words = new Map(words.map(({ word, spelling }) => [word, spelling]));
    this.sets = new FacetSets();
    for (const set of this.db.prepare("SELECT facet, value, label, products FROM sets").iterate()) {
      const bytes = set.products as Uint8Array;
      const words = new Uint32Array(bytes.slice().buffer);
      const [group, value, label] = [set.facet, set.value, set.label].map(String) as [string, string, string];
      this.sets.restore({ group, value, label, products: new Bitmap(words).and(used) });
    }
    this.#changed();
  }
}
