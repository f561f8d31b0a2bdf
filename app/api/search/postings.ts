/** Which products have a word in which field and how often, as columns of numbers. */

// A posting is one number: 20 bits of slot, 4 of field, 8 of how often.
const SLOT_SHIFT = 12;
const FIELD_SHIFT = 8;
const NONE = 0xffffffff;

/** The highest that a posting can tell. */
export const MOST_OFTEN = 255;

export interface PostingList {
  data: Uint32Array;
  length: number;
}

export function slotOf(posting: number): number {
  return posting >>> SLOT_SHIFT;
}

export function fieldOf(posting: number): number {
  return (posting >>> FIELD_SHIFT) & 15;
}

export function timesOf(posting: number): number {
  return posting & MOST_OFTEN;
}

export class Postings {
  /** Most words stand once: their posting is here. The lists hold the rest. */
  #first = new Uint32Array(1024).fill(NONE);
  readonly #lists = new Map<number, PostingList>();

  /** @param often at most `MOST_OFTEN` */
  add(term: number, slot: number, field: number, often: number): void {
    const posting = ((slot << SLOT_SHIFT) | (field << FIELD_SHIFT) | often) >>> 0;
    if (term >= this.#first.length) this.#first = enlarged(this.#first).fill(NONE, this.#first.length);
    if (this.#first[term] === NONE) {
      this.#first[term] = posting;
      return;
    }
    const list = this.#lists.get(term);
    if (!list) {
      this.#lists.set(term, { data: Uint32Array.of(posting, 0), length: 1 });
      return;
    }
    if (list.length === list.data.length) list.data = enlarged(list.data);
    list.data[list.length++] = posting;
  }

  /** Forgets a word's postings that pass the test. */
  drop(term: number, test: (posting: number) => boolean): void {
    const list = this.#lists.get(term);
    const kept = list ? list.data.subarray(0, list.length).filter((posting) => !test(posting)) : new Uint32Array();
    if (list && kept.length === list.length && !test(this.firstOf(term))) return;
    const [first = NONE, ...others] = test(this.firstOf(term)) ? kept : [this.firstOf(term), ...kept];
    this.#first[term] = first;
    if (others.length === 0) this.#lists.delete(term);
    else this.#lists.set(term, { data: Uint32Array.from(others), length: others.length });
  }

  /** A word's first posting, and the list of the others; a word that stands nowhere any more has one of no product. */
  firstOf(term: number): number {
    return this.#first[term] as number;
  }

  listOf(term: number): PostingList | undefined {
    return this.#lists.get(term);
  }

  /** Visits a word's postings in the order of their products, until `visit` returns true. @returns whether it did */
  some(term: number, visit: (posting: number) => boolean): boolean {
    if (visit(this.firstOf(term))) return true;
    const list = this.#lists.get(term);
    for (let at = 0; list && at < list.length; at++) if (visit(list.data[at] as number)) return true;
    return false;
  }
}

function enlarged(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(array.length * 1.5) + 2);
  larger.set(array);
  return larger;
}
