/** What answers a text, taken out of the room that the next search reckons in. */
import type { Answers } from "./ranking.ts";
import type { SlotFigures } from "./slot-figures.ts";

interface Outcome {
  /** The slots of products of that very name. */
  named: ReadonlySet<number>;
  /** What a product covers that answers everything. */
  full: number;
  corrected: string | null;
}

/** Products are told by their places in `rows`, or by their ids. */
export class SearchAnswer {
  /** What the caller knows them by, in no order. */
  readonly rows: Uint32Array;
  /** What was searched for in place of misspelt words; null where they are as typed. */
  readonly corrected: string | null;
  readonly #ids: Float64Array;
  readonly #coverage: Float32Array;
  readonly #exact: Float32Array;
  readonly #score: Float64Array;
  /** In the catalogue's own order, the featured first. */
  readonly #order: Float64Array;
  readonly #isNamed: Uint8Array;
  readonly #full: number;

  constructor(slots: Uint32Array, answers: Answers, figures: SlotFigures, { named, full, corrected }: Outcome) {
    const count = slots.length;
    this.rows = new Uint32Array(count);
    this.#ids = new Float64Array(count);
    this.#coverage = new Float32Array(count);
    this.#exact = new Float32Array(count);
    this.#score = new Float64Array(count);
    this.#order = new Float64Array(count);
    this.#isNamed = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const slot = slots[at] as number;
      this.#ids[at] = figures.idOf(slot);
      this.rows[at] = figures.rowOf(slot);
      this.#coverage[at] = answers.coverage[slot] as number;
      this.#exact[at] = answers.exact[slot] as number;
      this.#score[at] = answers.score[slot] as number;
      this.#order[at] = figures.placeOf(slot);
      if (named.size > 0 && named.has(slot)) this.#isNamed[at] = 1;
    }
    this.#full = full;
    this.corrected = corrected;
  }

  /** In no order. */
  get ids(): number[] {
    return [...this.#ids];
  }

  /** Whether a product answers everything that was asked for. */
  isWholeAt(place: number): boolean {
    return this.#isNamed[place] === 1 || (this.#coverage[place] as number) >= this.#full - 0.001;
  }

  /** The better answer first: all words before some, then as `search` of `SearchIndex` tells. */
  compareAt(a: number, b: number): number {
    return (
      (this.#isNamed[b] as number) - (this.#isNamed[a] as number) ||
      (this.#coverage[b] as number) - (this.#coverage[a] as number) ||
      (this.#exact[b] as number) - (this.#exact[a] as number) ||
      (this.#score[b] as number) - (this.#score[a] as number) ||
      (this.#order[a] as number) - (this.#order[b] as number) ||
      (this.#ids[a] as number) - (this.#ids[b] as number)
    );
  }
}
