/** Turns words as typed into words the catalogue knows: run together, torn apart or misspelt. */

import type { Known } from "./known.ts";
import { isOtherWord } from "./synonyms.ts";
import type { Near } from "./vocabulary.ts";
import { stem } from "./words.ts";

/**
 * The last word may be half typed. Words that are nothing known, nor near it, stay as they are.
 *
 * @param mendings takes up what was misspelt, as typed and as read
 */
export function correctSpelling(
  words: readonly string[],
  known: Known,
  mendings = new Map<string, string>(),
): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const before = out.at(-1);
    const next = words[at + 1];
    if (isKnown(word, known) || (next === undefined && isBegun(word, known))) out.push(word);
    else if (next !== undefined && isKnown(word + next, known)) {
      out.push(word + next);
      at++;
    } else if (before !== undefined && isKnown(before + word, known)) out.splice(-1, 1, before + word);
    else {
      const read = correctWord(word, known);
      if (read.join("") !== word) mendings.set(word, read.join(" "));
      out.push(...read);
    }
  }
  return out;
}

function isKnown(word: string, { vocabulary, kindWords, models, thesaurus: { words: trade } }: Known): boolean {
  const stemmed = stem(word);
  return vocabulary.has(stemmed) || kindWords.has(stemmed) || trade.has(stemmed) || models.has(word);
}

function isBegun(word: string, { vocabulary, models, thesaurus: { words: trade } }: Known): boolean {
  const stemmed = stem(word);
  return [word, stemmed].some((each) => vocabulary.begins(each) || trade.begins(each)) || models.begins(word);
}

/** A phrase typed as one word, such as 'leafblower'; else the nearest word; else any two words typed as one. */
function correctWord(word: string, known: Known): string[] {
  const cuts = /\d/.test(word) ? [] : waysToCut(word);
  const ways = cuts.filter((parts) => parts.every((part) => isKnown(part, known)));
  const phrase = ways.find((parts) => isPhrase(parts, known));
  if (phrase) return phrase;
  const near = corrected(word, known);
  if (near?.edits === 1) return [near.word];
  return misspeltPhrase(cuts, known) ?? (near ? [near.word] : (ways[0] ?? [word]));
}

function waysToCut(word: string): string[][] {
  const cuts: string[][] = [];
  for (let cut = 3; cut <= word.length - 3; cut++) cuts.push([word.slice(0, cut), word.slice(cut)]);
  return cuts;
}

/** A phrase typed as one word with edits in one half: 'hedgetrimer'. */
function misspeltPhrase(cuts: string[][], known: Known): string[] | null {
  for (const parts of cuts) {
    if (!parts.some((part) => isKnown(part, known))) continue;
    const phrase = parts.map((part) => (isKnown(part, known) ? part : (corrected(part, known)?.word ?? part)));
    if (isPhrase(phrase, known)) return phrase;
  }
  return null;
}

function isPhrase(words: string[], { kinds, thesaurus }: Known): boolean {
  const stemmed = words.map(stem);
  return kinds.has(stemmed.join(" ")) || thesaurus.of(stemmed) !== null;
}

/** The nearest word; a kind of machine, a maker or a trade name rather than any other word of the catalogue. */
function corrected(word: string, { vocabulary, kindWords, thesaurus: { words: trade } }: Known): Near | null {
  const stemmed = stem(word);
  if (isOtherWord(stemmed)) return null;
  const { heads, others } = mostEdits(stemmed);
  const near = [
    ...rankedBy(stemmed, [...kindWords.near(stemmed, heads), ...trade.near(stemmed, heads)], HEAD_LEAD),
    ...rankedBy(stemmed, vocabulary.near(stemmed, others), 0),
  ];
  const same = ({ word }: Near) => sharedStart(stemmed, word);
  return near.sort((a, b) => a.rank - b.rank || b.count - a.count || same(b) - same(a))[0] ?? null;
}

/** How many letters two words begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** In edits: people rarely miss the first letter, and rather ask for a kind of machine than for a word about it. */
const FIRST_LETTER_LEAD = 0.6;
const HEAD_LEAD = 0.5;

function rankedBy(word: string, near: Near[], lead: number): (Near & { rank: number })[] {
  return near.map((each) => {
    const sameStart = each.word[0] === word[0];
    return { ...each, rank: each.edits - lead - (sameStart ? FIRST_LETTER_LEAD : 0) };
  });
}

/** How many edits a word of this length may have: more where it is near a word that shoppers ask by. */
function mostEdits({ length }: string): { heads: number; others: number } {
  if (length < 4) return { heads: 0, others: 0 };
  if (length < 5) return { heads: 1, others: 1 };
  return { heads: 2, others: length < 7 ? 1 : 2 };
}
