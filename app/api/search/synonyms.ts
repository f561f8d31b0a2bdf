/** What shoppers' phrases mean, found by their letters alone: 'weed eater', 'weed-eater' and 'weedeater' are one. */
import { ENGLISH_NAMES, type Synonym } from "./english-names.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { OTHER_WORDS, STOP_WORDS } from "./stop-words.ts";
import { Vocabulary } from "./vocabulary.ts";
import { stem, tokenize } from "./words.ts";

export interface Meaning {
  /** Phrases of the catalogue, each as its stemmed words. */
  to: string[][];
  /** Whether the shopper's own words would find other things. */
  only: boolean;
}

/** What a shop's customers call things: the built-in names and the dealer's own. */
export interface Thesaurus {
  /** @param phrase stemmed words; null where they mean nothing of their own */
  of(phrase: readonly string[]): Meaning | null;
  /** What a phrase that is still being typed may come to mean. */
  begunBy(phrase: readonly string[]): string[][];
  /** The words of the names, also written together: known, so that their misspellings are corrected. */
  words: Vocabulary;
}

/** Of two names that are written alike the later one counts: the dealer's come last. */
export function createThesaurus(synonyms: readonly Synonym[]): Thesaurus {
  const meanings = new Map<string, Meaning>();
  const words = new Set<string>();
  for (const { from, to, only = false } of synonyms) {
    const meaning = { to: to.map((phrase) => tokenize(phrase).map(stem)), only };
    for (const phrase of from) {
      const said = withoutStopWords(tokenize(phrase));
      for (const key of [said.map(stem).join(""), stem(said.join(""))]) {
        if (key === "") continue;
        meanings.set(key, meaning);
        words.add(key);
      }
      for (const word of said) words.add(stem(word));
    }
  }
  return {
    of: (phrase) => meanings.get(phrase.join("")) ?? null,
    begunBy(phrase) {
      const meant = [...meanings].filter(([key]) => key.startsWith(phrase.join(""))).flatMap(([, { to }]) => to);
      return [...new Map(meant.map((each) => [each.join(" "), each])).values()];
    },
    words: new Vocabulary(new Map([...words].map((word) => [word, 1]))),
  };
}

/** The names that come with the program. */
export const BUILT_IN: readonly Synonym[] = [...ENGLISH_NAMES, ...LOCAL_NAMES];

const NEVER_CORRECTED = new Set(OTHER_WORDS.map(stem));

/** Whether a stemmed word is a real one that stands for nothing in the catalogue: not a typo for something else. */
export function isOtherWord(word: string): boolean {
  return NEVER_CORRECTED.has(word);
}

/** Without the words that say nothing about which machine is meant, while others remain. */
export function withoutStopWords(typed: string[]): string[] {
  const kept = typed.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : typed;
}
