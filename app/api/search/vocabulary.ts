/** Words, with the number of products that have each, in which near ones are found. */
import { editDistance } from "#app/catalogue/edit-distance.ts";

export type Vocabulary = ReadonlyMap<string, number>;

export interface NearWord {
  word: string;
  edits: number;
  /** The number of products with the word. */
  count: number;
}

/** The words within `maxEdits` edits. Digits are never corrected: MS 250 is not MS 251. */
export function nearWords(
  word: string,
  maxEdits: number,
  words: Iterable<string>,
  count: (word: string) => number,
): NearWord[] {
  if (maxEdits === 0 || /\d/.test(word)) return [];
  const letters = lettersOf(word);
  const near: NearWord[] = [];
  for (const other of words) {
    if (other.length < 3 || Math.abs(other.length - word.length) > maxEdits || /\d/.test(other))
      continue;
    if (countBits(letters ^ lettersOf(other)) > 2 * maxEdits) continue;
    const edits = editDistance(word, other);
    if (edits <= maxEdits) near.push({ word: other, edits, count: count(other) });
  }
  return near.filter((each) => each.count > 0);
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
