/** Corrects typed words to the catalogue's: joined, split or misspelt ones. */
import { editDistance } from "#app/catalogue/edit-distance.ts";
import { stem } from "#app/catalogue/words.ts";
import type { Thesaurus } from "./synonyms.ts";

export interface NearWord {
  word: string;
  edits: number;
}

/** The catalogue's words, names and models, by which a query is parsed. Words are stemmed. */
export interface Vocabulary {
  /** Whether a product has this word. */
  has(word: string): boolean;
  /** Whether a product has a word that starts with this. */
  begins(word: string): boolean;
  /** Whether the language or the shop's pages have it. */
  isWord(word: string): boolean;
  /** The words that a product has, for a part of a compound: 'batteri' in 'båtbatteri'. */
  containing(part: string): string[];
  /** The word that this most likely is a misspelling of. */
  near(word: string): NearWord | undefined;
  /** Whether a product has this model number or code, written as one word: 'ms250'. */
  hasCode(form: string): boolean;
  beginsCode(form: string): boolean;
  /** Stemmed words as the catalogue writes them. */
  spell(stems: string): string;
  /** Product types and brands: 'pressure washer'. */
  kinds: ReadonlySet<string>;
  /** Kinds of several words, by these words written as one: 'pressurewasher'. */
  joinedKinds: ReadonlyMap<string, string>;
  thesaurus: Thesaurus;
}

/**
 * Words that the catalogue, its synonyms, the shop's pages or the English language has stay as they
 * are, and so does a word without a near match.
 *
 * @param isOpen whether the last word may be half typed
 * @param corrections receives each misspelt word with its correction
 */
export function correctSpelling(
  words: readonly string[],
  vocabulary: Vocabulary,
  isOpen: boolean,
  corrections: Map<string, string>,
): string[] {
  const isKnown = (word: string) =>
    vocabulary.has(word) || vocabulary.thesaurus.words.has(stem(word));
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const before = out.at(-1);
    const next = words[at + 1];
    if (isKnown(word) || (isOpen && next === undefined && isBegun(word, vocabulary)))
      out.push(word);
    else if (next !== undefined && isKnown(word + next)) {
      out.push(word + next);
      at++;
    } else if (before !== undefined && isKnown(before + word)) out.splice(-1, 1, before + word);
    else if (vocabulary.containing(word).length > 0) out.push(word);
    else {
      const correction = correctWord(word, [before, next], vocabulary, isKnown);
      if (correction.join("") !== word) corrections.set(word, correction.join(" "));
      out.push(...correction);
    }
  }
  return out;
}

function isBegun(word: string, { begins, beginsCode, thesaurus }: Vocabulary): boolean {
  const starts = [word, stem(word)];
  return (
    begins(word) ||
    beginsCode(word) ||
    [...thesaurus.words.keys()].some((each) => starts.some((start) => each.startsWith(start)))
  );
}

/**
 * A kind typed as one word, such as 'leafblower'; else the nearest word; else any two known words.
 * A word that is spelt well is a typo only if that completes the name of a kind with a word beside it:
 * 'brush cuter', 'spryer battery'.
 */
function correctWord(
  word: string,
  [before, next]: (string | undefined)[],
  { near, isWord, kinds, joinedKinds, thesaurus }: Vocabulary,
  isKnown: (word: string) => boolean,
): string[] {
  const nearest = near(word);
  const meant = nearest?.word ?? word;
  if (isWord(word)) {
    const phrases = [before && [before, meant], next && [meant, next], next && [next, meant]].map(
      (phrase) => (phrase ? phrase.map(stem) : []),
    );
    const isTypo =
      nearest?.edits === 1 &&
      phrases.some((phrase) => kinds.has(phrase.join(" ")) || thesaurus.of(phrase));
    return [isTypo ? meant : word];
  }
  const kind = joinedKinds.get(stem(word)) ?? joinedKinds.get(meant);
  if (kind) return kind.split(" ");
  if (nearest || /\d/.test(word)) return [meant];
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every(isKnown)) return parts;
  }
  return [word];
}

/**
 * The words within so many edits, of which one of the first two letters is right. Digits are never
 * corrected: MS 250 is not MS 251.
 */
export function nearWords(word: string, maxEdits: number, words: Iterable<string>): NearWord[] {
  if (maxEdits === 0 || /\d/.test(word)) return [];
  const start = word.slice(0, 2);
  const near: NearWord[] = [];
  for (const other of words) {
    if (other.length < 3 || Math.abs(other.length - word.length) > maxEdits) continue;
    if (!start.includes(other.charAt(0)) && !start.includes(other.charAt(1))) continue;
    const edits = editDistance(word, other);
    if (edits <= maxEdits && !/\d/.test(other)) near.push({ word: other, edits });
  }
  return near;
}
