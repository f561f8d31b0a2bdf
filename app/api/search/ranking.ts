/** How well products answer what is asked for, and which come first. */
import type { Concept } from "./query.ts";

/** How well each slot answers: words covered, exactness (see `EXACT`), the fields' weighted score. Used by one query after the other. */
export class Answers {
  #slots = new Uint32Array();
  #count = 0;
  coverage = new Float32Array();
  exact = new Float32Array();
  score = new Float64Array();
  /** 1 where a word answers that tells what is meant, not only something that many products have. */
  #tells = new Uint8Array();
  #known = new Uint8Array();

  /** Forgets the last query. @param slots how many there are */
  begin(slots: number): void {
    for (const slot of this.#found()) {
      this.coverage[slot] = 0;
      this.exact[slot] = 0;
      this.score[slot] = 0;
      this.#tells[slot] = 0;
      this.#known[slot] = 0;
    }
    this.#count = 0;
    if (slots <= this.#known.length) return;
    const length = Math.ceil(slots * 1.5);
    this.#slots = new Uint32Array(length);
    this.coverage = new Float32Array(length);
    this.exact = new Float32Array(length);
    this.score = new Float64Array(length);
    this.#tells = new Uint8Array(length);
    this.#known = new Uint8Array(length);
  }

  has(slot: number): boolean {
    return this.#known[slot] === 1;
  }

  add(slot: number, coverage: number, exact: number, score: number, tells: boolean): void {
    if (!this.#known[slot]) {
      this.#known[slot] = 1;
      this.#slots[this.#count++] = slot;
    }
    (this.coverage[slot] as number) += coverage;
    (this.score[slot] as number) += score;
    if (exact > (this.exact[slot] as number)) this.exact[slot] = exact;
    if (tells) this.#tells[slot] = 1;
  }

  /** Those that cover the most; then those that answer a word that tells what is meant. */
  relevant(isNamed: (slot: number) => boolean): Uint32Array {
    let most = 0;
    for (const slot of this.#found()) most = Math.max(most, this.coverage[slot] as number);
    return this.#found().filter(
      (slot) => (this.coverage[slot] as number) >= most - 0.001 || this.#tells[slot] === 1 || isNamed(slot),
    );
  }

  #found(): Uint32Array {
    return this.#slots.subarray(0, this.#count);
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
