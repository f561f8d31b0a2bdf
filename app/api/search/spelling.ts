/** Turns words as typed into words the catalogue knows: run together, torn apart or misspelt. */
import { isOtherWord, meaningOf, TRADE_WORDS } from "./meanings.ts";
import type { Known } from "./query.ts";
import { createVocabulary, type Near } from "./vocabulary.ts";
import { fold } from "./words.ts";

const trade = createVocabulary(TRADE_WORDS);

/** The last word may be half typed. Words that are nothing known, nor near it, stay as they are. */
export function spelled(words: readonly string[], known: Known): string[] {
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
    else out.push(...respelled(word, known));
  }
  return out;
}

function isKnown(word: string, { vocabulary, kindWords, models }: Known): boolean {
  const folded = fold(word);
  return vocabulary.has(folded) || kindWords.has(folded) || trade.has(folded) || models.has(word);
}

function isBegun(word: string, { vocabulary, models }: Known): boolean {
  const folded = fold(word);
  return [word, folded].some((each) => vocabulary.begins(each) || trade.begins(each)) || models.begins(word);
}

/** A phrase typed as one word, such as 'leafblower'; else the nearest word; else any two words typed as one. */
function respelled(word: string, known: Known): string[] {
  const cuts = /\d/.test(word) ? [] : waysToCut(word);
  const ways = cuts.filter((parts) => parts.every((part) => isKnown(part, known)));
  const phrase = ways.find((parts) => isPhrase(parts, known)) ?? misspeltPhrase(cuts, known);
  if (phrase) return phrase;
  const near = mended(word, known);
  return near ? [near] : (ways[0] ?? [word]);
}

function waysToCut(word: string): string[][] {
  const cuts: string[][] = [];
  for (let cut = 3; cut <= word.length - 3; cut++) cuts.push([word.slice(0, cut), word.slice(cut)]);
  return cuts;
}

/** A phrase typed as one word with slips in one half: 'hedgetrimer'. */
function misspeltPhrase(cuts: string[][], known: Known): string[] | null {
  for (const parts of cuts) {
    if (!parts.some((part) => isKnown(part, known))) continue;
    const phrase = parts.map((part) => (isKnown(part, known) ? part : (mended(part, known) ?? part)));
    if (isPhrase(phrase, known)) return phrase;
  }
  return null;
}

function isPhrase(words: string[], { kinds }: Known): boolean {
  const folded = words.map(fold);
  return kinds.has(folded.join(" ")) || meaningOf(folded) !== null;
}

/** The nearest word; a kind of machine, a maker or a trade name rather than any other word of the catalogue. */
function mended(word: string, { vocabulary, kindWords }: Known): string | null {
  const folded = fold(word);
  if (isOtherWord(folded)) return null;
  const { heads, others } = slipsAllowed(folded);
  const near = [
    ...rankedBy(folded, [...kindWords.near(folded, heads), ...trade.near(folded, heads)], HEAD_LEAD),
    ...rankedBy(folded, vocabulary.near(folded, others), 0),
  ];
  return near.sort((a, b) => a.rank - b.rank || b.count - a.count)[0]?.word ?? null;
}

/** In slips: people rarely miss the first letter, and rather ask for a kind of machine than for a word about it. */
const FIRST_LETTER_LEAD = 0.6;
const HEAD_LEAD = 0.5;

function rankedBy(word: string, near: Near[], lead: number): (Near & { rank: number })[] {
  return near.map((each) => {
    const sameStart = each.word[0] === word[0];
    return { ...each, rank: each.slips - lead - (sameStart ? FIRST_LETTER_LEAD : 0) };
  });
}

/** How many slips a word of this length may have: more where it is near a word that shoppers ask by. */
function slipsAllowed({ length }: string): { heads: number; others: number } {
  if (length < 4) return { heads: 0, others: 0 };
  if (length < 5) return { heads: 1, others: 1 };
  return { heads: 2, others: length < 7 ? 1 : 2 };
}
