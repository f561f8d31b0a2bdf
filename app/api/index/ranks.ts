/** How well each product matches a query. */

import { Bitmap } from "#app/catalogue/bitmap.ts";
import { FEATURED } from "#app/catalogue/list-part.ts";
import type { IndexFile } from "./index-file.ts";

/** By slot. Kept between searches, because new buffers would take megabytes each time. */
export class Ranks {
  readonly #index: IndexFile;
  /** The words that the product has. */
  #coverage = new Float32Array();
  #score = new Float64Array();

  constructor(index: IndexFile) {
    this.#index = index;
  }

  clear(): void {
    if (this.#coverage.length < this.#index.slots) {
      this.#coverage = new Float32Array(this.#index.slots);
      this.#score = new Float64Array(this.#index.slots);
    }
    this.#coverage.fill(0);
    this.#score.fill(0);
  }

  add(slots: ArrayLike<number>, coverage: number, score: number): void {
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      (this.#coverage[slot] as number) += coverage;
      (this.#score[slot] as number) += score;
    }
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
