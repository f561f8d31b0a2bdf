/** An inverted index in columns of numbers: which products have a word in which field, and how much that counts. */
import { ALL_FIELDS, BOOSTS, FIELDS, type Field, type FieldMask, type FieldWords, maskOf } from "./fields.ts";
import { fieldOf, MOST_OFTEN, type PostingList, Postings, slotOf, timesOf } from "./postings.ts";
import { TermDictionary } from "./term-dictionary.ts";

const FIELD_COUNT = ALL_FIELDS.length;
const SCORED = maskOf(FIELDS);

/** Okapi BM25+, with its usual settings. */
const [K, B, DELTA] = [1.2, 0.7, 0.5];
/** A word that only begins so counts less, and less again the longer it is. */
const PREFIX_WEIGHT = 0.375;

export class TermIndex {
  readonly #dictionary = new TermDictionary();
  readonly #postings = new Postings();
  #lengths = new Uint16Array(FIELD_COUNT * 64);
  #alive = new Uint8Array(64);
  readonly #totals = new Float64Array(FIELD_COUNT);
  /** Room to reckon in: what a field's word count is divided by, and two that are filled for each word. */
  readonly #inverses = new Float64Array(FIELD_COUNT);
  readonly #frequency = new Uint32Array(16);
  readonly #factors = new Float64Array(FIELD_COUNT);
  #documents = 0;
  #slots = 0;
  #dead = 0;

  /** How many slots there are; scores are kept in arrays of this length. */
  get slots(): number {
    return this.#slots;
  }

  get documents(): number {
    return this.#documents;
  }

  /** Whether so much has been removed that it is worth building the index anew. */
  get isWorn(): boolean {
    return this.#dead > 2_000 && this.#dead > this.#slots / 2;
  }

  isAlive(slot: number): boolean {
    return this.#alive[slot] === 1;
  }

