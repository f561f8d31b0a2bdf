/** How well products answer what is asked for, and which come first. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Concept } from "../search/query.ts";

/** Of each slot: words covered, exactness (see `EXACT`), the score of its fields. */
export class Answers {
  readonly coverage: Float32Array;
  readonly exact: Float32Array;
  readonly score: Float64Array;
  readonly #found = new Bitmap();
  /** Those that answer a word that tells what is meant, not only something that many products have. */
  readonly #told = new Bitmap();

  constructor(slots: number) {
    this.coverage = new Float32Array(slots);
    this.exact = new Float32Array(slots);
    this.score = new Float64Array(slots);
  }

  add(slot: number, coverage: number, exact: number, score: number, tells: boolean): void {
    this.#found.add(slot);
    (this.coverage[slot] as number) += coverage;
    (this.score[slot] as number) += score;
    if (exact > (this.exact[slot] as number)) this.exact[slot] = exact;
    if (tells) this.#told.add(slot);
  }

  /** Those that cover the most, and those that answer a word that tells what is meant. */
  relevant(): Bitmap {
    const found = this.#found.toArray();
    const most = found.reduce((max, slot) => Math.max(max, this.coverage[slot] as number), 0);
    return Bitmap.of(found.filter((slot) => (this.coverage[slot] as number) >= most - 0.001)).or(this.#told);
  }

  /** Those of `slots` that cover so much. */
  covering(slots: Bitmap, full: number): Bitmap {
    return Bitmap.of(slots.toArray().filter((slot) => (this.coverage[slot] as number) >= full - 0.001));
  }
}

/** The whole model number was typed; the number without its suffix letters; the product's own kind. */
export const EXACT = { whole: 2, number: 1, kind: 0.5 };

/**
 * A machine of the very kind asked for scores the same as its like, so that lists of one kind keep their order;
 * the later word counts more, because it is the noun: a chainsaw battery is a battery. The kind as the shopper
 * said it comes before others that are meant by the word as well.
 */
const KIND_SCORE = 1000;
const MEANT_SCORE = 900;

export function kindScore(isSaid: boolean, at: number): number {
  return (isSaid ? KIND_SCORE : MEANT_SCORE) * (at + 1);
}

/** A figure weighs less than a word: it only narrows. */
const MEASURE_PART = 0.5;

export function measureCoverage(closeness: number): number {
  return closeness * MEASURE_PART;
}

/** What a product that answers everything asked for covers. */
export function fullCoverage(concepts: readonly Concept[]): number {
  return concepts.reduce((sum, concept) => sum + (concept.kind === "measure" ? MEASURE_PART : concept.span), 0);
}
