/** An inverted index in columns of numbers: which products have a word in which field, and how much that counts. */

/** The fields, with how much a word counts in each. The last names one product alone and is never scored. */
export const BOOST = { model: 10, name: 6, kind: 8, power: 3, brand: 3, features: 1.2, brief: 1.5, description: 1 };
export type Field = keyof typeof BOOST | "named";
export const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];
const ALL_FIELDS: Field[] = [...FIELDS, "named"];
const FIELD_COUNT = ALL_FIELDS.length;
const BOOSTS = Float64Array.from(FIELDS, (field) => BOOST[field]);

/** The words of a product, by field. */
export type FieldWords = Record<Field, string[]>;

/** A set of fields, one bit each. */
export type FieldMask = number;

export function maskOf(fields: readonly Field[]): FieldMask {
  return fields.reduce((mask, field) => mask | (1 << ALL_FIELDS.indexOf(field)), 0);
}

const SCORED = maskOf(FIELDS);

// A posting is one number: 20 bits of slot, 4 of field, 8 of how often.
const SLOT_SHIFT = 12;
const FIELD_SHIFT = 8;
const NONE = 0xffffffff;

/** Okapi BM25+, with its usual settings. */
const [K, B, DELTA] = [1.2, 0.7, 0.5];
/** A word that only begins so counts less, and less again the longer it is. */
const PREFIX_WEIGHT = 0.375;

interface PostingList {
  data: Uint32Array;
  length: number;
}

