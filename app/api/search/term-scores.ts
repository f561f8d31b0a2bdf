/** How much it counts that a product has a word in a field: Okapi BM25+, with its usual settings. */
import { ALL_FIELDS, BOOSTS, FIELDS, type FieldMask } from "./fields.ts";
import type { IndexedSlots } from "./indexed-slots.ts";
import { fieldOf, type PostingList, type Postings, slotOf, timesOf } from "./postings.ts";

const [K, B, DELTA] = [1.2, 0.7, 0.5];

type OnHit = (slot: number, score: number) => void;

export class TermScores {
  readonly #slots: IndexedSlots;
  readonly #postings: Postings;
  /** Room to reckon in, filled for each word. */
  readonly #frequency = new Uint32Array(16);
  readonly #factors = new Float64Array(ALL_FIELDS.length);

  constructor(slots: IndexedSlots, postings: Postings) {
    this.#slots = slots;
    this.#postings = postings;
  }

  /** Calls `onHit` for every field of every product that has the word. */
  score(term: number, weight: number, fields: FieldMask, onHit: OnHit): void {
    const list = this.#postings.listOf(term);
    const first = this.#postings.firstOf(term);
    if (!list) {
      this.#scoreOnce(first, weight, fields, onHit);
      return;
    }
    const factors = this.#factorsOf(first, list, weight);
    for (let at = -1; at < list.length; at++) {
      const posting = at < 0 ? first : (list.data[at] as number);
      const slot = slotOf(posting);
      const field = fieldOf(posting);
      if (!this.#slots.isAlive(slot) || !(fields & (1 << field))) continue;
      onHit(slot, (factors[field] as number) * this.#part(posting));
    }
  }

  /** Of a word that stands once, as most model numbers do. */
  #scoreOnce(posting: number, weight: number, fields: FieldMask, onHit: OnHit): void {
    const [slot, field] = [slotOf(posting), fieldOf(posting)];
    if (!this.#slots.isAlive(slot) || !(fields & (1 << field))) return;
    onHit(slot, weight * (BOOSTS[field] as number) * this.#rareness(1) * this.#part(posting));
  }

  /** What a word counts in each field: the rarer there, the more. */
  #factorsOf(first: number, list: PostingList, weight: number): Float64Array {
    const [frequency, factors] = [this.#frequency.fill(0), this.#factors];
    for (let at = -1; at < list.length; at++) {
      const posting = at < 0 ? first : (list.data[at] as number);
      if (this.#slots.isAlive(slotOf(posting))) (frequency[fieldOf(posting)] as number)++;
    }
    for (let field = 0; field < FIELDS.length; field++) {
      factors[field] = weight * (BOOSTS[field] as number) * this.#rareness(frequency[field] as number);
    }
    return factors;
  }

  #rareness(products: number): number {
    return products === 0 ? 0 : Math.log(1 + (this.#slots.used - products + 0.5) / (products + 0.5));
  }

  /** The more often, and the shorter the field, the more. */
  #part(posting: number): number {
    const often = timesOf(posting);
    const length = this.#slots.relativeLength(slotOf(posting), fieldOf(posting));
    return DELTA + (often * (K + 1)) / (often + K * (1 - B + B * length));
  }
}
