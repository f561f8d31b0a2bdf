/** What shoppers' phrases mean, found by their letters alone: 'weed eater', 'weed-eater' and 'weedeater' are one. */
import SearchableMap from "minisearch/SearchableMap";
import { ENGLISH_NAMES } from "./english-names.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { OTHER_WORDS, STOP_WORDS } from "./stop-words.ts";
import { stem, tokenize } from "./words.ts";

export interface Synonym {
  /** Phrases of the catalogue, each as its stemmed words. */
  to: string[][];
  /** Whether the shopper's own words would find other things. */
  only: boolean;
}

const SYNONYMS = new SearchableMap<Synonym>();
const words = new Set<string>();

for (const { from, to, only = false } of [...ENGLISH_NAMES, ...LOCAL_NAMES]) {
  const synonym = { to: to.map((phrase) => tokenize(phrase).map(stem)), only };
  for (const phrase of from) {
    const said = withoutStopWords(tokenize(phrase));
    for (const key of [said.map(stem).join(""), stem(said.join(""))]) {
      SYNONYMS.set(key, synonym);
      words.add(key);
    }
    for (const word of said) words.add(stem(word));
  }
}

/** The words of the trade names, also written together: known, so that their misspellings are corrected. */
export const TRADE_WORDS: ReadonlySet<string> = words;

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

/** @param phrase stemmed words */
export function findSynonym(phrase: readonly string[]): Synonym | null {
  return SYNONYMS.get(phrase.join("")) ?? null;
}

/** What a phrase that is still being typed may come to mean. */
export function synonymsStartingWith(phrase: readonly string[]): string[][] {
  const meant = [...SYNONYMS.atPrefix(phrase.join("")).values()].flatMap(({ to }) => to);
  return [...new Map(meant.map((each) => [each.join(" "), each])).values()];
}
