/** The rows of the index's file: the statements that write them, and those that read them back at a start. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { FacetSet } from "#app/catalogue/facet-sets.ts";
import { FIELDS, NAMED } from "../search/fields.ts";
import type { IndexedProduct } from "./describe-product.ts";

/** What of the catalogue the file was made from. */
export interface IndexState {
  /** Of the database, and of its history: a restore begins another. */
  identity: string;
  version: number;
  /** The names that products are classified and found by, as `namesOf` gives them. */
  names: string;
}

/** Of a statement that gives one column `numbers`, an array in JSON: much faster than rows. */
export function readNumbers(statement: StatementSync, ...parameters: (string | number)[]): number[] {
  return JSON.parse(String(statement.get(...parameters)?.numbers));
}

/** The first write opens a transaction, which `commit` ends. */
export class IndexRows {
  readonly #db: DatabaseSync;
  readonly #insert: Record<"product" | "text" | "measure" | "joint" | "fit" | "word" | "set", StatementSync>;
  readonly #deleteOfSlot: StatementSync[];
  readonly #deleteOfId: StatementSync[];

  constructor(db: DatabaseSync) {
    this.#db = db;
    const insert = (table: string, count: number) =>
      db.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${Array(count).fill("?")})`);
    this.#insert = {
      product: insert("products", 4),
      text: db.prepare(`INSERT INTO texts (rowid, ${FIELDS}, ${NAMED}) VALUES (?, ${FIELDS.map(() => "?")}, ?)`),
      measure: insert("measures", 3),
      joint: insert("joints", 5),
      fit: insert("fits", 3),
      word: insert("words", 2),
      set: insert("sets", 4),
    };
    const remove = (from: string) => db.prepare(`DELETE FROM ${from} = ?`);
    this.#deleteOfSlot = ["texts WHERE rowid", "products WHERE slot", "measures WHERE slot"].map(remove);
    this.#deleteOfId = ["joints WHERE id", "fits WHERE part"].map(remove);
  }

  /** Of a slot that has nothing. */
  put(slot: number, { id, isPublic, nameKey, text, joints }: IndexedProduct): void {
    this.#begin();
    this.#insert.product.run(slot, id, nameKey, Number(isPublic));
    this.#insert.text.run(slot, ...FIELDS.map((field) => text.words[field].join(" ")), text.names.join(" "));
    for (const { dimension, value } of text.measures) this.#insert.measure.run(dimension, value, slot);
    const { isMachine, keys, fits } = joints;
    for (const key of keys) this.#insert.joint.run(key, Number(isMachine), Number(isPublic), nameKey, id);
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

  saveState(state: IndexState): void {
    this.#begin();
    this.#db.prepare("INSERT OR REPLACE INTO state VALUES ('catalogue', ?)").run(JSON.stringify(state));
  }

  clear(): void {
    this.#begin();
    const tables = ["texts", "products", "sets", "measures", "joints", "fits", "words"];
    for (const table of tables) this.#db.exec(`DELETE FROM ${table}`);
    this.#db.exec("DELETE FROM state WHERE name = 'catalogue'");
  }

  commit(): void {
    if (this.#db.isTransaction) this.#db.exec("COMMIT");
  }

  rollback(): void {
    if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
  }

  /** Null in a new file. */
  state(): IndexState | null {
    const state = this.#db.prepare("SELECT value FROM state WHERE name = 'catalogue'").get()?.value;
    return typeof state === "string" ? JSON.parse(state) : null;
  }

  slots(): { slot: number; id: number }[] {
    return this.#db.prepare("SELECT slot, id FROM products").all() as { slot: number; id: number }[];
  }

  slotsByName(): number[] {
    const ordered = "SELECT slot FROM products ORDER BY name_key, id";
    return readNumbers(this.#db.prepare(`SELECT json_group_array(slot) AS numbers FROM (${ordered})`));
  }

  words(): { word: string; spelling: string }[] {
    return this.#db.prepare("SELECT word, spelling FROM words").all() as { word: string; spelling: string }[];
  }

  *sets(): Iterable<FacetSet> {
    for (const set of this.#db.prepare("SELECT facet, value, label, products FROM sets").iterate()) {
      const [group, value, label] = [set.facet, set.value, set.label].map(String) as [string, string, string];
      const bytes = set.products as Uint8Array;
      yield { group, value, label, products: new Bitmap(new Uint32Array(bytes.slice().buffer)) };
    }
  }

  #begin(): void {
    if (!this.#db.isTransaction) this.#db.exec("BEGIN");
  }
}
