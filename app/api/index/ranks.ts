/** How well each product matches a query. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { FEATURED } from "#app/catalogue/list-part.ts";
import type { IndexFile } from "./index-file.ts";

/** By slot. */
export class Ranks {
  readonly #index: IndexFile;
  /** The words that the product has. */
  readonly #coverage: Float32Array;
  readonly #score: Float64Array;

  constructor(index: IndexFile) {
    this.#index = index;
    this.#coverage = new Float32Array(index.slots);
    this.#score = new Float64Array(index.slots);
  }

  add(slots: Bitmap, coverage: number, score: number): void {
    for (const slot of slots.toArray()) this.addTo(slot, coverage, score);
  }

  addTo(slot: number, coverage: number, score: number): void {
    (this.#coverage[slot] as number) += coverage;
    (this.#score[slot] as number) += score;
  }

  /** Those of `matching` that have most words of the query, and how many these are. */
  bestOf(matching: Bitmap): { best: Bitmap; greatest: number } {
    const slots = matching.toArray();
    const coverage = (slot: number) => this.#coverage[slot] as number;
    const greatest = slots.reduce((max, slot) => Math.max(max, coverage(slot)), 0);
    return {
      best: Bitmap.of(slots.filter((slot) => coverage(slot) >= greatest - 0.001)),
      greatest,
    };
  }

  /** First those in `first`, then the better match; among equals the featured, then by id. */
  order(first: readonly Bitmap[]): (a: number, b: number) => number {
    const featured = this.#index.sets.of(FEATURED, "true");
    return (a, b) => {
      for (const slots of first) if (slots.has(a) !== slots.has(b)) return slots.has(a) ? -1 : 1;
      return (
        (this.#coverage[b] as number) - (this.#coverage[a] as number) ||
        (this.#score[b] as number) - (this.#score[a] as number) ||
        Number(featured.has(b)) - Number(featured.has(a)) ||
        this.#index.idOf(a) - this.#index.idOf(b)
      );
    };
  }
}
