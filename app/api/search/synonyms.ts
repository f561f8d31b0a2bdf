/** The meanings of phrases, by their letters alone: 'weed eater', 'weed-eater' and 'weedeater'. */

import { stem, tokenize } from "#app/catalogue/words.ts";
import { ENGLISH_NAMES, type EnglishName } from "./english-names.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { OTHER_WORDS, STOP_WORDS } from "./stop-words.ts";
import { Vocabulary } from "./vocabulary.ts";

interface Meaning {
  /** The catalogue's phrases, each as its stemmed words. */
  to: string[][];
  /** Whether the shopper's own words would match other products. */
  only: boolean;
}

/** The synonyms of a shop: the built-in ones and its own. */
export interface Thesaurus {
  /** The meaning of a phrase of stemmed words; null where it has none. */
  of(phrase: readonly string[]): Meaning | null;
  /** The meanings of all phrases that start with these words. */
  begunBy(phrase: readonly string[]): string[][];
  /** The words of the names, single and joined: known, so that their misspellings are corrected. */
  words: Vocabulary;
}

/** Of two equal names the later applies; the shop's own come last. */
export function createThesaurus(synonyms: readonly EnglishName[]): Thesaurus {
  const meanings = new Map<string, Meaning>();
  const words = new Set<string>();
  for (const { from, to, only = false } of synonyms) {
    const meaning = { to: to.map((phrase) => tokenize(phrase).map(stem)), only };
    for (const phrase of from) {
      const typed = withoutStopWords(tokenize(phrase));
      for (const key of [typed.map(stem).join(""), stem(typed.join(""))]) {
        if (key === "") continue;
        meanings.set(key, meaning);
        words.add(key);
      }
      for (const word of typed) words.add(stem(word));
    }
  }
  return {
    of: (phrase) => meanings.get(phrase.join("")) ?? null,
    begunBy(phrase) {
      const meant = [...meanings]
        .filter(([key]) => key.startsWith(phrase.join("")))
        .flatMap(([, { to }]) => to);
      return [...new Map(meant.map((each) => [each.join(" "), each])).values()];
    },
    words: new Vocabulary(new Map([...words].map((word) => [word, 1]))),
  };
}

/** The built-in synonyms. */
export const BUILT_IN: readonly EnglishName[] = [...ENGLISH_NAMES, ...LOCAL_NAMES];

const NEVER_CORRECTED = new Set(OTHER_WORDS.map(stem));

/** Whether a stemmed word names something that is not sold here, so that it is not a typo. */
export function isOtherWord(word: string): boolean {
  return NEVER_CORRECTED.has(word);
}

/** Drops stop words while other words remain. */
export function withoutStopWords(typed: string[]): string[] {
  const kept = typed.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : typed;
}
