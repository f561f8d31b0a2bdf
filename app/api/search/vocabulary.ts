/** Words and how often they are used, to complete what is half typed and to mend what is misspelt. */
import SearchableMap from "minisearch/SearchableMap";
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

export interface Vocabulary extends Words {
  add(words: Iterable<string>): void;
  /** Takes back what was added. */
  remove(words: Iterable<string>): void;
  completions(prefix: string): string[];
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

/** A test that lets through whatever is at most so many edits away, and little else. */
export function nearTest(word: string, most: number): (other: string) => boolean {
  const letters = lettersOf(word);
  return (other) => Math.abs(other.length - word.length) <= most && countBits(letters ^ lettersOf(other)) <= 2 * most;
}

export function createVocabulary(words: Iterable<string> = []): Vocabulary {
  const counts = new SearchableMap<number>();
  const vocabulary: Vocabulary = {
    add(added) {
      for (const word of added) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    remove(removed) {
      for (const word of removed) {
        const left = (counts.get(word) ?? 0) - 1;
        if (left > 0) counts.set(word, left);
        else counts.delete(word);
      }
    },
    has: (word) => counts.has(word),
    begins: (prefix) => counts.atPrefix(prefix).size > 0,
    completions: (prefix) => [...counts.atPrefix(prefix).keys()],
    near(word, most) {
      if (most === 0 || /\d/.test(word)) return [];
      // Two letters swapped are one typo here and two there.
      return [...counts.fuzzyGet(word, most + 1)]
        .map(([known, [count]]) => ({ word: known, count, edits: editDistance(word, known) }))
        .filter((near) => near.edits <= most && near.word.length > 2 && !/\d/.test(near.word));
    },
  };
  vocabulary.add(words);
  return vocabulary;
}
