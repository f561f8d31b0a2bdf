/** Corrects typed words to the catalogue's: joined, split or misspelt ones. */
import { editDistance } from "#app/catalogue/edit-distance.ts";
import { stem } from "#app/catalogue/words.ts";
import { isEnglish } from "./english-words.ts";
import type { Thesaurus } from "./synonyms.ts";

export interface NearWord {
  word: string;
  edits: number;
  /** The number of products with the word. */
  count: number;
}

/** The catalogue's words, names and models, by which a query is parsed. Words are stemmed. */
export interface SearchTerms {
  /** Whether a product has this word. */
  has(word: string): boolean;
  /** Whether a product has a word that starts with this. */
  begins(word: string): boolean;
  /** The words that a product has, for a part of a compound: 'batteri' in 'båtbatteri'. */
  containing(part: string): string[];
  /** The words within `maxEdits` edits. */
  near(word: string, maxEdits: number): NearWord[];
  /** Whether a product has this model number or code, written as one word: 'ms250'. */
  hasCode(form: string): boolean;
  beginsCode(form: string): boolean;
  /** Product types and brands, as phrases: 'pressure washer'. */
  kinds: ReadonlyMap<string, number>;
  /** The words of product types and brands, each with the number of its products. */
  kindWords: ReadonlyMap<string, number>;
  thesaurus: Thesaurus;
}

/**
 * Words that the catalogue, its synonyms or the English language has stay as they are, and so does
 * a word without a near match.
 *
 * @param isOpen whether the last word may be half typed
 * @param corrections receives each misspelt word with its correction
 */
export function correctSpelling(
  words: readonly string[],
  terms: SearchTerms,
  isOpen: boolean,
  corrections: Map<string, string>,
): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const before = out.at(-1);
    const next = words[at + 1];
    if (isKnown(word, terms) || (isOpen && next === undefined && isBegun(word, terms)))
      out.push(word);
    else if (next !== undefined && isKnown(word + next, terms)) {
      out.push(word + next);
      at++;
    } else if (before !== undefined && isKnown(before + word, terms))
      out.splice(-1, 1, before + word);
    else if (terms.containing(word).length > 0) out.push(word);
    else {
      const correction = isEnglish(word)
        ? [misspeltIn(word, before, next, terms) ?? word]
        : correctWord(word, terms);
      if (correction.join("") !== word) corrections.set(word, correction.join(" "));
      out.push(...correction);
    }
  }
  return out;
}

function isKnown(word: string, terms: SearchTerms): boolean {
  return terms.has(word) || terms.thesaurus.words.has(stem(word));
}

function isBegun(word: string, terms: SearchTerms): boolean {
  const stemmed = stem(word);
  const isTradeWord = (each: string) => each.startsWith(word) || each.startsWith(stemmed);
  return (
    terms.begins(word) || terms.beginsCode(word) || [...terms.thesaurus.words].some(isTradeWord)
  );
}

/** An English word that is a typo in its phrase: 'brush cuter'. */
function misspeltIn(
  word: string,
  before: string | undefined,
  next: string | undefined,
  terms: SearchTerms,
): string | null {
  const near = nearestWord(word, terms);
  if (near?.edits !== 1) return null;
  const phrases = [before && [before, near.word], next && [near.word, next]];
  return phrases.some((phrase) => phrase && isPhrase(phrase, terms)) ? near.word : null;
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

/** In edits. The first letter is rarely wrong, and product types are likelier than properties. */
const FIRST_LETTER_BONUS = 0.6;
const KIND_BONUS = 0.5;

/** The nearest word; product types, brands and trade names come before other words. */
function nearestWord(word: string, terms: SearchTerms): NearWord | null {
  const stemmed = stem(word);
  const { kinds, others } = maxEdits(stemmed);
  const named = [...terms.kindWords.keys(), ...terms.thesaurus.words];
  const ranked = [
    ...nearWords(stemmed, kinds, named, (each) => terms.kindWords.get(each) ?? 1)
      .filter((each) => !isAnotherWord(stemmed, each))
      .map((near) => ({ near, rank: near.edits - KIND_BONUS })),
    ...terms.near(stemmed, others).map((near) => ({ near, rank: near.edits })),
  ].map(({ near, rank }) => ({
    near,
    rank: near.word[0] === stemmed[0] ? rank - FIRST_LETTER_BONUS : rank,
  }));
  ranked.sort((a, b) => a.rank - b.rank || b.near.count - a.near.count);
  return ranked[0]?.near ?? null;
}

/** Two letters may be missing in five, as in 'spryr', but two wrong ones make another: 'kochi'. */
function isAnotherWord(typed: string, { word, edits }: NearWord): boolean {
  return edits > 1 && typed.length < 6 && word.length <= typed.length;
}

/** The most edits for a word of this length: more for product types and brands. */
function maxEdits({ length }: string): { kinds: number; others: number } {
  if (length < 4) return { kinds: 0, others: 0 };
  if (length < 5) return { kinds: 1, others: 1 };
  return { kinds: 2, others: length < 7 ? 1 : 2 };
}

/**
 * The words within `maxEdits` edits, of which one of the first two letters is right. Digits are
 * never corrected: MS 250 is not MS 251.
 */
export function nearWords(
  word: string,
  maxEdits: number,
  words: Iterable<string>,
  count: (word: string) => number,
): NearWord[] {
  if (maxEdits === 0 || /\d/.test(word)) return [];
  const start = word.slice(0, 2);
  const near: NearWord[] = [];
  for (const other of words) {
    if (other.length < 3 || Math.abs(other.length - word.length) > maxEdits) continue;
    if (!start.includes(other.charAt(0)) && !start.includes(other.charAt(1))) continue;
    const edits = editDistance(word, other);
    if (edits <= maxEdits && !/\d/.test(other))
      near.push({ word: other, edits, count: count(other) });
  }
  return near.filter((each) => each.count > 0);
}
