/** Words and how often they are used, to complete what is half typed and to correct what is misspelt. */
import { editDistance } from "#app/catalogue/edit-distance.ts";

export interface Near {
  word: string;
  edits: number;
  count: number;
}

/** Words to look a typed one up in. */
export interface Words {
  has(word: string): boolean;
  /** Whether some word begins so. */
  begins(prefix: string): boolean;
  /** The words at most so many edits away. Figures are never guessed at: MS 250 is not MS 251. */
  near(word: string, most: number): Near[];
}

export class Vocabulary implements Words {
  readonly #counts: ReadonlyMap<string, number>;

  /** @param counts how often each word, or phrase, is used */
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

  near(word: string, most: number): Near[] {
    return nearWords(word, most, this.#counts.keys()).map((near) => ({
      ...near,
      count: this.#counts.get(near.word) ?? 0,
    }));
  }
}

/** Those of the words that are at most so many edits away. */
export function nearWords(word: string, most: number, words: Iterable<string>): Omit<Near, "count">[] {
  if (most === 0 || /\d/.test(word)) return [];
  const letters = lettersOf(word);
  const near: Omit<Near, "count">[] = [];
  for (const other of words) {
    if (other.length < 3 || Math.abs(other.length - word.length) > most || /\d/.test(other)) continue;
    if (countBits(letters ^ lettersOf(other)) > 2 * most) continue;
    const edits = editDistance(word, other);
    if (edits <= most) near.push({ word: other, edits });
  }
  return near;
}

/** The letters of a word, one bit each: words with few edits between them have nearly the same. */
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
