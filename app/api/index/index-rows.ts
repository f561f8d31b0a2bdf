/** The rows of the index's file: statements that write them, and read them at a start. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Facet, FacetSet } from "#app/catalogue/facet-sets.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { FIELDS, NAMED } from "../search/searchable-text.ts";
import type { IndexedProduct } from "./describe-product.ts";

/** The state of the catalogue that the file was made from. */
export interface IndexState {
  /** Identifies the database and its history; a restore begins another history. */
  identity: string;
  version: number;
  /** The names and slugs of groups by which products were classified. */
  names: Record<string, string>;
  /** The definitions that specifications were read by. */
  definitions: readonly SpecificationDefinition[];
}

const insertInto = (table: string, values: number, how: "IGNORE" | "REPLACE" = "IGNORE") =>
  `INSERT OR ${how} INTO ${table} VALUES (${Array(values).fill("?")})`;
const INSERT = {
  product: insertInto("products", 6),
  text: insertInto(`texts (rowid, ${FIELDS}, ${NAMED})`, FIELDS.length + 2),
  measure: insertInto("measures", 3),
  compatibilityKey: insertInto("compatibility_keys", 5),
  fit: insertInto("fits", 3),
  word: insertInto("words", 2, "REPLACE"),
  set: insertInto("sets", 4, "REPLACE"),
  state: insertInto("state", 2, "REPLACE"),
};
const DELETE_SLOT = ["texts WHERE rowid", "products WHERE slot", "measures WHERE slot"];
const DELETE_ID = ["compatibility_keys WHERE id", "fits WHERE part"];

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
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /**
   * Writes a product into a free slot.
   *
   * @param texts the stems of each field
   * @param facets null if `putSet` writes them
   */
  put(
    slot: number,
    product: IndexedProduct,
    texts: readonly string[],
    facets: readonly Facet[] | null,
  ): void {
    const { id, isPublic, nameKey, price, text, measures, compatibility } = product;
    const { isMachine, keys, fits } = compatibility;
    const visible = Number(isPublic);
    this.#run(INSERT.product, slot, id, nameKey, visible, price, facets && JSON.stringify(facets));
    this.#run(INSERT.text, slot, ...texts, text.names.join(" "));
    for (const { dimension, value } of measures) this.#run(INSERT.measure, dimension, value, slot);
    for (const key of keys)
      this.#run(INSERT.compatibilityKey, key, Number(isMachine), visible, nameKey, id);
    for (const [position, machine] of fits.entries()) this.#run(INSERT.fit, id, position, machine);
  }

  delete(slot: number, id: number): void {
    for (const rows of DELETE_SLOT) this.#run(`DELETE FROM ${rows} = ?`, slot);
    for (const rows of DELETE_ID) this.#run(`DELETE FROM ${rows} = ?`, id);
  }

  putWord(word: string, spelling: string): void {
    this.#run(INSERT.word, word, spelling);
  }

  putSet({ group, value, label, products }: FacetSet): void {
    const { buffer, byteOffset, byteLength } = products.words;
    this.#run(INSERT.set, group, value, label, new Uint8Array(buffer, byteOffset, byteLength));
  }

  putState(state: IndexState): void {
    this.#run(INSERT.state, "catalogue", JSON.stringify(state));
  }

  commit(): void {
    if (this.#db.isTransaction) this.#db.exec("COMMIT");
  }

  /** Null in a new file. */
  state(): IndexState | null {
    const state = this.#db.prepare("SELECT value FROM state WHERE name = 'catalogue'").get();
    return state ? JSON.parse(String(state.value)) : null;
  }

  /** The facets are JSON; null where `sets` has them. */
  products() {
    return this.#read<{ slot: number; id: number; price: number | null; facets: string | null }>(
      "SELECT slot, id, price, facets FROM products",
    );
  }

  slotsByName(): number[] {
    const ordered = "SELECT slot FROM products ORDER BY name_key, id";
    return readNumbers(
      this.#db.prepare(`SELECT json_group_array(slot) AS numbers FROM (${ordered})`),
    );
  }

  /** Each word's stem and spelling. */
  words() {
    return this.#read<{ word: string; spelling: string }>("SELECT word, spelling FROM words");
  }

  *sets(): Iterable<FacetSet> {
    type Row = Omit<FacetSet, "products"> & { products: Uint8Array<ArrayBuffer> };
    const rows = this.#read<Row>('SELECT facet AS "group", value, label, products FROM sets');
    for (const { products, ...set } of rows)
      yield { ...set, products: new Bitmap(new Uint32Array(products.buffer)) };
  }

  #read<Row>(sql: string): Iterable<Row> {
    return this.#db.prepare(sql).iterate() as Iterable<unknown> as Iterable<Row>;
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    if (!this.#db.isTransaction) this.#db.exec("BEGIN");
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    statement.run(...values);
  }
}
