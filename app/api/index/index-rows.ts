/** The rows of the index's file: statements that write them, and read them at a start. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { FacetSet } from "#app/catalogue/facet-sets.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { stem } from "#app/catalogue/words.ts";
import { FIELDS, NAMED } from "../search/searchable-text.ts";
import type { IndexedProduct } from "./describe-product.ts";

/** The state of the catalogue that the file was made from. */
export interface IndexState {
  /** Identifies the database and its history; a restore begins another history. */
  identity: string;
  version: number;
  /** The names for classification and search, by group. */
  names: Record<string, string>;
  /** The definitions that specifications were read by. */
  definitions: readonly SpecificationDefinition[];
}

/** Pages of the full-text table; a merge of so many takes some milliseconds. */
const MERGED_AT_ONCE = 16;

/** Reads one column `numbers`, an array in JSON: much faster than rows. */
export function readNumbers(
  statement: StatementSync,
  ...parameters: (string | number)[]
): number[] {
  return JSON.parse(String(statement.get(...parameters)?.numbers));
}

/**
 * The first write opens a transaction, which `commit` ends. Products are written by statements that
 * need no savepoint: each savepoint would flush the buffer of the full-text table.
 */
export class IndexRows {
  readonly #db: DatabaseSync;
  readonly #insert: Record<
    "product" | "text" | "measure" | "compatibilityKey" | "fit" | "word" | "set",
    StatementSync
  >;
  readonly #deleteOfSlot: StatementSync[];
  readonly #deleteOfId: StatementSync[];

  constructor(db: DatabaseSync) {
    this.#db = db;
    const insert = (how: "IGNORE" | "REPLACE", table: string, count: number) =>
      db.prepare(`INSERT OR ${how} INTO ${table} VALUES (${Array(count).fill("?")})`);
    this.#insert = {
      product: insert("IGNORE", "products", 5),
      text: db.prepare(
        `INSERT INTO texts (rowid, ${FIELDS}, ${NAMED}) VALUES (?, ${FIELDS.map(() => "?")}, ?)`,
      ),
      measure: insert("IGNORE", "measures", 3),
      compatibilityKey: insert("IGNORE", "compatibility_keys", 5),
      fit: insert("IGNORE", "fits", 3),
      word: insert("REPLACE", "words", 2),
      set: insert("REPLACE", "sets", 4),
    };
    const remove = (from: string) => db.prepare(`DELETE FROM ${from} = ?`);
    this.#deleteOfSlot = ["texts WHERE rowid", "products WHERE slot", "measures WHERE slot"].map(
      remove,
    );
    this.#deleteOfId = ["compatibility_keys WHERE id", "fits WHERE part"].map(remove);
  }

  /** Writes a product into a free slot. */
  put(slot: number, product: IndexedProduct): void {
    const { id, isPublic, nameKey, price, text, measures, compatibility } = product;
    this.#begin();
    this.#insert.product.run(slot, id, nameKey, Number(isPublic), price);
    this.#insert.text.run(
      slot,
      ...FIELDS.map((field) => text.words[field].map(stem).join(" ")),
      text.names.join(" "),
    );
    for (const { dimension, value } of measures) this.#insert.measure.run(dimension, value, slot);
    const { isMachine, keys, fits } = compatibility;
    for (const key of keys)
      this.#insert.compatibilityKey.run(key, Number(isMachine), Number(isPublic), nameKey, id);
    for (const [position, machine] of fits.entries()) this.#insert.fit.run(id, position, machine);
  }

  delete(slot: number, id: number): void {
    this.#begin();
    for (const statement of this.#deleteOfSlot) statement.run(slot);
    for (const statement of this.#deleteOfId) statement.run(id);
  }

  putWord(word: string, spelling: string): void {
    this.#begin();
    this.#insert.word.run(word, spelling);
  }

  putSet({ group, value, label, products }: FacetSet): void {
    this.#begin();
    const { buffer, byteOffset, byteLength } = products.words;
    this.#insert.set.run(group, value, label, new Uint8Array(buffer, byteOffset, byteLength));
  }

  putState(state: IndexState): void {
    this.#begin();
    this.#db
      .prepare("INSERT OR REPLACE INTO state VALUES ('catalogue', ?)")
      .run(JSON.stringify(state));
  }

  commit(): void {
    if (this.#db.isTransaction) this.#db.exec("COMMIT");
  }

  /** Merges segments of the full-text table a little. @returns whether more may remain */
  merge(): boolean {
    const before = this.#countChanges();
    this.#db.exec(`INSERT INTO texts (texts, rank) VALUES ('merge', ${MERGED_AT_ONCE})`);
    // FTS5 counts the command itself as one change.
    return this.#countChanges() - before > 1;
  }

  #countChanges(): number {
    return Number(this.#db.prepare("SELECT total_changes() AS total").get()?.total);
  }

  /** Null in a new file. */
  state(): IndexState | null {
    const state = this.#db.prepare("SELECT value FROM state WHERE name = 'catalogue'").get()?.value;
    return typeof state === "string" ? JSON.parse(state) : null;
  }

  *products(): Iterable<{ slot: number; id: number; price: number | null }> {
    const products = this.#db.prepare("SELECT slot, id, price FROM products");
    for (const { slot, id, price } of products.iterate())
      yield { slot: Number(slot), id: Number(id), price: price === null ? null : Number(price) };
  }

  slotsByName(): number[] {
    const ordered = "SELECT slot FROM products ORDER BY name_key, id";
    return readNumbers(
      this.#db.prepare(`SELECT json_group_array(slot) AS numbers FROM (${ordered})`),
    );
  }

  /** The spelling of each word. */
  words(): Map<string, string> {
    const rows = this.#db.prepare("SELECT word, spelling FROM words").all();
    return new Map(rows.map(({ word, spelling }) => [String(word), String(spelling)]));
  }

  *sets(): Iterable<FacetSet> {
    const sets = this.#db.prepare("SELECT facet, value, label, products FROM sets");
    for (const { facet, value, label, products } of sets.iterate()) {
      const { buffer } = products as Uint8Array<ArrayBuffer>;
      yield {
        group: String(facet),
        value: String(value),
        label: String(label),
        products: new Bitmap(new Uint32Array(buffer)),
      };
    }
  }

  #begin(): void {
    if (!this.#db.isTransaction) this.#db.exec("BEGIN");
  }
}
