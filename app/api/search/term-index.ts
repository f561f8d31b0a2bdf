/** An inverted index in columns of numbers: which products have a word in which field. */
import { ALL_FIELDS, FIELDS, type FieldMask, type FieldWords, maskOf } from "./fields.ts";
import { IndexedSlots } from "./indexed-slots.ts";
import { fieldOf, MOST_OFTEN, Postings, slotOf } from "./postings.ts";
import { TermDictionary } from "./term-dictionary.ts";
import { TermScores } from "./term-scores.ts";

const SCORED = maskOf(FIELDS);
/** A word that only begins so counts less, and less again the longer it is. */
const PREFIX_WEIGHT = 0.375;

type Pause = () => Promise<void> | undefined;

export class TermIndex {
  readonly #dictionary = new TermDictionary();
  readonly #postings = new Postings();
  readonly #slots = new IndexedSlots();
  readonly #scores = new TermScores(this.#slots, this.#postings);

  /** How many slots there are; scores are kept in arrays of this length. */
  get slots(): number {
    return this.#slots.count;
  }

  get documents(): number {
    return this.#slots.used;
  }

  isAlive(slot: number): boolean {
    return this.#slots.isAlive(slot);
  }

  /** @returns the product's slot, which no other has until a `purge` after its removal */
  add(words: FieldWords): number {
    const slot = this.#slots.open(words);
    for (const [field, name] of ALL_FIELDS.entries()) {
      const counts = new Map<string, number>();
      for (const word of words[name]) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) {
        const term = this.#dictionary.idOf(word) ?? this.#dictionary.add(word);
        this.#postings.add(term, slot, field, Math.min(count, MOST_OFTEN));
      }
    }
    return slot;
  }

  remove(slot: number): void {
    this.#slots.close(slot);
  }

  /** Puts the words in order, so that no search waits for it; `pause` is called between short pieces of work. */
  settle(pause: Pause): Promise<void> {
    return this.#dictionary.settle(pause);
  }

  /** Whether so much has been removed that it is worth a `purge`. */
  get isWorn(): boolean {
    return this.#slots.isWorn;
  }

  /**
   * Forgets what removed products had, so that their slots can be used again.
   *
   * @param forget what else is kept of these slots
   */
  async purge(pause: Pause, forget: (dead: ReadonlySet<number>) => Promise<void>): Promise<void> {
    const dead = this.#slots.takeDead();
    for (let term = 0; term < this.#dictionary.size; term++) {
      this.#postings.drop(term, (posting) => dead.has(slotOf(posting)));
      await pause();
    }
    await forget(dead);
    this.#slots.free(dead);
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
    this.#dictionary.eachBegun(prefix, (_, id) => {
      begun = this.#isUsed(id, fields);
      return begun;
    });
    return begun;
  }

  /** The slots that have the word in one of the fields. */
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
   * Calls `onHit` for every field of every product that has the word, with what it counts there.
   *
   * @param isBegun whether the word may be the beginning of a longer one
   */
  score(term: string, isBegun: boolean, fields: FieldMask, onHit: (slot: number, score: number) => void): void {
    const exact = this.#dictionary.idOf(term);
    if (exact !== undefined) this.#scores.score(exact, 1, fields, onHit);
    if (!isBegun) return;
    this.#dictionary.eachBegun(term, (longer, id) => {
      if (longer === term) return false;
      const weight = (PREFIX_WEIGHT * longer.length) / (longer.length + 0.3 * (longer.length - term.length));
      this.#scores.score(id, weight, fields, onHit);
      return false;
    });
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
    return this.#slots.isAlive(slotOf(posting)) && (fields & (1 << fieldOf(posting))) !== 0;
  }
}
