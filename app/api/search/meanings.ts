/** What shoppers' phrases mean, found by their letters alone: 'weed eater', 'weed-eater' and 'weedeater' are one. */
import SearchableMap from "minisearch/SearchableMap";
import { ENGLISH_NAMES } from "./english-names.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { FILLERS, OTHER_WORDS } from "./plain-words.ts";
import { fold, toWords } from "./words.ts";

export interface Meaning {
  /** Phrases of the catalogue, each as its folded words. */
  mean: string[][];
  /** Whether the shopper's own words would find other things. */
  only: boolean;
}

const MEANINGS = new SearchableMap<Meaning>();
const words = new Set<string>();

for (const { say, mean, only = false } of [...ENGLISH_NAMES, ...LOCAL_NAMES]) {
  const meaning = { mean: mean.map((phrase) => toWords(phrase).map(fold)), only };
  for (const phrase of say) {
    const said = meaningful(toWords(phrase));
    for (const key of [said.map(fold).join(""), fold(said.join(""))]) {
      MEANINGS.set(key, meaning);
      words.add(key);
    }
    for (const word of said) words.add(fold(word));
  }
}

/** The words of the trade names, also written together: known, so that their misspellings are mended. */
export const TRADE_WORDS: ReadonlySet<string> = words;

const UNMENDED = new Set(OTHER_WORDS.map(fold));

/** Whether a folded word is a real one that stands for nothing in the catalogue: not a slip for something else. */
export function isOtherWord(word: string): boolean {
  return UNMENDED.has(word);
}

/** Without the words that say nothing about which machine is meant, while others remain. */
export function meaningful(typed: string[]): string[] {
  const kept = typed.filter((word) => !FILLERS.has(word));
  return kept.length > 0 ? kept : typed;
}

/** @param phrase folded words */
export function meaningOf(phrase: readonly string[]): Meaning | null {
  return MEANINGS.get(phrase.join("")) ?? null;
}

/** What a phrase that is still being typed may come to mean. */
export function meaningsBegunBy(phrase: readonly string[]): string[][] {
  const meant = [...MEANINGS.atPrefix(phrase.join("")).values()].flatMap(({ mean }) => mean);
  return [...new Map(meant.map((each) => [each.join(" "), each])).values()];
}
