/** How well products answer what is asked for, and which come first. */
import type { Concept } from "./query.ts";

/** How well each slot answers: words covered, exactness (see `EXACT`), the fields' weighted score. */
export class Answers {
  readonly slots: number[] = [];
  readonly coverage: Float32Array;
  readonly exact: Float32Array;
  readonly score: Float64Array;
  /** 1 where a word answers that tells what is meant, not only something that many products have. */
  readonly tells: Uint8Array;
  readonly #known: Uint8Array;

  constructor(slots: number) {
    this.coverage = new Float32Array(slots);
    this.exact = new Float32Array(slots);
    this.score = new Float64Array(slots);
    this.tells = new Uint8Array(slots);
    this.#known = new Uint8Array(slots);
  }

  has(slot: number): boolean {
    return this.#known[slot] === 1;
  }

  add(slot: number, coverage: number, exact: number, score: number, tells: boolean): void {
    if (!this.#known[slot]) {
      this.#known[slot] = 1;
      this.slots.push(slot);
    }
    (this.coverage[slot] as number) += coverage;
    (this.score[slot] as number) += score;
    if (exact > (this.exact[slot] as number)) this.exact[slot] = exact;
    if (tells) this.tells[slot] = 1;
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
