/** Looks words up in a list of English ones. */
import { readFileSync } from "node:fs";
import wordList from "word-list";

/** In order, a line each: 2.8 MB, read by the first search that needs them. */
let englishWords: string | null = null;

export function isEnglish(word: string): boolean {
  englishWords ??= readFileSync(wordList, "latin1");
  let [from, to] = [0, englishWords.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = englishWords.lastIndexOf("\n", middle - 1) + 1;
    const end = englishWords.indexOf("\n", middle);
    const found = englishWords.slice(start, end < 0 ? undefined : end);
    if (found === word) return true;
    if (found > word) to = start;
    else from = start + found.length + 1;
  }
  return false;
}
