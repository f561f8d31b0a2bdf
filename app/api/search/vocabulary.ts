/** Words and how often they are used, to complete what is half typed and to mend what is misspelt. */
import SearchableMap from "minisearch/SearchableMap";
import { editDistance } from "./edit-distance.ts";

export interface Near {
  word: string;
  edits: number;
  count: number;
}

export interface Vocabulary {
  add(words: Iterable<string>): void;
  /** Takes back what was added. */
  remove(words: Iterable<string>): void;
  has(word: string): boolean;
  /** Whether some word begins so. */
  begins(prefix: string): boolean;
  completions(prefix: string): string[];
  /** The words at most so many edits away. Figures are never guessed at: MS 250 is not MS 251. */
  near(word: string, most: number): Near[];
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
