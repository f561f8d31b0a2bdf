/** Words with their frequencies, for completing and correcting what is typed. */
import { editDistance } from "#app/catalogue/edit-distance.ts";

export interface NearWord {
  word: string;
  edits: number;
  count: number;
}

/** A set of words in which a typed word is looked up. */
export interface WordLookup {
  has(word: string): boolean;
  /** Whether any word starts with the prefix. */
  begins(prefix: string): boolean;
  /** The words within `maxEdits` edits. Digits are never corrected: MS 250 is not MS 251. */
  near(word: string, maxEdits: number): NearWord[];
}

export class Vocabulary implements WordLookup {
  readonly #counts: ReadonlyMap<string, number>;

  /** @param counts how often each word or phrase is used */
  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  begins(prefix: string): boolean {
    for (const word of this.#counts.keys()) if (word.startsWith(prefix)) return true;
    return false;
  }

  completions(prefix: string): string[] {
    return [...this.#counts.keys()].filter((word) => word.startsWith(prefix)).sort();
  }

  near(word: string, maxEdits: number): NearWord[] {
    return nearWords(word, maxEdits, this.#counts.keys()).map((near) => ({
      ...near,
      count: this.#counts.get(near.word) ?? 0,
    }));
  }
}

/** The words within `maxEdits` edits. */
export function nearWords(
  word: string,
  maxEdits: number,
  words: Iterable<string>,
): Omit<NearWord, "count">[] {
  if (maxEdits === 0 || /\d/.test(word)) return [];
  const letters = lettersOf(word);
  const near: Omit<NearWord, "count">[] = [];
  for (const other of words) {
    if (other.length < 3 || Math.abs(other.length - word.length) > maxEdits || /\d/.test(other))
      continue;
    if (countBits(letters ^ lettersOf(other)) > 2 * maxEdits) continue;
    const edits = editDistance(word, other);
    if (edits <= maxEdits) near.push({ word: other, edits });
  }
  return near;
}

/** The letters of a word, one bit each: similar words have nearly the same bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
