/** The meanings of phrases, by their letters alone: 'weed eater', 'weed-eater' and 'weedeater'. */

import { stem, tokenize } from "#app/catalogue/words.ts";
import type { Synonym } from "#app/contract/synonyms.ts";
import english from "./english-names.json" with { type: "json" };
import local from "./local-names.json" with { type: "json" };
import { withoutStopWords } from "./stop-words.ts";

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
  words: ReadonlySet<string>;
}

/** Of two equal names the later applies; the shop's own come last. */
export function createThesaurus(synonyms: readonly Synonym[]): Thesaurus {
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
    words,
  };
}

/**
 * The built-in synonyms: English names of machines, and Malayalam and Hindi ones, in Latin letters
 * too. Those of goods that are not sold are matched by name alone, not by every product with a
 * plug.
 */
export const BUILT_IN: readonly Synonym[] = [...english, ...local];

/** The desk's synonyms of a word replace those of the shop's folder. */
export function withStored(synonyms: readonly Synonym[], stored: readonly Synonym[]) {
  const toKey = (word: string) => word.trim().toLowerCase();
  const words = new Set(stored.flatMap(({ from }) => from.map(toKey)));
  return [
    ...synonyms.filter(({ from }) => !from.some((word) => words.has(toKey(word)))),
    ...stored,
  ];
}
