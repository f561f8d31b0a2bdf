/** What a query is compared with beside the words of the fields, by slot. */
import type { Dimension } from "#app/catalogue/quantity/units.ts";
import type { Document } from "./searchable-product.ts";

export class SlotFigures {
  readonly #ids: number[] = [];
  readonly #rows: number[] = [];
  readonly #places: number[] = [];
  readonly #wholes: string[] = [];
  /** Products of the same kinds and brand share a code. */
  readonly #kindCodes: number[] = [];
  readonly #kinds: (readonly string[])[] = [];
  readonly #codes = new Map<string, number>();
  readonly #measures = new Map<Dimension, { slots: number[]; values: number[] }>();

  set(slot: number, { id, featured, whole, kinds, measures }: Document, row: number): void {
    this.#ids[slot] = id;
    this.#rows[slot] = row;
    this.#places[slot] = featured ? -1 : id;
    this.#wholes[slot] = whole;
    this.#kindCodes[slot] = this.#codeOf(kinds);
    for (const { dimension, value } of measures) {
      const column = this.#measures.get(dimension) ?? { slots: [], values: [] };
      column.slots.push(slot);
      column.values.push(value);
      this.#measures.set(dimension, column);
    }
  }

  idOf(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  rowOf(slot: number): number {
    return this.#rows[slot] ?? 0;
  }

  /** Place in the catalogue's own order, the featured first. */
  placeOf(slot: number): number {
    return this.#places[slot] ?? 0;
  }

  wholeOf(slot: number): string {
    return this.#wholes[slot] ?? "";
  }

  kindsOf(slot: number): readonly string[] {
    return this.#kinds[this.#kindCodes[slot] ?? -1] ?? [];
  }

  /** Whether a product is of one of these kinds, or by one of these makers. */
  kindTest(phrases: readonly string[]): (slot: number) => boolean {
    const wanted = new Set(phrases);
    const codes = this.#kinds.map((kinds) => kinds.some((kind) => wanted.has(kind)));
    return (slot) => codes[this.#kindCodes[slot] ?? -1] ?? false;
  }

  /** Visits every figure of one dimension, with the slot of its product. */
  eachMeasure(dimension: Dimension, visit: (slot: number, value: number) => void): void {
    const { slots, values } = this.#measures.get(dimension) ?? { slots: [], values: [] };
    for (let at = 0; at < slots.length; at++) visit(slots[at] as number, values[at] as number);
  }

  /** Forgets the measures of slots that are to be used again. */
  async purge(dead: ReadonlySet<number>, pause: () => Promise<void> | undefined): Promise<void> {
    for (const column of this.#measures.values()) {
      const kept = column.slots.map((slot) => !dead.has(slot));
      column.values = column.values.filter((_, at) => kept[at]);
      column.slots = column.slots.filter((_, at) => kept[at]);
      await pause();
    }
  }

  #codeOf(kinds: readonly string[]): number {
    const text = kinds.join("\n");
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#kinds.push(kinds) - 1;
    this.#codes.set(text, code);
    return code;
  }
}
