/** Every word the catalogue knows, to complete what is half typed and to mend what is misspelt. */
import SearchableMap from "minisearch/SearchableMap";

export interface Vocabulary {
  has(word: string): boolean;
  /** Whether some word begins so. */
  begins(prefix: string): boolean;
  /** The known word nearest to a misspelt one; null when none is near. */
  near(word: string): string | null;
}

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const counts = new SearchableMap<number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    has: (word) => counts.has(word),
    begins: (prefix) => counts.atPrefix(prefix).size > 0,
    near(word) {
      const most = slips(word);
      if (most === 0) return null;
      const near = [...counts.fuzzyGet(word, most)]
        .map(([known, [count, distance]]) => ({ known, rank: distance - (known[0] === word[0] ? 0.6 : 0), count }))
        .filter(({ known }) => !/\d/.test(known) && known.length > 2)
        .sort((a, b) => a.rank - b.rank || b.count - a.count);
      return near[0]?.known ?? null;
    },
  };
}

/** How many letters a word of this length may have wrong. Figures are never guessed at: MS 250 is not MS 251. */
function slips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 5 ? 1 : 2;
}
