/** How well a product answers a search: how many of the words it holds. */

/** What of a product is searched: lower-case text of its name, description and brief description. */
export interface SearchableText {
  haystack: string;
}

/** Gives each product a score for one search; zero means that it does not belong in the list. */
export type Relevance<S = SearchableText> = (q: string, entries: readonly S[]) => (entry: S) => number;

/** The words of a search, lower case, each once, the first 12. */
function wordsOf(q: string): string[] {
  return [
    ...new Set(
      q
        .toLowerCase()
        .split(/[^\p{L}\p{N}.]+/u)
        .filter(Boolean),
    ),
  ].slice(0, 12);
}

/**
 * Counts the words found (the specification, document 1 §5). Where some products hold every word, only those are
 * listed, so that "ms 250" is not every product with an "ms" in it.
 */
export const countWords: Relevance = (q, entries) => {
  const words = wordsOf(q);
  const count = ({ haystack }: SearchableText) =>
    words.reduce((sum, word) => sum + (haystack.includes(word) ? 1 : 0), 0);
  const needed = entries.some((entry) => count(entry) === words.length) ? words.length : 1;
  return (entry) => {
    const found = count(entry);
    return found >= needed ? found : 0;
  };
};
