/** The words of an index: a number for each, and those that begin so. */

/** Words are kept by so many of their first letters. */
const START = 3;

export class TermDictionary {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  /** The numbers of words by how they start, in the order of the words once they are asked for. */
  readonly #buckets = new Map<string, number[]>();
  readonly #unsorted = new Set<string>();
  /** The words without a figure: those that a misspelt one may have meant. */
  readonly #words = new Set<string>();

  /** How many words there are: their numbers count up from 0. */
  get size(): number {
    return this.#terms.length;
  }

  idOf(term: string): number | undefined {
    return this.#ids.get(term);
  }

  /** @returns the new word's number */
  add(word: string): number {
    const id = this.#terms.push(word) - 1;
    this.#ids.set(word, id);
    this.#file(word, id);
    return id;
  }

  /** Every word without a figure, of a length that can be misspelt. */
  words(): Iterable<string> {
    return this.#words;
  }

  /** Visits the words that begin so, in order, until `visit` returns true. */
  eachBegun(prefix: string, visit: (term: string, id: number) => boolean): void {
    if (prefix === "") return;
    for (const start of this.#startsOf(prefix)) {
      const ids = this.#sorted(start);
      for (let at = this.#firstAtLeast(ids, prefix); at < ids.length; at++) {
        const id = ids[at] as number;
        const term = this.#terms[id] as string;
        if (!term.startsWith(prefix)) break;
        if (visit(term, id)) return;
      }
    }
  }

  /** Puts all words in order, so that no search waits for it; `pause` is called between short pieces of work. */
  async settle(pause: () => Promise<void> | undefined): Promise<void> {
    for (const start of this.#unsorted) {
      this.#sorted(start);
      await pause();
    }
  }

  #startsOf(prefix: string): string[] {
    if (prefix.length >= START) return [prefix.slice(0, START)];
    return [...this.#buckets.keys()].filter((start) => start.startsWith(prefix)).sort();
  }

  #sorted(start: string): readonly number[] {
    const ids = this.#buckets.get(start) ?? [];
    if (this.#unsorted.delete(start)) {
      ids.sort((a, b) => ((this.#terms[a] as string) < (this.#terms[b] as string) ? -1 : 1));
    }
    return ids;
  }

  #file(word: string, id: number): void {
    const start = word.slice(0, START);
    const bucket = this.#buckets.get(start);
    if (bucket) bucket.push(id);
    else this.#buckets.set(start, [id]);
    this.#unsorted.add(start);
    if (word.length > 2 && word.length < 30 && !/\d/.test(word)) this.#words.add(word);
  }

  #firstAtLeast(sorted: readonly number[], text: string): number {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#terms[sorted[middle] as number] as string) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
