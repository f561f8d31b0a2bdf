/** The words of an index: a number for each, and those that begin so. */

export class TermDictionary {
  readonly #ids = new Map<string, number>();
  /** The words by their first two letters, each sorted when it is next asked for. */
  readonly #buckets = new Map<string, { terms: string[]; sorted: boolean }>();
  /** The words without a figure: those that a misspelt one may have meant. */
  readonly #words = new Set<string>();

  idOf(term: string): number | undefined {
    return this.#ids.get(term);
  }

  /** @returns the new word's number: the numbers count up from 0 */
  add(word: string): number {
    const id = this.#ids.size;
    this.#ids.set(word, id);
    this.#file(word);
    return id;
  }

  /** Every word without a figure, of a length that can be misspelt. */
  words(): Iterable<string> {
    return this.#words;
  }

  /** Visits the words that begin so, in order, until `visit` returns true. */
  eachBegun(prefix: string, visit: (term: string) => boolean): void {
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

  #file(word: string): void {
    const start = word.slice(0, 2);
    const bucket = this.#buckets.get(start);
    if (bucket) {
      bucket.terms.push(word);
      bucket.sorted = false;
    } else this.#buckets.set(start, { terms: [word], sorted: true });
    if (word.length > 2 && word.length < 30 && !/\d/.test(word)) this.#words.add(word);
  }
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