  /** @returns the product's slot, which no other ever has */
  add(words: FieldWords): number {
    const slot = this.#slots++;
    this.#grow();
    this.#alive[slot] = 1;
    this.#documents++;
    for (let field = 0; field < FIELD_COUNT; field++) {
      const list = words[ALL_FIELDS[field] as Field];
      const length = Math.min(list.length, 0xffff);
      this.#lengths[slot * FIELD_COUNT + field] = length;
      this.#totals[field] = (this.#totals[field] ?? 0) + length;
      const counts = new Map<string, number>();
      for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) this.#post(word, slot, field, count);
    }
    return slot;
  }

  remove(slot: number): void {
    if (!this.#alive[slot]) return;
    this.#alive[slot] = 0;
    this.#documents--;
    this.#dead++;
    for (let field = 0; field < FIELD_COUNT; field++) {
      this.#totals[field] = (this.#totals[field] ?? 0) - (this.#lengths[slot * FIELD_COUNT + field] ?? 0);
    }
  }

  /** How many products have the word in one of the fields. */
  count(term: string, fields: FieldMask = SCORED): number {
    let count = 0;
    let last = -1;
    this.#each(term, fields, (slot) => {
      if (slot !== last) count++;
      last = slot;
    });
    return count;
  }

  has(term: string, fields: FieldMask = SCORED): boolean {
    const id = this.#dictionary.idOf(term);
    return id !== undefined && this.#isUsed(id, fields);
  }

  /** Whether some word begins so. */
  begins(prefix: string, fields: FieldMask = SCORED): boolean {
    let begun = false;
    this.#dictionary.eachBegun(prefix, (term) => {
      begun = this.has(term, fields);
      return begun;
    });
    return begun;
  }

  /** The slots that have the word in one of the fields, in their order. */
  slotsOf(term: string, fields: FieldMask): number[] {
    const slots: number[] = [];
    this.#each(term, fields, (slot) => {
      if (slots.at(-1) !== slot) slots.push(slot);
    });
    return slots;
  }

  /** Every word without a figure that passes the test. */
  *words(test: (term: string) => boolean): Generator<string> {
    for (const term of this.#dictionary.words()) if (test(term) && this.has(term)) yield term;
  }

  /**
   * Adds to `scores` what each product gets for the word, and calls `onHit` for every product that has it.
   *
   * @param isBegun whether the word may be the beginning of a longer one
   */
  score(term: string, isBegun: boolean, fields: FieldMask, onHit: (slot: number, score: number) => void): void {
    const exact = this.#dictionary.idOf(term);
    if (exact !== undefined) this.#scoreTerm(exact, 1, fields, onHit);
    if (!isBegun) return;
    this.#dictionary.eachBegun(term, (longer) => {
      if (longer === term) return false;
      const weight = (PREFIX_WEIGHT * longer.length) / (longer.length + 0.3 * (longer.length - term.length));
      this.#scoreTerm(this.#dictionary.idOf(longer) ?? 0, weight, fields, onHit);
      return false;
    });
  }

  #scoreTerm(id: number, weight: number, fields: FieldMask, onHit: (slot: number, score: number) => void): void {
    const list = this.#postings.listOf(id);
    const count = list?.length ?? 0;
    const first = this.#postings.firstOf(id);
    const alive = this.#alive;
    const factors = this.#factorsOf(first, list, weight);
    for (let at = -1; at < count; at++) {
      const posting = at < 0 ? first : (list?.data[at] as number);
      const slot = slotOf(posting);
      const field = fieldOf(posting);
      if (!alive[slot] || !(fields & (1 << field))) continue;
      const often = timesOf(posting);
      const length = (this.#lengths[slot * FIELD_COUNT + field] as number) * (this.#inverses[field] as number);
      const part = DELTA + (often * (K + 1)) / (often + K * (1 - B + B * length));
      onHit(slot, (factors[field] as number) * part);
    }
  }

  /** What a word counts in each field: the rarer there, the more. */
  #factorsOf(first: number, list: PostingList | undefined, weight: number): Float64Array {
    const [frequency, factors] = [this.#frequency.fill(0), this.#factors];
    const count = list?.length ?? 0;
    for (let at = -1; at < count; at++) {
      const posting = at < 0 ? first : (list?.data[at] as number);
      if (this.#alive[slotOf(posting)]) (frequency[fieldOf(posting)] as number)++;
    }
    for (let field = 0; field < FIELDS.length; field++) {
      const n = frequency[field] as number;
      const idf = n === 0 ? 0 : Math.log(1 + (this.#documents - n + 0.5) / (n + 0.5));
      factors[field] = weight * (BOOSTS[field] as number) * idf;
      this.#inverses[field] = (this.#documents || 1) / (this.#totals[field] || 1);
    }
    return factors;
  }

  #each(term: string, fields: FieldMask, visit: (slot: number) => void): void {
    const id = this.#dictionary.idOf(term);
    if (id === undefined) return;
    this.#postings.some(id, (posting) => {
      if (this.#counts(posting, fields)) visit(slotOf(posting));
      return false;
    });
  }

  #isUsed(id: number, fields: FieldMask): boolean {
    return this.#postings.some(id, (posting) => this.#counts(posting, fields));
  }

  /** Whether it is of a product that is still there, and in one of the fields. */
  #counts(posting: number, fields: FieldMask): boolean {
    return this.#alive[slotOf(posting)] === 1 && (fields & (1 << fieldOf(posting))) !== 0;
  }

  #post(word: string, slot: number, field: number, count: number): void {
    const term = this.#dictionary.idOf(word) ?? this.#dictionary.add(word);
    this.#postings.add(term, slot, field, Math.min(count, MOST_OFTEN));
  }

  #grow(): void {
    if (this.#slots > this.#alive.length) {
      const alive = new Uint8Array(this.#alive.length * 2);
      alive.set(this.#alive);
      this.#alive = alive;
    }
    if (this.#slots * FIELD_COUNT <= this.#lengths.length) return;
    const lengths = new Uint16Array(this.#lengths.length * 2);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }
}
