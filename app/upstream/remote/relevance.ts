/** Ranks products for a search where the upstream has no index: by the number of matching words. */

const MAX_WORDS = 12;

/** The first 12 words of a search, lower case, unique. */
function wordsOf(q: string): string[] {
  const words = q
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u);
  return [...new Set(words.filter(Boolean))].slice(0, MAX_WORDS);
}

/** @returns the number of these words in a lower-case text */
export function countWords(q: string): (text: string) => number {
  const words = wordsOf(q);
  return (text) => words.reduce((sum, word) => sum + (text.includes(word) ? 1 : 0), 0);
}
