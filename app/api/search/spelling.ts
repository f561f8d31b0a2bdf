/** Corrects typed words to the catalogue's: joined, split or misspelt ones. */

import { stem } from "#app/catalogue/words.ts";
import { isOtherWord, type Thesaurus } from "./synonyms.ts";
import type { NearWord, Vocabulary, WordLookup } from "./vocabulary.ts";

/** The catalogue's words, names and models, by which a query is parsed. Words are stemmed. */
export interface SearchTerms {
  /** Every word. */
  vocabulary: WordLookup;
  /** The words of product types and brands. */
  kindWords: Vocabulary;
  /** Product types and brands, as phrases: 'pressure washer'. */
  kinds: Vocabulary;
  /** Model numbers written as one word: 'ms250'. */
  models: Omit<WordLookup, "near">;
  thesaurus: Thesaurus;
}

/**
 * The last word may be half typed. Words without a near match stay as they are.
 *
 * @param corrections receives each misspelt word with its correction
 */
export function correctSpelling(
  words: readonly string[],
  terms: SearchTerms,
  corrections = new Map<string, string>(),
): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const before = out.at(-1);
    const next = words[at + 1];
    if (isKnown(word, terms) || (next === undefined && isPrefixOfKnown(word, terms)))
      out.push(word);
    else if (next !== undefined && isKnown(word + next, terms)) {
      out.push(word + next);
      at++;
    } else if (before !== undefined && isKnown(before + word, terms))
      out.splice(-1, 1, before + word);
    else {
      const correction = correctWord(word, terms);
      if (correction.join("") !== word) corrections.set(word, correction.join(" "));
      out.push(...correction);
    }
  }
  return out;
}

function isKnown(
  word: string,
  { vocabulary, kindWords, models, thesaurus: { words: tradeWords } }: SearchTerms,
): boolean {
  const stemmed = stem(word);
  return (
    vocabulary.has(stemmed) || kindWords.has(stemmed) || tradeWords.has(stemmed) || models.has(word)
  );
}

function isPrefixOfKnown(
  word: string,
  { vocabulary, models, thesaurus: { words: tradeWords } }: SearchTerms,
): boolean {
  const stemmed = stem(word);
  return (
    [word, stemmed].some((each) => vocabulary.begins(each) || tradeWords.begins(each)) ||
    models.begins(word)
  );
}

/** A phrase typed as one word, such as 'leafblower'; else the nearest word; else any two words. */
function correctWord(word: string, terms: SearchTerms): string[] {
  const splits = /\d/.test(word) ? [] : splitInTwo(word);
  const knownSplits = splits.filter((parts) => parts.every((part) => isKnown(part, terms)));
  const phrase = knownSplits.find((parts) => isPhrase(parts, terms));
  if (phrase) return phrase;
  const near = nearestWord(word, terms);
  if (near?.edits === 1) return [near.word];
  return misspeltPhrase(splits, terms) ?? (near ? [near.word] : (knownSplits[0] ?? [word]));
}

function splitInTwo(word: string): string[][] {
  const splits: string[][] = [];
  for (let cut = 3; cut <= word.length - 3; cut++)
    splits.push([word.slice(0, cut), word.slice(cut)]);
  return splits;
}

/** A phrase typed as one word with a typo in one half: 'hedgetrimer'. */
function misspeltPhrase(splits: string[][], terms: SearchTerms): string[] | null {
  for (const parts of splits) {
    if (!parts.some((part) => isKnown(part, terms))) continue;
    const phrase = parts.map((part) =>
      isKnown(part, terms) ? part : (nearestWord(part, terms)?.word ?? part),
    );
    if (isPhrase(phrase, terms)) return phrase;
  }
  return null;
}

function isPhrase(words: string[], { kinds, thesaurus }: SearchTerms): boolean {
  const stemmed = words.map(stem);
  return kinds.has(stemmed.join(" ")) || thesaurus.of(stemmed) !== null;
}

/** The nearest word; product types, brands and trade names come before other words. */
function nearestWord(
  word: string,
  { vocabulary, kindWords, thesaurus: { words: tradeWords } }: SearchTerms,
): NearWord | null {
  const stemmed = stem(word);
  if (isOtherWord(stemmed)) return null;
  const { kinds, others } = maxEdits(stemmed);
  const near = [
    ...rankByEdits(
      stemmed,
      [...kindWords.near(stemmed, kinds), ...tradeWords.near(stemmed, kinds)].filter(
        (each) => !isAnotherWord(stemmed, each),
      ),
      KIND_BONUS,
    ),
    ...rankByEdits(stemmed, vocabulary.near(stemmed, others), 0),
  ];
  const same = ({ word }: NearWord) => commonPrefixLength(stemmed, word);
  return near.sort((a, b) => a.rank - b.rank || b.count - a.count || same(b) - same(a))[0] ?? null;
}

/** Two letters may be missing in five, as in 'spryr', but two wrong ones make another: 'kochi'. */
function isAnotherWord(typed: string, { word, edits }: NearWord): boolean {
  return edits > 1 && typed.length < 6 && word.length <= typed.length;
}

/** The length of the common prefix of two words. */
function commonPrefixLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** In edits. The first letter is rarely wrong, and product types are likelier than properties. */
const FIRST_LETTER_BONUS = 0.6;
const KIND_BONUS = 0.5;

function rankByEdits(
  word: string,
  near: NearWord[],
  bonus: number,
): (NearWord & { rank: number })[] {
  return near.map((each) => {
    const hasSameStart = each.word[0] === word[0];
    return { ...each, rank: each.edits - bonus - (hasSameStart ? FIRST_LETTER_BONUS : 0) };
  });
}

/** The most edits for a word of this length: more for product types and brands. */
function maxEdits({ length }: string): { kinds: number; others: number } {
  if (length < 4) return { kinds: 0, others: 0 };
  if (length < 5) return { kinds: 1, others: 1 };
  return { kinds: 2, others: length < 7 ? 1 : 2 };
}
