/** Classified products in columns of small numbers, so that a list of 100,000 is filtered and counted in milliseconds. */
import type { ClassifiedProduct } from "./classify-product.ts";
import { RANGED_FIGURES } from "./figure-ranges.ts";
import { NameOrder } from "./name-order.ts";
import { nameKey } from "./sort.ts";

/** Columns that a list is narrowed by; the figures' columns come after them, under the figures' keys. */
export const GROUPS = ["productTypes", "powerType", "ampHours", "brand", ...RANGED_FIGURES.map(({ key }) => key)];
const COLUMNS = [...GROUPS, "subcategories", "places", "sizes"];

/** One property of every product. A product may have several values; products with the same ones share a code. */
export class Column {
  /** The code of each slot; 0 stands for no value. */
  codes = new Uint32Array(64);
  /** The values that a code stands for. */
  readonly sets: (readonly string[])[] = [[]];
  /** What a value is called, where that is not the value itself. */
  readonly labels = new Map<string, string>();
  readonly #known = new Map<string, number>([["", 0]]);

  set(slot: number, values: readonly string[]): void {
    if (slot >= this.codes.length) {
      const larger = new Uint32Array(this.codes.length * 2);
      larger.set(this.codes);
      this.codes = larger;
    }
    const text = values.length === 1 ? (values[0] as string) : values.join("\n");
    let code = this.#known.get(text);
    if (code === undefined) {
      code = this.sets.push([...values]) - 1;
      this.#known.set(text, code);
    }
    this.codes[slot] = code;
  }

  /** For each code, 1 where it has one of the wanted values. */
  having(wanted: readonly string[]): Uint8Array {
    const set = new Set(wanted);
    return Uint8Array.from(this.sets, (values) => (values.some((value) => set.has(value)) ? 1 : 0));
  }
}

/** A product's place in the table is its slot; slots are used again. */
export class EntryTable {
  readonly columns: Readonly<Record<string, Column>> = Object.fromEntries(COLUMNS.map((name) => [name, new Column()]));
  readonly ids: number[] = [];
  /** What each slot's name is ordered by. */
  readonly keys: string[] = [];
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #order = new NameOrder((a, b) => this.#compare(a, b));

  constructor(entries: Iterable<ClassifiedProduct> = []) {
    for (const entry of entries) this.set(entry);
  }

  get size(): number {
    return this.#slots.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  column(name: string): Column {
    const column = this.columns[name];
    if (!column) throw new Error(`There is no column ${name}`);
    return column;
  }

  /** Adds a product, or puts it in the place of the one with the same id. @returns its slot */
  set(entry: ClassifiedProduct): number {
    const known = this.#slots.get(entry.id);
    const slot = known ?? this.#free.pop() ?? this.ids.length;
    const key = nameKey(entry.name);
    const moves = known === undefined || this.keys[slot] !== key;
    if (known !== undefined && moves) this.#order.remove(slot);
    this.#slots.set(entry.id, slot);
    this.ids[slot] = entry.id;
    this.keys[slot] = key;
    if (moves) this.#order.add(slot);
    this.#fill(slot, entry);
    return slot;
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#order.remove(slot);
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  /** Every slot, by name from A to Z; good until the next change. */
  get order(): Uint32Array {
    return this.#order.slots;
  }

  /** Each slot's place in the order. */
  get ranks(): Uint32Array {
    return this.#order.ranks;
  }

  /** Puts many additions in order without holding up the process: `pause` is called between short pieces of work. */
  orderInPieces(pause: () => Promise<void> | undefined): Promise<void> {
    return this.#order.insertInPieces(pause);
  }

  #compare(a: number, b: number): number {
    const [keyA, keyB] = [this.keys[a] ?? "", this.keys[b] ?? ""];
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    return (this.ids[a] ?? 0) - (this.ids[b] ?? 0);
  }

  #fill(slot: number, entry: ClassifiedProduct): void {
    const { productTypes, powerType, ampHours, subcategories, brand, ranges, places, sizes } = entry;
    const put = (name: string, values: readonly string[]) => this.column(name).set(slot, values);
    for (const { key, label } of productTypes) this.column("productTypes").labels.set(key, label);
    for (const { id, name } of subcategories) this.column("subcategories").labels.set(String(id), name);
    if (brand) this.column("brand").labels.set(brand.key, brand.label);
    put("productTypes", [...new Set(productTypes.map(({ key }) => key))]);
    put("powerType", powerType ? [powerType] : []);
    put("ampHours", ampHours);
    put("brand", brand ? [brand.key] : []);
    put("subcategories", [...new Set(subcategories.map(({ id }) => String(id)))]);
    put("places", [...places].sort());
    put("sizes", sizes);
    for (const { key } of RANGED_FIGURES) put(key, ranges[key] ?? []);
  }
}
