/** Classified products in columns of small numbers, so that a list of 100,000 is filtered and counted in milliseconds. */
import type { ClassifiedProduct } from "./classify-product.ts";
import { RANGED_FIGURES } from "./figure-ranges.ts";
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
    const text = values.join("\n");
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
  readonly #keys: string[] = [];
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  #order: number[] = [];
  /** Added since the order was made. */
  #unordered: number[] = [];
  #ranks: Uint32Array | null = null;

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

  /** Adds a product, or puts it in the place of the one with the same id. */
  set(entry: ClassifiedProduct): void {
    const known = this.#slots.get(entry.id);
    const slot = known ?? this.#free.pop() ?? this.ids.length;
    const key = nameKey(entry.name);
    if (known !== undefined && this.#keys[slot] !== key) this.#leaveOrder(slot);
    if (known === undefined || this.#keys[slot] !== key) this.#unordered.push(slot);
    this.#slots.set(entry.id, slot);
    this.ids[slot] = entry.id;
    this.#keys[slot] = key;
    this.#ranks = null;
    this.#fill(slot, entry);
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#leaveOrder(slot);
    this.#slots.delete(id);
    this.#free.push(slot);
    this.#ranks = null;
  }

  /** Every slot, by name from A to Z. */
  get order(): readonly number[] {
    if (this.#unordered.length > this.#order.length / 100 + 100) {
      this.#order = [...this.#order, ...this.#unordered].sort(this.#compare);
    } else {
      for (const slot of this.#unordered) this.#order.splice(this.#placeOf(slot), 0, slot);
    }
    this.#unordered = [];
    return this.#order;
  }

  /** Each slot's place in the order. */
  get ranks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const ranks = new Uint32Array(this.ids.length);
    for (const [rank, slot] of this.order.entries()) ranks[slot] = rank;
    this.#ranks = ranks;
    return ranks;
  }

  /** Puts many additions in order without holding up the process: `pause` is called between short pieces of work. */
  async orderInSlices(pause: () => Promise<void> | undefined): Promise<void> {
    const PIECE = 2_000;
    let runs: number[][] = [];
    for (let at = 0; at < this.#unordered.length; at += PIECE) {
      runs.push(this.#unordered.slice(at, at + PIECE).sort(this.#compare));
      await pause();
    }
    runs.push(this.#order);
    while (runs.length > 1) {
      const merged: number[][] = [];
      for (let at = 0; at < runs.length; at += 2) {
        merged.push(await this.#merge(runs[at] ?? [], runs[at + 1] ?? [], pause));
      }
      runs = merged;
    }
    this.#order = runs[0] ?? [];
    this.#unordered = [];
  }

  async #merge(a: number[], b: number[], pause: () => Promise<void> | undefined): Promise<number[]> {
    const PIECE = 10_000;
    const merged: number[] = [];
    for (let [i, j] = [0, 0]; i < a.length || j < b.length; ) {
      const [left, right] = [a[i], b[j]];
      const takesLeft = right === undefined || (left !== undefined && this.#compare(left, right) <= 0);
      merged.push((takesLeft ? left : right) as number);
      if (takesLeft) i++;
      else j++;
      if (merged.length % PIECE === 0) await pause();
    }
    return merged;
  }

  readonly #compare = (a: number, b: number): number => {
    const [keyA, keyB] = [this.#keys[a] ?? "", this.#keys[b] ?? ""];
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    return (this.ids[a] ?? 0) - (this.ids[b] ?? 0);
  };

  /** Where a slot stands, or belongs, in the order. */
  #placeOf(slot: number): number {
    let [from, to] = [0, this.#order.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#compare(this.#order[middle] ?? 0, slot) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #leaveOrder(slot: number): void {
    const waiting = this.#unordered.indexOf(slot);
    if (waiting >= 0) this.#unordered.splice(waiting, 1);
    else this.#order.splice(this.#placeOf(slot), 1);
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
