/** How well a product answers a search where the upstream has no index: how many of the words its texts hold. */

const MOST_WORDS = 12;

/** The words of a search, lower case, each once, the first 12. */
function wordsOf(q: string): string[] {
  const words = q
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u);
  return [...new Set(words.filter(Boolean))].slice(0, MOST_WORDS);
}

/** @returns how many of the words a text holds; the text is lower case */
export function countWords(q: string): (text: string) => number {
  const words = wordsOf(q);
  return (text) => words.reduce((sum, word) => sum + (text.includes(word) ? 1 : 0), 0);
}