export class TermIndex {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  /** Most words stand once: their posting is here. The lists hold the rest. */
  #first = new Uint32Array(1024);
  readonly #lists = new Map<number, PostingList>();
  /** The words by their first two letters, each sorted when it is next asked for. */
  readonly #buckets = new Map<string, { terms: string[]; sorted: boolean }>();
  /** The words without a figure: those that a misspelt one may have meant. */
  readonly #words = new Set<string>();
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
      for (const [word, count] of counts) this.#post(word, slot, field, Math.min(count, 255));
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
    const id = this.#ids.get(term);
    return id !== undefined && this.#isUsed(id, fields);
  }

  /** Whether some word begins so. */
  begins(prefix: string, fields: FieldMask = SCORED): boolean {
    return this.#isAnyBegun(prefix, fields);
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
    for (const term of this.#words) if (test(term) && this.has(term)) yield term;
  }

  /**
   * Adds to `scores` what each product gets for the word, and calls `onHit` for every product that has it.
   *
   * @param isBegun whether the word may be the beginning of a longer one
   */
  score(term: string, isBegun: boolean, fields: FieldMask, onHit: (slot: number, score: number) => void): void {
    const exact = this.#ids.get(term);
    if (exact !== undefined) this.#scoreTerm(exact, 1, fields, onHit);
    if (!isBegun) return;
    this.#eachBegun(term, (longer) => {
      if (longer === term) return false;
      const weight = (PREFIX_WEIGHT * longer.length) / (longer.length + 0.3 * (longer.length - term.length));
      this.#scoreTerm(this.#ids.get(longer) ?? 0, weight, fields, onHit);
      return false;
    });
  }

  #scoreTerm(id: number, weight: number, fields: FieldMask, onHit: (slot: number, score: number) => void): void {
    const list = this.#lists.get(id);
    const count = list?.length ?? 0;
    const first = this.#first[id] ?? NONE;
    const alive = this.#alive;
    const factors = this.#factorsOf(first, list, weight);
    for (let at = -1; at < count; at++) {
      const posting = at < 0 ? first : (list?.data[at] as number);
      const slot = posting >>> SLOT_SHIFT;
      const field = (posting >>> FIELD_SHIFT) & 15;
      if (!alive[slot] || !(fields & (1 << field))) continue;
      const often = posting & 255;
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
      if (this.#alive[posting >>> SLOT_SHIFT]) (frequency[(posting >>> FIELD_SHIFT) & 15] as number)++;
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
    const id = this.#ids.get(term);
    if (id === undefined) return;
    this.#eachPosting(id, (posting) => {
      if (fields & (1 << ((posting >>> FIELD_SHIFT) & 15))) visit(posting >>> SLOT_SHIFT);
    });
  }

  /** The postings of products that are still there. */
  #eachPosting(id: number, visit: (posting: number) => void): void {
    const first = this.#first[id] ?? NONE;
    if (first === NONE) return;
    if (this.#alive[first >>> SLOT_SHIFT]) visit(first);
    const list = this.#lists.get(id);
    if (!list) return;
    const { data, length } = list;
    for (let at = 0; at < length; at++) {
      const posting = data[at] as number;
      if (this.#alive[posting >>> SLOT_SHIFT]) visit(posting);
    }
  }

  #isUsed(id: number, fields: FieldMask): boolean {
    const counts = (posting: number) =>
      this.#alive[posting >>> SLOT_SHIFT] === 1 && (fields & (1 << ((posting >>> FIELD_SHIFT) & 15))) !== 0;
    const first = this.#first[id] ?? NONE;
    if (first !== NONE && counts(first)) return true;
    const list = this.#lists.get(id);
    return list?.data.subarray(0, list.length).some(counts) ?? false;
  }

  #isAnyBegun(prefix: string, fields: FieldMask): boolean {
    let begun = false;
    this.#eachBegun(prefix, (term) => {
      begun = this.has(term, fields);
      return begun;
    });
    return begun;
  }

  /** Visits the words that begin so, in order, until `visit` returns true. */
  #eachBegun(prefix: string, visit: (term: string) => boolean): void {
    if (prefix === "") return;
    const buckets = prefix.length >= 2 ? [this.#buckets.get(prefix.slice(0, 2))] : this.#bucketsBegunBy(prefix);
    for (const bucket of buckets) {
      if (!bucket) continue;
      if (!bucket.sorted) bucket.terms.sort();
      bucket.sorted = true;
      const { terms } = bucket;
      for (let at = firstAtLeast(terms, prefix); at < terms.length; at++) {
        const term = terms[at] as string;
        if (!term.startsWith(prefix)) break;
        if (visit(term)) return;
      }
    }
  }

  #bucketsBegunBy(letter: string) {
    return [...this.#buckets].filter(([start]) => start.startsWith(letter)).map(([, bucket]) => bucket);
  }

  #post(word: string, slot: number, field: number, often: number): void {
    const posting = ((slot << SLOT_SHIFT) | (field << FIELD_SHIFT) | often) >>> 0;
    const known = this.#ids.get(word);
    if (known === undefined) {
      const id = this.#terms.push(word) - 1;
      this.#ids.set(word, id);
      if (id >= this.#first.length) this.#first = enlarged(this.#first);
      this.#first[id] = posting;
      this.#file(word);
      return;
    }
    const list = this.#lists.get(known);
    if (!list) {
      this.#lists.set(known, { data: Uint32Array.of(posting, 0), length: 1 });
      return;
    }
    if (list.length === list.data.length) list.data = enlarged(list.data);
    list.data[list.length++] = posting;
  }

  #file(word: string): void {
    const start = word.slice(0, 2);
    const bucket = this.#buckets.get(start);
    if (bucket) {
      bucket.terms.push(word);
      bucket.sorted = false;
    } else this.#buckets.set(start, { terms: [word], sorted: true });
    if (word.length > 2 && word.length < 30 && !/\d/.test(word)) this.#words.add(word);
  }

  #grow(): void {
    if (this.#slots > this.#alive.length) {
      const alive = new Uint8Array(this.#alive.length * 2);
      alive.set(this.#alive);
      this.#alive = alive;
    }
    if (this.#slots * FIELD_COUNT > this.#lengths.length) {
      const lengths = new Uint16Array(this.#lengths.length * 2);
      lengths.set(this.#lengths);
      this.#lengths = lengths;
    }
  }
}

function enlarged(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(array.length * 1.5) + 2);
  larger.set(array);
  return larger;
}

function firstAtLeast(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
