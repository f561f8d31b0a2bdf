/** Scores products by how well they match a query, and orders them. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Concept } from "../search/query.ts";

/** By slot: words covered, exactness (see `EXACT`), the score of the fields. */
export class MatchScores {
  readonly coverage: Float32Array;
  readonly exact: Float32Array;
  readonly score: Float64Array;
  #matching = new Bitmap();
  /** Products that match a distinctive word. */
  #distinctive = new Bitmap();

  constructor(slots: number) {
    this.coverage = new Float32Array(slots);
    this.exact = new Float32Array(slots);
    this.score = new Float64Array(slots);
  }

  /** Clears the scores for the next search, because new buffers would take megabytes each time. */
  clear(): void {
    for (const numbers of [this.coverage, this.exact, this.score]) numbers.fill(0);
    this.#matching = new Bitmap();
    this.#distinctive = new Bitmap();
  }

  add(slot: number, coverage: number, exact: number, score: number, isDistinctive: boolean): void {
    this.#matching.add(slot);
    (this.coverage[slot] as number) += coverage;
    (this.score[slot] as number) += score;
    if (exact > (this.exact[slot] as number)) this.exact[slot] = exact;
    if (isDistinctive) this.#distinctive.add(slot);
  }

  /** The slots of `among` with the greatest coverage or with a distinctive word. */
  relevant(among: Bitmap): Bitmap {
    const matches = this.#matching.and(among).toArray();
    const greatest = matches.reduce((max, slot) => Math.max(max, this.coverage[slot] as number), 0);
    const best = matches.filter((slot) => (this.coverage[slot] as number) >= greatest - 0.001);
    return Bitmap.union([Bitmap.of(best), this.#distinctive.and(among)]);
  }

  /** Those of `slots` with at least this coverage. */
  covering(slots: Bitmap, full: number): Bitmap {
    return Bitmap.of(
      slots.toArray().filter((slot) => (this.coverage[slot] as number) >= full - 0.001),
    );
  }
}

/**
 * A match of the whole model number, of the number without its suffix letters, of the product type.
 */
export const EXACT = { whole: 2, number: 1, kind: 0.5 };

/**
 * All products of the requested type score the same, so that their order stays. A later word counts
 * more, because it is the noun: a chainsaw battery is a battery. The type as typed scores more than
 * other meanings of the word.
 */
const KIND_SCORE = 1000;
const MEANT_SCORE = 900;

export function kindScore(isTyped: boolean, at: number): number {
  return (isTyped ? KIND_SCORE : MEANT_SCORE) * (at + 1);
}

/** A quantity weighs less than a word: it only narrows. */
const MEASURE_PART = 0.5;

export function measureCoverage(closeness: number): number {
  return closeness * MEASURE_PART;
}

/** The coverage of a product that matches every concept. */
export function fullCoverage(concepts: readonly Concept[]): number {
  return concepts.reduce(
    (sum, concept) => sum + (concept.kind === "measure" ? MEASURE_PART : concept.span),
    0,
  );
}
